import type { CSSProperties } from "react";
import { m } from "#app/paraglide/messages.js";
import type { RupeeRange } from "#contract/trip/itinerary.ts";
import { sayRange } from "./say-figures.ts";
import styles from "./so-far.module.css";
import type { DayCost } from "./spread-costs.ts";

/** To the hundred: it is an estimate. */
const round = ([low, high]: RupeeRange): RupeeRange => [
  Math.round(low / 100) * 100,
  Math.round(high / 100) * 100,
];

/** What the day adds, and what the trip has cost by its end. */
export function SoFar({
  cost,
  total,
}: {
  cost: DayCost | undefined;
  total: RupeeRange | undefined;
}) {
  if (!cost || !total) return null;
  const share = total[1] > 0 ? cost.sofar[1] / total[1] : 0;
  return (
    <p className={`${styles.sofar} num`}>
      <span className={styles.adds}>
        {m.day_adds()} <b>{sayRange(round(cost.added))}</b>
      </span>
      <i aria-hidden="true" style={{ "--share": share } as CSSProperties} />
      <span>
        {m.day_sofar({ sum: sayRange(round(cost.sofar)) })}{" "}
        <span className="muted">{m.day_sofar_of({ sum: sayRange(round(total)) })}</span>
      </span>
    </p>
  );
}
