import { m } from "#app/paraglide/messages.js";
import { formatShortDay } from "#app/ui/format-dates.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import type { QuoteItem } from "#contract/quote/quote-item.ts";
import type { NightRun, StayChange } from "#contract/quote/quote-stays.ts";
import { dateOfDay, listSpans } from "#contract/quote/stay-dates.ts";

/** When a stay is for: "10 Jun to 12 Jun"; where nobody said, that. */
export function sayStay(content: QuoteContent, item: QuoteItem): string {
  const spans = listSpans(content, item);
  if (spans.length === 0) return m.quote_stay_undated();
  return spans
    .map(({ from, to }) =>
      m.quote_stay_span({ from: formatShortDay(from), to: formatShortDay(to) }),
    )
    .join(", ");
}

/** "12 Jun Netarhat", or "12 Jun Netarhat (2)" of two nights. */
export function sayRun(content: QuoteContent, { place, nights }: NightRun): string {
  const first = content.trip.days.findIndex(({ id }) => id === nights[0]);
  const count = nights.length > 1 ? ` (${nights.length})` : "";
  return `${formatShortDay(dateOfDay(content, first))} ${place}${count}`;
}

/** What became of a stay when the days were changed. */
export function sayStayChange({ title, before, after, isApart }: StayChange): string {
  if (after === 0) return m.quote_stay_lost({ title });
  if (after < before) return m.quote_stay_fewer({ title, before, after });
  return isApart ? m.quote_stay_apart({ title }) : "";
}
