import type { ShownDays } from "#app/itinerary/days-of-page.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import { findOffered } from "#contract/wire/offered-quote.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";

/** The first and the last day of what was agreed, and the ids of its days; null where nothing is. */
function findSpan(data: TripPage, quote: ShownQuote | null) {
  if (data.stage !== "accepted") return null;
  const offered = findOffered(quote);
  // A day that is only reckoned with begins nothing.
  if (!offered && data.travelWhen) return null;
  const { trip, days = [] }: ShownDays = offered ?? data;
  const first = offered?.departure ?? data.travelDate;
  const ids = (trip?.days ?? days).map(({ id }) => id);
  return { first, last: addDays(first, Math.max(ids.length, 1) - 1), ids };
}

/** Whether a trip was accepted and its last day is past. */
export function isTravelled(data: TripPage, quote: ShownQuote | null, now = new Date()): boolean {
  const span = findSpan(data, quote);
  return span !== null && span.last < dayInIndia(now);
}

/** A day of a trip that is under way: its place, from 1, of how many, and its id; "" where its days are not known. */
export type DayUnderWay = { number: number; count: number; id: string };

/** Which day of an accepted trip it is; null before and after it. */
export function findTripDay(
  data: TripPage,
  quote: ShownQuote | null,
  now = new Date(),
): DayUnderWay | null {
  const span = findSpan(data, quote);
  const today = dayInIndia(now);
  if (!span || today < span.first || today > span.last) return null;
  const past = Math.round((Date.parse(today) - Date.parse(span.first)) / 86_400_000);
  return { number: past + 1, count: Math.max(span.ids.length, 1), id: span.ids[past] ?? "" };
}
