import { checkSum, takeShare } from "./money-arithmetic.ts";
import { listUnits, type PricedUnit } from "./price-lines.ts";
import type { QuoteParty } from "./quote.ts";
import type { QuoteItem, TaxRule } from "./quote-item.ts";
import { dearRoom } from "./tax-rules.ts";

/** What is asked for a unit: the price, with the margin where it is a net one. */
export const sellingPrice = (price: number, margin: number | null): number =>
  margin === null ? price : price + takeShare(price, margin);

/** A part of a line as it is read: `times` × `each` is `paisa`. */
export type PriceLine = Omit<PricedUnit, "price"> & {
  nights: number;
  quantity: number;
  /** Persons, rooms or beds × nights × quantity. */
  times: number;
  /** What is asked for one, before tax. */
  each: number;
  paisa: number;
};

export type LineSum = {
  /** What is asked, before tax. */
  sell: number;
  /** What it costs us; null where only the selling price is known. */
  net: number | null;
  /** How often the unit is taken, children too: persons or rooms × nights × quantity. */
  times: number;
  /** What the sum is made of. */
  lines: PriceLine[];
};

/** @throws SumError */
export function sumItem(item: QuoteItem, party: QuoteParty): LineSum {
  const { nights, quantity } = item;
  const often = nights * quantity;
  const units = listUnits(item, party);
  const sumOf = (amounts: number[]) => checkSum(amounts.reduce((sum, one) => sum + one, 0));
  const lines = units.map(({ price, ...unit }) => {
    const each = sellingPrice(price, item.margin);
    const times = unit.count * often;
    return { ...unit, nights, quantity, times, each, paisa: checkSum(times * each) };
  });
  const counted = lines.filter(
    ({ of }) => of !== "extra-bed" && (of !== "child" || item.per !== "room"),
  );
  return {
    sell: sumOf(lines.map(({ paisa }) => paisa)),
    net:
      item.margin === null
        ? null
        : sumOf(units.map(({ price, count }) => checkSum(count * often * price))),
    times: counted.reduce((sum, { times }) => sum + times, 0),
    lines,
  };
}

/**
 * By whose rate a line is taxed: of a house alone whose rooms cost more than 7,500 a day that of other services. What
 * a cancellation costs keeps the rule of what was cancelled. @throws SumError
 */
export function ruleOf(item: QuoteItem, party: QuoteParty): TaxRule {
  if (item.tax !== "stay" || item.kind !== "stay") return item.tax;
  const rooms = item.per === "room" ? (item.count ?? party.rooms) : party.rooms;
  const days = Math.max(1, rooms) * item.nights * item.quantity;
  return sumItem(item, party).sell > dearRoom * days ? "other" : "stay";
}
