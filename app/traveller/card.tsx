import type { ReactNode } from "react";
import styles from "./account.module.css";

/** One matter of the account. */
export function Card({
  id,
  title,
  lede,
  children,
}: {
  id?: string;
  title: string;
  lede?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={styles.card}>
      <h2 className="h3">{title}</h2>
      {lede && <p className="muted small">{lede}</p>}
      {children}
    </section>
  );
}
