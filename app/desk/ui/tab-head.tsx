import type { ReactNode } from "react";
import styles from "./list.module.css";

/** The heading of a tab, with what belongs to all of it. */
export function TabHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h2 className="h3">{title}</h2>
      {children && <div className={styles.tools}>{children}</div>}
    </header>
  );
}
