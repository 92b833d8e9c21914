import type { ReactNode } from "react";
import { m } from "#app/paraglide/messages.js";
import styles from "./trip-bar.module.css";

/** On a phone, as long as the trip is on the screen: what it costs, and the one next thing to do. */
export const TripBar = ({
  sum,
  note,
  children,
}: {
  sum: string;
  note: string;
  children: ReactNode;
}) => (
  <aside className={styles.bar} data-bar="" aria-label={m.trip_bar()}>
    <p className="num">
      <b>{sum}</b>
      <small>{note}</small>
    </p>
    {children}
  </aside>
);
