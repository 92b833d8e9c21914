import { m } from "#app/paraglide/messages.js";
import { formatRupees } from "#app/ui/format-money.ts";
import styles from "./price-badge.module.css";

/** The average price of a night, in whole rupees. */
export function PriceBadge({ price }: { price: number }) {
  return (
    <p className={styles.badge}>
      <b className="num">{formatRupees(price)}</b>
      <span>{m.place_nightly()}</span>
    </p>
  );
}
