import { memo } from "react";
import { useSay } from "#app/itinerary/said.tsx";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import type { Conflict } from "#contract/trip/itinerary.ts";
import styles from "./conflicts.module.css";

/** Wishes that cannot all be kept, and what to give up. */
export const Conflicts = memo(function Conflicts({
  conflicts,
}: {
  conflicts: readonly Conflict[];
}) {
  const say = useSay();
  if (conflicts.length === 0) return null;
  const told = conflicts.map((conflict) => ({
    text: say(conflict),
    giveUp: conflict.giveUp.map(say),
  }));
  return (
    <section className={styles.conflicts} aria-labelledby="plan-conflicts">
      <h3 className="h4" id="plan-conflicts">
        <Icon name="alert" />
        {m.plan_conflicts_title()}
      </h3>
      {told.map(({ text, giveUp }) => (
        <div key={text}>
          <p>{text}</p>
          {giveUp.length > 0 && (
            <>
              <p className="small muted">{m.plan_conflicts_give_up()}</p>
              <ul>
                {giveUp.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      ))}
    </section>
  );
});
