import { addDays } from "#contract/trip/calendar-day.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import { findOffered } from "#contract/wire/offered-quote.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";

/** Whether a trip was accepted and its last day is past. */
export function isTravelled(data: TripPage, quote: ShownQuote | null, now = new Date()): boolean {
  if (data.stage !== "accepted") return false;
  const offered = findOffered(quote);
  const { length: count } = (offered?.trip ?? offered ?? data.trip ?? data).days;
  const departure = offered?.departure ?? data.travelDate;
  return addDays(departure, Math.max(count, 1) - 1) < dayInIndia(now);
}
