import type { ReactNode } from "react";
import styles from "./empty-list.module.css";

/** Nothing to list: a lone camp under stars, a sentence, and perhaps something to do. */
export function EmptyList({
  title,
  lede,
  children,
}: {
  title: string;
  lede: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 600 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <g className={styles.stars}>
          <circle cx="70" cy="46" r="1.8" />
          <circle cx="142" cy="88" r="1.2" />
          <circle cx="214" cy="30" r="1.6" />
          <circle cx="288" cy="70" r="1.1" />
          <circle cx="352" cy="26" r="1.8" />
          <circle cx="420" cy="92" r="1.2" />
          <circle cx="548" cy="40" r="1.6" />
        </g>
        <path className={styles.moon} d="M452 40a34 34 0 1 0 24 50 28 28 0 1 1-24-50z" />
        <path className={styles.far} d="M0 152Q140 92 300 140T600 112V200H0z" />
        <path className={styles.near} d="M0 182Q170 122 340 172T600 158V200H0z" />
        <path className={styles.tent} d="M146 142l18-26 18 26z" />
        <path className={styles.door} d="M164 116l6 26h-12z" />
      </svg>
      <div className={styles.text}>
        <h2 className="h3">{title}</h2>
        <p className="muted">{lede}</p>
        {children}
      </div>
    </div>
  );
}
