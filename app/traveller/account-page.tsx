import type { ReactNode } from "react";
import { RestOfStyles } from "#app/ui/inline-styles.tsx";
import styles from "./account-page.module.css";
import { HourPicture, type PicturedHour } from "./hour-picture.tsx";

/** A page that is one form: the picture of an hour, and a card with the form on it. */
export function AccountPage({
  hour,
  title,
  lede,
  children,
}: {
  hour: PicturedHour;
  title: string;
  lede?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <>
      <section className={styles.page} data-hour={hour}>
        <div className={styles.picture}>
          <HourPicture hour={hour} sizes="max(940px, 110vw)" priority />
        </div>
        <div className={styles.card}>
          <h1 className="h2">{title}</h1>
          {lede && <div className={styles.lede}>{lede}</div>}
          {children && <div className={styles.body}>{children}</div>}
        </div>
      </section>
      <RestOfStyles />
    </>
  );
}
