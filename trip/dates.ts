import { addDays } from "#contract/trip/calendar-day.ts";
import type { TripDay, TripDocument } from "./document.ts";

export { addDays };

type Dated = Pick<TripDocument, "start" | "days">;

/** The date (YYYY-MM-DD) of the day at a place of the list, from 0; null while the trip has no start. */
export const dateAt = ({ start }: Pick<TripDocument, "start">, index: number): string | null =>
  start === null ? null : addDays(start, index);

/** The date of a day by its id; null where there is no such day or no start. */
export function dateOf(trip: Dated, day: TripDay["id"]): string | null {
  const index = trip.days.findIndex(({ id }) => id === day);
  return index < 0 ? null : dateAt(trip, index);
}

/** Days with their numbers from 1 and dates. */
export const listDated = (trip: Dated): { day: TripDay; number: number; date: string | null }[] =>
  trip.days.map((day, index) => ({ day, number: index + 1, date: dateAt(trip, index) }));
