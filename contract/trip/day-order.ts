import { addDays } from "./calendar-day.ts";

/** The order of a trip's days. A date belongs to a place in the list: whichever day comes there is on it. */

type Dated = { date: string | null };

/** The date of a place; behind the last the days that follow it. Null: the trip has no dates. */
export function dateAt(days: readonly Dated[], index: number): string | null {
  const day = days[index];
  if (day) return day.date;
  const last = days.at(-1)?.date;
  return last ? addDays(last, index - days.length + 1) : null;
}

/** Days with the dates of the places that they have now. */
export const putDates = <Day extends Dated>(
  days: readonly Day[],
  places: readonly Dated[],
): Day[] => days.map((day, index) => ({ ...day, date: dateAt(places, index) }));

/** Moves one of a list by `steps`; the list as it is where there is no room. */
export function moveItem<T extends { id: string }>(
  list: readonly T[],
  id: string,
  steps: number,
): T[] {
  const from = list.findIndex((one) => one.id === id);
  const to = from + steps;
  const item = list[from];
  if (!item || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

const hasOther = (base: readonly Dated[], list: readonly Dated[]) =>
  list.some(({ date }, index) => index < base.length && date !== base[index]?.date);

/**
 * The dates of the places after two have changed the same trip: of whoever moved it. `conflicts`: places to
 * which both gave another date, and different ones; they stand as in `theirs`.
 */
export function mergeDates<Day extends Dated>(
  base: readonly Day[],
  mine: readonly Day[],
  theirs: readonly Day[],
): { places: readonly Dated[]; conflicts: Day[] } {
  const longer = mine.length > theirs.length ? mine : theirs;
  if (!hasOther(base, mine))
    return { places: hasOther(base, theirs) ? theirs : longer, conflicts: [] };
  if (!hasOther(base, theirs)) return { places: mine, conflicts: [] };
  const conflicts = mine.filter(
    ({ date }, index) => index < theirs.length && date !== theirs[index]?.date,
  );
  return { places: theirs, conflicts };
}
