import { m } from "#app/paraglide/messages.js";
import type { CompiledHours } from "#contract/plannable.ts";
import { describeState } from "./fact-texts.ts";
import { describeHours } from "./hours.ts";
import styles from "./hours-fact.module.css";
import { useOpenState } from "./use-open-state.ts";

type HoursFactProps = { hours: CompiledHours; month: number; bySun: boolean };

/** The week in words; the browser adds whether it is open now, where the server says whose clock it is. */
export function HoursFact({ hours, month, bySun }: HoursFactProps) {
  const state = useOpenState(hours);
  return (
    <>
      {describeHours(hours, month, bySun).map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
      <span className={styles.state} data-open={state?.open} data-testid="open-state">
        {state ? describeState(state) : m.fact_india_time()}
      </span>
    </>
  );
}
