import { dayInIndia, minuteInIndia } from "#contract/trip/india-clock.ts";
import type { PlanDay, PlanStop } from "#contract/trip/trip-days.ts";
import type { BookDay, TripBook } from "#contract/wire/trip-book.ts";

/** Now in India, where the trip is, whatever the phone's own zone: YYYY-MM-DD and minutes after midnight. */
export function findIndiaNow(now = new Date()): { day: string; minute: number } {
  return { day: dayInIndia(now), minute: minuteInIndia(now) };
}

/** Place of the day that is today; -1 before the trip and after it. */
export const findTodayIn = (book: Pick<TripBook, "days">, day: string): number =>
  book.days.findIndex(({ date }) => date === day);

export type Ahead = {
  stop: PlanStop;
  /** Minutes after midnight; null where it is not known. */
  leave: number | null;
  ride: number | null;
  spot: { lat: number; lon: number } | null;
};

/** Rides are told to five minutes. */
const step = 5;

/** The stop that comes next on a day at a minute of it, and when one leaves for it; null: nothing timed is left. */
export function findNext(day: PlanDay, told: BookDay | undefined, minute: number): Ahead | null {
  const stop = day.stops.find(({ at }) => at !== null && at >= minute);
  if (!stop) return null;
  const known = told?.stops.find(({ id }) => id === stop.id);
  const ride = known?.ride ?? null;
  return {
    stop,
    ride,
    leave: ride !== null && stop.at !== null ? Math.floor((stop.at - ride) / step) * step : null,
    spot: known ? { lat: known.lat, lon: known.lon } : null,
  };
}

/** Numbers of trains in what a day says: five digits behind the word, or before a train's name. */
export function findTrains(day: PlanDay): string[] {
  const text = [day.text, ...day.stops.flatMap(({ name, text }) => [name, text])].join("\n");
  const found = text.matchAll(
    /\btrain\s*(?:no\.?|number)?\s*(\d{5})\b|\b(\d{5})\b(?=[^\n]{0,40}\b(?:express|mail|rajdhani|shatabdi|vande|duronto|train)\b)/gi,
  );
  return [...new Set([...found].map(([, one, other]) => one ?? other ?? ""))];
}
