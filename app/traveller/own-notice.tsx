import type { ReactNode } from "react";
import styles from "./own-page.module.css";

/** In the place of what is one's own: why it is not there, and what can be done about it. */
export function Notice({
  title,
  lede,
  children,
}: {
  title: string;
  lede: string;
  children?: ReactNode;
}) {
  return (
    <section className={styles.notice}>
      <h2 className="h3">{title}</h2>
      <p className="muted">{lede}</p>
      {children}
    </section>
  );
}
