import { addDays } from "#contract/trip/calendar-day.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import { findOffered } from "#contract/wire/offered-quote.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";

/** The first and the last day of what was agreed; null where nothing is. */
function findSpan(data: TripPage, quote: ShownQuote | null): [first: string, last: string] | null {
  if (data.stage !== "accepted") return null;
  const offered = findOffered(quote);
  const { length: count } = (offered?.trip ?? offered ?? data.trip ?? data).days;
  const departure = offered?.departure ?? data.travelDate;
  return [departure, addDays(departure, Math.max(count, 1) - 1)];
}

/** Whether a trip was accepted and its last day is past. */
export function isTravelled(data: TripPage, quote: ShownQuote | null, now = new Date()): boolean {
  const span = findSpan(data, quote);
  return span !== null && span[1] < dayInIndia(now);
}

/** Which day of an accepted trip it is, from 1; null before and after it. */
export function findTripDay(
  data: TripPage,
  quote: ShownQuote | null,
  now = new Date(),
): number | null {
  const span = findSpan(data, quote);
  const today = dayInIndia(now);
  if (!span || today < span[0] || today > span[1]) return null;
  return Math.round((Date.parse(today) - Date.parse(span[0])) / 86_400_000) + 1;
}
