import type { FeeWhen } from "#contract/content/fee.ts";
import type { Ticket } from "#contract/content/ticket.ts";
import type { Catalogue } from "../catalogue.ts";
import { findPageAddress, findSightAddress } from "./page-of-sight.ts";
import type { PlacedSight, Places } from "./read-places.ts";
import { findReading } from "./standing.ts";

type Source = { places: Places; catalogue: Catalogue };
type Prices = Pick<FeeWhen, "indian" | "saarc" | "foreign" | "child" | "childUnder">;

const tellPrices = ({ indian, saarc, foreign, child, childUnder }: Prices) => ({
  indian,
  saarc: saarc ?? null,
  foreign,
  child: child ?? null,
  childUnder: childUnder ?? null,
});

/** What a sight asks, as its card and page tell it; null where nobody knows. */
export function tellFee({ catalogue }: Source, { fee, closedTo }: PlacedSight) {
  if (!fee) return null;
  return {
    /** Nobody from abroad is let in, and so nobody from abroad pays. */
    isIndianAlone: closedTo?.includes("foreign") ?? false,
    ...tellPrices(fee),
    per: fee.per ?? "person",
    asOf: fee.asOf,
    note: fee.note ?? null,
    /** Other prices on weekdays (ISO, Monday is 1), in a season ("MM-DD") or on a festival's days. */
    when: (fee.when ?? []).map(({ weekdays, season, festival, ...prices }) => ({
      ...tellPrices(prices),
      weekdays: weekdays ?? null,
      season: season ?? null,
      festival: festival === undefined ? null : tellFestival(catalogue, festival),
    })),
  };
}

function tellFestival(catalogue: Catalogue, slug: string) {
  const name = catalogue.festivals.find((festival) => festival.slug === slug)?.name ?? slug;
  return { name, to: findPageAddress(catalogue, `festival:${slug}`) };
}

/** A ticket of several sights, as one of them tells it: what else it opens, for how long, who says so. */
function tellTicket({ places, catalogue }: Source, ticket: Ticket, own: string) {
  const { id, name, kind, opens, also, days, price, note } = ticket;
  return {
    id,
    name,
    kind,
    others: opens.flatMap((sight) => {
      const other = places.sights.find((item) => item.id === sight);
      if (!other || sight === own) return [];
      return [{ name: other.name, to: findSightAddress(places, catalogue, sight) }];
    }),
    also: also ?? null,
    days,
    price: price ? { ...tellPrices(price), asOf: price.asOf } : null,
    note: note ?? null,
    reading: findReading(ticket),
  };
}

/** What several sights are seen with, this one among them. */
export const tellTickets = (source: Source, sight: string) =>
  source.places.tickets
    .filter(({ opens }) => opens.includes(sight))
    .map((ticket) => tellTicket(source, ticket, sight));
