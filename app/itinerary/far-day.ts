import styles from "./far-day.module.css";

/** What a card of a day is high, about, before it has been drawn. */
const headPixels = 420;
const partPixels = 60;

/** For the card of a day with so many visits: out of sight it is neither laid out nor painted before it comes near. */
export const farDay = (visits: number) => ({
  className: styles.far,
  style: { containIntrinsicBlockSize: `auto ${headPixels + partPixels * visits}px` },
});

/** Days that are painted with a trip; the next follow in the moment after. */
export const firstDays = 2;
