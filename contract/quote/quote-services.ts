import { tripLimits } from "#trip/limits.ts";
import { pickLined, type Service, type ServiceKind } from "#trip/service.ts";
import { isCharge } from "./cancel-scope.ts";
import type { QuoteContent } from "./quote.ts";
import type { ItemKind, QuoteItem } from "./quote-item.ts";

/** What is bought for a quote's trip, as its lines say. */

/** Which kind of line a service is. */
export const itemKindOf: Record<ServiceKind, ItemKind> = {
  stay: "stay",
  car: "transport",
  train: "transport",
  flight: "transport",
  guide: "guide",
  ticket: "ticket",
  meal: "meal",
  fee: "ticket",
  other: "other",
};

/** What a line is where nobody has said more: a transport is a car. */
const usualKind: Record<ItemKind, ServiceKind> = {
  stay: "stay",
  transport: "car",
  guide: "guide",
  ticket: "ticket",
  meal: "meal",
  other: "other",
};

type Quote = Pick<QuoteContent, "items" | "party" | "trip">;

/** A line that still begins where its service did goes on for the days of that. */
function daysOf({ day }: QuoteItem, old: Service | undefined, { trip }: Quote): string[] {
  if (day === null) return [];
  const known = old?.days.includes(day) ? old.days : [day];
  return trip.days.flatMap(({ id }) => (known.includes(id) ? [id] : []));
}

const nobody = { adults: 0, children: 0, childrenWithBed: 0, rooms: 0, vehicles: 0, groups: 0 };

function countFor(item: QuoteItem, kind: ServiceKind, { party }: Quote): Service["quantities"] {
  const { count, quantity, per } = item;
  const children = item.children ?? party.children;
  if (kind === "stay") {
    const childrenWithBed = item.childBeds;
    const rooms = count ?? party.rooms;
    return { ...nobody, adults: party.adults, children, childrenWithBed, rooms };
  }
  if (per === "person") return { ...nobody, adults: count ?? party.adults, children };
  const heads = { ...nobody, adults: party.adults, children: party.children };
  return kind === "car" ? { ...heads, vehicles: quantity } : { ...heads, groups: quantity };
}

/**
 * The services of a quote's document: one for each line, under its id, with the supplier and the rate that the line has.
 * What the document knew beyond a line (which kind of transport, which days) stays as long as it is the same service.
 */
export function writeServices(quote: Quote): Service[] {
  const known = new Map(quote.trip.services.map((service) => [service.id, service]));
  const items = quote.items.filter((item) => !isCharge(item));
  return items.slice(0, tripLimits.services).map((item): Service => {
    const found = known.get(item.id);
    const old = found && itemKindOf[found.kind] === item.kind ? found : undefined;
    const kind = old?.kind ?? usualKind[item.kind];
    return {
      id: item.id,
      kind,
      title: item.title,
      ...pickLined(item),
      days: item.kind === "stay" ? [] : daysOf(item, old, quote),
      nights: item.nightsOf,
      quantities: countFor(item, kind, quote),
      supplier: item.supplier || null,
      rate: item.rate,
    };
  });
}
