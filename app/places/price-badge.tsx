import { m } from "#app/paraglide/messages.js";
import { formatRupees } from "#app/ui/format-money.ts";
import type { Reading } from "#server/content/places/standing.ts";
import styles from "./price-badge.module.css";
import { StandingMark } from "./standing-mark.tsx";

/** The average price of a night, in whole rupees. */
export function PriceBadge({ price, reading }: { price: number; reading: Reading }) {
  return (
    <p className={styles.badge}>
      <b className="num">{formatRupees(price)}</b>
      <span>{m.place_nightly()}</span>
      <StandingMark reading={reading} below />
    </p>
  );
}
