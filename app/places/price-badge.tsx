import { m } from "#app/paraglide/messages.js";
import styles from "./price-badge.module.css";

const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** The average price of a night, in whole rupees. */
export function PriceBadge({ price }: { price: number }) {
  return (
    <p className={styles.badge}>
      <b className="num">{rupees.format(price)}</b>
      <span>{m.place_nightly()}</span>
    </p>
  );
}
