import { m } from "#app/paraglide/messages.js";
import { formatLongDay } from "#app/ui/format-dates.ts";
import { confirmedKinds } from "#contract/agenda.ts";
import { addDays } from "#contract/calendar-day.ts";
import type { QuoteContent, QuoteItem } from "#contract/quote.ts";
import { isTaken } from "#contract/quote-total.ts";
import type { Supplier } from "#contract/rate-book.ts";

/** A line of the quote that somebody has to confirm, with whom to ask and what. */
export type Need = {
  item: string;
  title: string;
  supplier: string;
  email: string;
  phone: string;
  body: string;
};

/** The day a line begins on: its day of the plan, else the departure. */
function dayOf(content: QuoteContent, { day }: QuoteItem): string {
  const index = Math.max(
    0,
    content.days.findIndex(({ id }) => id === day),
  );
  return content.days[index]?.date ?? addDays(content.departure, index);
}

function sayWhat(content: QuoteContent, item: QuoteItem): string {
  const day = formatLongDay(dayOf(content, item));
  const { adults, children } = content.party;
  const people = m.asks_people({ adults, children });
  if (item.kind !== "stay") return m.asks_text_other({ what: item.title, day, people });
  const rooms = item.count ?? content.party.rooms;
  return m.asks_text_stay({ what: item.title, day, nights: item.nights, rooms, people });
}

/** Stays, drivers and guides of what is sold, as the rate book knows them; `ticked`: the options that are taken. */
export const proposeAsks = (
  content: QuoteContent,
  ticked: readonly string[],
  suppliers: readonly Supplier[],
  trip: { name: string; reference: string },
): Need[] =>
  content.items
    .filter(
      (item) =>
        (confirmedKinds as readonly string[]).includes(item.kind) && isTaken(item, [...ticked]),
    )
    .map((item) => {
      const known = suppliers.find(({ rates }) => rates.some(({ id }) => id === item.rate));
      return {
        item: item.id,
        title: item.title,
        supplier: known?.name ?? item.title,
        email: known?.email ?? "",
        phone: known?.phone ?? "",
        body: [sayWhat(content, item), m.asks_text_for(trip)].join("\n"),
      };
    });
