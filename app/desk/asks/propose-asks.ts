import { sayLoaded } from "#app/itinerary/said.tsx";
import { m } from "#app/paraglide/messages.js";
import { formatLongDay } from "#app/ui/format-dates.ts";
import { findMain } from "#contract/quote/beside-lines.ts";
import { findCalled } from "#contract/quote/find-called.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import type { QuoteItem } from "#contract/quote/quote-item.ts";
import { isTaken } from "#contract/quote/quote-total.ts";
import type { Supplier } from "#contract/quote/rate-book.ts";
import { dateOfDay, listSpans } from "#contract/quote/stay-dates.ts";
import { headsOf, sayParty } from "#contract/trip/say-party.ts";
import { confirmedKinds } from "#contract/wire/agenda.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";

/** As long as what is asked may be. */
const mostLetters = 4000;

/** A line of the quote that somebody has to confirm, with whom to ask and what. */
export type Need = {
  item: string;
  title: string;
  supplier: string;
  /** Of the rate book; null: it is not in it. */
  supplierId: string | null;
  email: string;
  phone: string;
  body: string;
  /** False of a stay whose nights nobody chose: the letter has a gap for its dates. */
  isDated: boolean;
};

/** Check-in and check-out of a stay, each time that one comes; where nobody chose its nights, that they are open. */
function sayStay(content: QuoteContent, item: QuoteItem): string[] {
  const spans = listSpans(content, item);
  const when = spans.map(({ from, to, nights }) =>
    m.asks_text_span({ from: formatLongDay(from), to: formatLongDay(to), nights }),
  );
  return [
    ...(when.length > 0 ? when : [m.asks_text_undated({ nights: item.nights })]),
    m.asks_text_rooms({ rooms: item.count ?? content.party.rooms }),
    ...(item.extraBeds > 0 ? [m.asks_text_extra_beds({ count: item.extraBeds })] : []),
    ...(item.childBeds > 0 ? [m.asks_text_child_beds({ count: item.childBeds })] : []),
  ];
}

/** The days of a drive or a guide, with their way: its own day, else all of them. */
function sayDays(content: QuoteContent, { day }: QuoteItem): string[] {
  const days = daysOfDocument(content.trip, sayLoaded).map(({ id, title }, index) => ({
    id,
    text: `${formatLongDay(dateOfDay(content, index))}: ${title}`,
  }));
  const own = days.filter(({ id }) => id === day);
  const said = (own.length > 0 ? own : days).map(({ text }) => text);
  return said.length > 0 ? said : [formatLongDay(content.departure)];
}

const sayWhat = (content: QuoteContent, item: QuoteItem): string[] => [
  item.title,
  ...(item.kind === "stay" ? sayStay(content, item) : sayDays(content, item)),
  m.asks_people({ people: sayParty(headsOf(content.party), content.party) }),
];

/** Stays, drivers and guides of what is sold, as the rate book knows them; `ticked`: the options that are taken. */
export const proposeAsks = (
  content: QuoteContent,
  ticked: readonly string[],
  suppliers: readonly Supplier[],
  trip: { name: string; reference: string },
): Need[] =>
  content.items
    .filter((item) => isTaken(item, ticked))
    .filter(
      (item, _, taken) =>
        (confirmedKinds as readonly string[]).includes(item.kind) && !findMain(taken, item),
    )
    .map((item) => {
      const known =
        suppliers.find(({ rates }) => rates.some(({ id }) => id === item.rate)) ??
        findCalled(suppliers, item.title, item.kind);
      return {
        item: item.id,
        title: item.title,
        supplier: known?.name ?? item.title,
        supplierId: known?.id ?? null,
        email: known?.email ?? "",
        phone: known?.phone ?? "",
        isDated: item.kind !== "stay" || listSpans(content, item).length > 0,
        body: [...sayWhat(content, item), m.asks_text_for(trip)].join("\n").slice(0, mostLetters),
      };
    });
