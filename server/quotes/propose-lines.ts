import { blankItem } from "#contract/quote/blank-item.ts";
import type { ChildPrice, QuoteItem } from "#contract/quote/quote-item.ts";
import { itemKindOf } from "#contract/quote/quote-services.ts";
import { dateOf } from "#trip/dates.ts";
import type { TripDocument } from "#trip/document.ts";
import {
  listEntries,
  proposeServices,
  seats,
  type Ticket,
  type TicketOf,
} from "#trip/propose-services.ts";
import { pickLined, type Service, type ServiceKind } from "#trip/service.ts";

/** What has to be bought for a trip as lines of its quote: only tickets have a price yet, where the facts know it. */

/** Each of these is a seat. */
const perSeat: readonly ServiceKind[] = ["train", "flight"];
const paisa = (rupees: number) => rupees * 100;

/** As a line of a quote may be called at most. */
const mostLetters = 40;

function priceTicket(
  { per, adult, child, childUnder }: Ticket,
  { adults, children }: Service["quantities"],
): Partial<QuoteItem> {
  const cars = Math.max(1, Math.ceil((adults + children) / seats));
  if (per !== "person")
    return { per: "group", price: paisa(adult), quantity: per === "group" ? 1 : cars };
  const price = paisa(adult);
  if (child === null) return { per: "person", price };
  const cheaper: ChildPrice = { from: 0, to: childUnder - 1, price: paisa(child), bedPrice: null };
  return { per: "person", price, childPrices: [cheaper] };
}

function writeLine(service: Service, ticket: Ticket | null): QuoteItem {
  const { id, kind, title, days, nights, quantities } = service;
  const line = blankItem(itemKindOf[kind], title, id.slice(0, mostLetters));
  const [first] = nights.length > 0 ? nights : days;
  return {
    ...line,
    ...pickLined(service),
    day: first ?? null,
    ...(kind === "stay" && { nightsOf: nights, nights: nights.length }),
    ...(kind === "car" && { quantity: Math.max(1, quantities.vehicles) }),
    ...(perSeat.includes(kind) && { per: "person" as const }),
    ...(ticket && priceTicket(ticket, quantities)),
  };
}

export function proposeLines(
  trip: TripDocument,
  ticketOf: TicketOf,
): { services: Service[]; items: QuoteItem[] } {
  const known = trip.services;
  const services = known.length > 0 ? known : proposeServices(trip, ticketOf);
  const entries = new Map(listEntries(trip, ticketOf).map(({ sight, ticket }) => [sight, ticket]));
  const visited = new Set(
    trip.days.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === "visit" ? [item.sight] : [])),
    ),
  );
  /** A sight that is gone from the days has its own price; one that another's ticket opens has none. */
  const findTicket = ({ id, days: [first] }: Service) => {
    const sight = id.replace(/^ticket-/, "");
    if (visited.has(sight)) return entries.get(sight) ?? null;
    const passport = trip.party?.passport ?? "foreign";
    return ticketOf.sight(sight, passport, first ? dateOf(trip, first) : null);
  };
  const items = services.map((service) =>
    writeLine(service, service.kind === "ticket" ? findTicket(service) : null),
  );
  return { services, items: [...new Map(items.map((item) => [item.id, item])).values()] };
}
