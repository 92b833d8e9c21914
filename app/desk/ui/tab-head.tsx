import type { ReactNode } from "react";
import styles from "./list.module.css";

/** The heading of a tab in one line, with how many there are and what belongs to all of it. */
export function TabHead({
  title,
  count,
  children,
}: {
  title: string;
  count?: number | undefined;
  children?: ReactNode;
}) {
  return (
    <header className={styles.head}>
      <h2>
        {title} {count !== undefined && <span className={styles.total}>{count}</span>}
      </h2>
      {children && <div className={styles.tools}>{children}</div>}
    </header>
  );
}
