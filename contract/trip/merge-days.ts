import { mergeDates, putDates } from "./day-order.ts";
import { mergeById, mergeFields } from "./merge-by-id.ts";
import type { PlanDay, PlanDays, PlanStop } from "./trip-days.ts";

/** Two people in one day need not collide: its fields, its stops, and their fields, each by itself. */
const mergeDay = mergeFields<PlanDay>({
  stops: (base, mine, theirs) => mergeById(base, mine, theirs, mergeFields<PlanStop>()),
});

const undated = (days: PlanDays): PlanDays => days.map((day) => ({ ...day, date: null }));

/**
 * Two people changed the same days: what only one of them touched is taken from them, day by day.
 * Dates belong to the places of the list and are brought together by themselves.
 * `conflicts`: days that both changed, and differently; they stand as in `theirs`.
 */
export function mergeDays(
  base: PlanDays,
  mine: PlanDays,
  theirs: PlanDays,
): { days: PlanDays; conflicts: string[] } {
  const { list, conflicts } = mergeById(undated(base), undated(mine), undated(theirs), mergeDay);
  const dates = mergeDates(base, mine, theirs);
  const moved = dates.conflicts.map(({ id }) => id);
  return {
    days: putDates(list, dates.places),
    conflicts: [...new Set([...conflicts, ...moved])],
  };
}
