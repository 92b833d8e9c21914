import { addDays } from "#contract/trip/calendar-day.ts";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { TripDay, TripDocument } from "./document.ts";
import { documentOfDays } from "./document-of-days.ts";

/** Of a day between two that were kept with a gap between their dates. */
const gapTitle = "Free day";
const dayMs = 86_400_000;
/** A longer gap is a mistyped date. */
const longestGap = 30;

const blankDay = (id: string): PlanDays[number] => ({
  id,
  date: null,
  title: gapTitle,
  text: "",
  sleeps: null,
  stops: [],
});

/**
 * With a free day for each date that was left out: a day's date is its place in the trip now, and none that was sent
 * may become another.
 */
export function fillGaps(days: PlanDays): PlanDays {
  const taken = new Set(days.map(({ id }) => id));
  let count = 0;
  const takeId = (): string => {
    const id = `free-${++count}`;
    return taken.has(id) ? takeId() : id;
  };
  const filled: PlanDays = [];
  let next: string | null = null;
  for (const day of days) {
    const gap: number =
      next && day.date ? Math.round((Date.parse(day.date) - Date.parse(next)) / dayMs) : 0;
    if (gap > 0 && gap <= longestGap)
      for (let at = 0; at < gap; at++) filled.push(blankDay(takeId()));
    filled.push(day);
    const date: string | null = day.date ?? next;
    next = date && addDays(date, 1);
  }
  return filled;
}

/**
 * The document of days that a release before it kept as words: ids, words and times come back as they were.
 * `nightsOnWay`: ids of the days whose night was spent on the way.
 */
export function documentOfStoredDays(days: PlanDays, nightsOnWay: readonly string[]): TripDocument {
  // Nothing of it is a code: nobody has to say one.
  const trip = documentOfDays(fillGaps(days), null, () => "", "office");
  const onWay = (day: TripDay): TripDay =>
    day.night && nightsOnWay.includes(day.id)
      ? { ...day, night: { kind: "way", base: null, name: day.night.name } }
      : day;
  return { ...trip, days: trip.days.map(onWay) };
}
