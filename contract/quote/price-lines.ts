import { headsOf } from "#contract/trip/say-party.ts";
import type { QuoteParty } from "./quote.ts";
import type { ChildPrice, QuoteItem } from "./quote-item.ts";

/** What a line of a quote is made of: each part has a number and a price, and together they are its sum. */
type Party = Pick<QuoteParty, "adults" | "children" | "ages" | "rooms">;

/** A part of a line before its margin. `price`: of one of them, once. */
export type PricedUnit = {
  of: "adult" | "child" | "room" | "extra-bed" | "group";
  count: number;
  /** Of children, in years; null where nobody said. */
  ages: (number | null)[];
  /** Of a child whose price depends on it: with a bed of its own, or without. */
  bed: boolean | null;
  /** A child for which nobody gave another price than an adult's. */
  asAdult: boolean;
  price: number;
};

type Child = Pick<PricedUnit, "bed" | "asAdult" | "price"> & { age: number | null };

const findPrice = (prices: readonly ChildPrice[], age: number | null) =>
  prices.find(({ from, to }) => age !== null && from <= age && age <= to);

function priceChild(item: QuoteItem, age: number | null, hasBed: boolean): Child {
  const known = findPrice(item.childPrices, age);
  if (known) {
    const { price, bedPrice } = known;
    if (bedPrice === null) return { age, bed: null, asAdult: false, price };
    return { age, bed: hasBed, asAdult: false, price: hasBed ? bedPrice : price };
  }
  // In a room a child that has no price of its own costs nothing more: it is one of those who sleep there.
  if (item.per === "room") return { age, bed: null, asAdult: false, price: 0 };
  const asAdult = item.childPrice === null;
  return { age, bed: null, asAdult, price: item.childPrice ?? item.price };
}

/** The children that a line counts, the oldest first: they have the beds; of whom nobody knows the age before all. */
function listChildren(item: QuoteItem, party: Party): Child[] {
  if (item.per === "group" || (item.per === "room" && item.childPrices.length === 0)) return [];
  const count = item.children ?? party.children;
  const ages = headsOf({ ...party, children: count, ages: party.ages.slice(0, count) }).children;
  return ages
    .toSorted((one, other) => (other ?? 99) - (one ?? 99))
    .map((age, at) => priceChild(item, age, at < item.childBeds));
}

function groupChildren(children: readonly Child[]): PricedUnit[] {
  const groups = new Map<string, PricedUnit>();
  for (const { age, ...child } of children) {
    const key = JSON.stringify([child.bed, child.asAdult, child.price]);
    const group = groups.get(key) ?? { of: "child", count: 0, ages: [], ...child };
    groups.set(key, { ...group, count: group.count + 1, ages: [...group.ages, age] });
  }
  return [...groups.values()];
}

/** The parts of a line: adults and children apart, rooms and extra beds apart. Those of which there is none are missing. */
export function listUnits(item: QuoteItem, party: Party): PricedUnit[] {
  const plain = { ages: [], bed: null, asAdult: false };
  const children = groupChildren(listChildren(item, party));
  const { price } = item;
  const units: PricedUnit[] =
    item.per === "person"
      ? [{ ...plain, of: "adult", count: item.count ?? party.adults, price }, ...children]
      : item.per === "room"
        ? [
            { ...plain, of: "room", count: item.count ?? party.rooms, price },
            { ...plain, of: "extra-bed", count: item.extraBeds, price: item.extraBedPrice ?? 0 },
            ...children.filter((unit) => unit.price > 0),
          ]
        : [{ ...plain, of: "group", count: 1, price }];
  return units.filter(({ count }) => count > 0);
}
