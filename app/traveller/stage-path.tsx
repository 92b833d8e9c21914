import { m } from "#app/paraglide/messages.js";
import type { TripStage } from "#contract/wire/trip-stages.ts";
import styles from "./my-trips.module.css";

/** What a traveller calls the stages. */
export const ownStageNames: Record<TripStage, () => string> = {
  new: m.mytrips_stage_new,
  qualified: m.mytrips_stage_qualified,
  quote_sent: m.mytrips_stage_quote_sent,
  accepted: m.mytrips_stage_accepted,
  lost: m.mytrips_stage_lost,
};

const path = ["new", "qualified", "quote_sent", "accepted"] as const;

/** The request's day: the sun climbs from the horizon to Accepted, or has set. */
export function StagePath({ stage }: { stage: TripStage }) {
  if (stage === "lost") return <p className={styles.closed}>{m.mytrips_stage_lost()}</p>;
  const at = path.indexOf(stage);
  return (
    <ol className={styles.path} aria-label={m.mytrips_status()}>
      {path.map((step, index) => (
        <li
          key={step}
          data-done={index < at || undefined}
          aria-current={index === at ? "step" : undefined}
          style={{ ["--height" as string]: `${index * 10}px` }}
        >
          <i />
          {ownStageNames[step]()}
        </li>
      ))}
    </ol>
  );
}
