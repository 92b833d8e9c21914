import type { ReactNode } from "react";
import styles from "./account-page.module.css";

/** A page that is one form: the sky of an hour, hills, and a card with the form on it. */
export function AccountPage({
  hour,
  title,
  lede,
  wide = false,
  children,
}: {
  hour: "dawn" | "noon" | "gold" | "dusk" | "night";
  title: string;
  lede?: ReactNode;
  wide?: boolean;
  children?: ReactNode;
}) {
  return (
    <section className={styles.page} data-hour={hour}>
      <svg
        className={styles.hills}
        viewBox="0 0 1440 420"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <circle className={styles.sun} cx="1090" cy="150" r="74" />
        <path className={styles.far} d="M-20 210Q180 120 420 196T860 170t420 30 220-40v260H-20z" />
        <path className={styles.middle} d="M-20 290Q240 190 560 274t560-20 360 10v200H-20z" />
        <path className={styles.near} d="M-20 366Q360 280 720 344t760-20v120H-20z" />
      </svg>
      <div className={styles.card} data-wide={wide || undefined}>
        <h1 className="h2">{title}</h1>
        {lede && <div className={styles.lede}>{lede}</div>}
        {children && <div className={styles.body}>{children}</div>}
      </div>
    </section>
  );
}
