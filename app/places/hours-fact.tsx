import { useEffect, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { type MyDates, readMyDates } from "#app/trips/my-dates.ts";
import { findToday } from "#app/ui/format-dates.ts";
import type { CompiledHours } from "#contract/content/plannable.ts";
import { describeState } from "./fact-texts.ts";
import { describeDates, describeHours } from "./hours.ts";
import styles from "./hours-fact.module.css";
import { useOpenState } from "./use-open-state.ts";

type HoursFactProps = { hours: CompiledHours; month: number; bySun: boolean };

/** The dates of a trip that this browser knows of; null on the server, and where there is none. */
function useMyDates(): MyDates | null {
  const [dates, setDates] = useState<MyDates | null>(null);
  useEffect(() => setDates(readMyDates(findToday())), []);
  return dates;
}

/**
 * The week in words; the browser adds whether it is open now, where the server says whose clock it is,
 * and whether it is open on the days of a trip that was begun here.
 */
export function HoursFact({ hours, month, bySun }: HoursFactProps) {
  const state = useOpenState(hours);
  const dates = useMyDates();
  return (
    <>
      {describeHours(hours, month, bySun).map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
      <span className={styles.state} data-open={state?.open} data-now="" data-testid="open-state">
        {state ? describeState(state) : m.fact_india_time()}
      </span>
      {dates && (
        <span className={styles.dates} data-testid="open-on-dates">
          {describeDates(hours, dates.from, dates.to)}
        </span>
      )}
    </>
  );
}
