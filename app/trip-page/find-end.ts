import { addDays } from "#contract/trip/calendar-day.ts";
import { findOffered } from "#contract/wire/offered-quote.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";

/** Today in India, YYYY-MM-DD, whatever the reader's own zone. */
const findToday = (now: number) => new Date(now + 330 * 60_000).toISOString().slice(0, 10);

/** Whether a trip was accepted and its last day is past. */
export function isTravelled(data: TripPage, quote: ShownQuote | null, now = Date.now()): boolean {
  if (data.stage !== "accepted") return false;
  const offered = findOffered(quote);
  const { length: count } = (offered?.trip ?? offered ?? data.trip ?? data).days;
  const departure = offered?.departure ?? data.travelDate;
  return addDays(departure, Math.max(count, 1) - 1) < findToday(now);
}
