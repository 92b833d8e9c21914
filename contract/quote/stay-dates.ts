import { addDays } from "#trip/dates.ts";
import type { QuoteContent } from "./quote.ts";
import type { QuoteItem } from "./quote-item.ts";
import { type Nights, nightsOfStay } from "./quote-stays.ts";

type Dated = Nights & Pick<QuoteContent, "departure">;

/** The date (YYYY-MM-DD) of a day of the trip: of its place, counted from the departure where the trip has no start. */
export const dateOfDay = (
  { trip, departure }: Pick<QuoteContent, "trip" | "departure">,
  index: number,
): string => addDays(trip.start ?? departure, index);

/** Check-in and check-out (YYYY-MM-DD) of each time that one stays; none where nobody said when. */
export type StaySpan = { from: string; to: string; nights: number };

export function listSpans(quote: Dated, item: QuoteItem): StaySpan[] {
  const spans: StaySpan[] = [];
  let next = -1;
  for (const [index, { id }] of quote.trip.days.entries()) {
    if (!nightsOfStay(quote, item).includes(id)) continue;
    const last = spans.at(-1);
    const to = addDays(dateOfDay(quote, index), 1);
    if (last && next === index) Object.assign(last, { to, nights: last.nights + 1 });
    else spans.push({ from: dateOfDay(quote, index), to, nights: 1 });
    next = index + 1;
  }
  return spans;
}

/** When a line is rendered: first check-in to last check-out, the day that it belongs to, else the whole trip. */
export function listServiceDays(
  quote: Dated,
  item: QuoteItem,
): { from: string | null; to: string | null } {
  if (item.kind === "stay") {
    const spans = listSpans(quote, item);
    return { from: spans[0]?.from ?? null, to: spans.at(-1)?.to ?? null };
  }
  const own = quote.trip.days.findIndex(({ id }) => id === item.day);
  const [first, last] = own === -1 ? [0, Math.max(quote.trip.days.length - 1, 0)] : [own, own];
  return { from: dateOfDay(quote, first), to: dateOfDay(quote, last) };
}
