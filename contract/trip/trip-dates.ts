import { addDays } from "./calendar-day.ts";
import type { PlanDays } from "./trip-days.ts";

type Days = readonly Pick<PlanDays[number], "date">[];

/** Whether a trip's days have dates. `when`: how well its departure is known; empty: somebody has said it, as of a quote. */
export const isDated = ({ days, when }: { days: Days; when: string }): boolean =>
  when === "" || Boolean(days[0]?.date);

/** The date of each day, by its index; null where nobody has said when the trip begins. */
export const readDates =
  ({ days, departure, when }: { days: Days; departure: string; when?: string }) =>
  (index: number): string | null =>
    days[index]?.date ?? (when ? null : addDays(departure, index));
