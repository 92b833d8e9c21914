import type { CSSProperties } from "react";
import styles from "./far-day.module.css";

const heightOf = (days: number, visits: number) =>
  ({ "--days": days, "--visits": visits }) as CSSProperties;

/** For the card of a day with so many visits: out of sight it is neither laid out nor painted before it comes near. */
export const farDay = (visits: number) => ({ className: styles.far, style: heightOf(1, visits) });

/** The room of days with so many visits in all, which are not drawn yet: what stands below them does not move. */
export const roomOfDays = (days: number, visits: number) => ({
  className: styles.room,
  style: heightOf(days, visits),
});

/** Days that are painted with a trip; the next follow in the moment after. */
export const firstDays = 2;
