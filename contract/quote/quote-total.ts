import { isCharge } from "./cancel-scope.ts";
import type { PackagePrice } from "./package-price.ts";
import { listUnits, type PricedUnit } from "./price-lines.ts";
import {
  type ExchangeRate,
  mostSum,
  type PaymentPart,
  type QuoteContent,
  type QuoteItem,
  type QuoteParty,
  type QuoteTotals,
  type TaxRates,
  type TaxRule,
} from "./quote.ts";
import { dearRoom, type Rates, rateOf, sumGst, writeSums } from "./tax-rules.ts";

/** The sums of a quote, the same in the browser and on the server: whole paisa, rounded half up. */

/** A sum is beyond what any trip costs, or no sum at all. */
export class SumError extends RangeError {
  override name = "SumError";
}

/** @throws SumError */
function checkSum(sum: number): number {
  if (!Number.isSafeInteger(sum) || sum < 0 || sum > mostSum)
    throw new SumError("The sum is too large: please check prices and quantities.");
  return sum;
}

/** value × numerator ÷ denominator, rounded half up; exact whatever the size. All are 0 or more. */
export const scale = (value: number, numerator: number, denominator: number): number => {
  const twice = BigInt(value) * BigInt(numerator) * 2n + BigInt(denominator);
  return Number(twice / (BigInt(denominator) * 2n));
};

/** So many hundredths of a percent of an amount. */
export const takeShare = (paisa: number, share: number): number => scale(paisa, share, 10_000);

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

/** A sum in as many parts; no two differ by more than one, the larger ones first. */
export function splitEvenly(sum: number, count: number): number[] {
  const each = Math.floor(sum / count);
  const rest = sum - each * count;
  return Array.from({ length: count }, (_, index) => each + (index < rest ? 1 : 0));
}

/** A sum by shares that make 10,000 together: each part within a paisa of its share, all of them the sum. */
export function splitByShares(sum: number, shares: number[]): number[] {
  let [reached, given] = [0, 0];
  return shares.map((one) => {
    reached += one;
    const until = takeShare(sum, reached);
    const part = until - given;
    given = until;
    return part;
  });
}

/** The rates of tax that hold on a day; the earliest known before all. Null: none is known. */
export const findTaxRates = (rates: readonly TaxRates[], day: string): TaxRates | null => {
  const sorted = rates.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return sorted.findLast(({ from }) => from <= day) ?? sorted[0] ?? null;
};

/** The latest rate of exchange set until a day. Null: none was. */
export const findExchangeRate = (
  rates: readonly ExchangeRate[],
  currency: string,
  day: string,
): ExchangeRate | null =>
  rates
    .filter((one) => one.currency === currency && one.on <= day)
    .toSorted((one, other) => (one.on < other.on ? -1 : 1))
    .at(-1) ?? null;

export type Priced = Pick<QuoteContent, "items" | "party" | "tcs" | "schedule"> &
  Partial<Pick<QuoteContent, "package">>;

/** What a package comes to before tax. @throws SumError */
export const sumPackage = ({ rows }: PackagePrice): number =>
  checkSum(rows.reduce((sum, { count, price }) => sum + count * price, 0));

/** A tax of an amount, as the rates' `rounding` has it. */
const takeTax = (paisa: number, share: number, rounding: TaxRates["rounding"]): number =>
  rounding === "heads" ? 2 * scale(paisa, share, 20_000) : takeShare(paisa, share);

/** The lines that stand in the price by themselves: in a package the extras alone. */
export const listPriced = <Item extends Pick<QuoteItem, "optional">>(quote: {
  items: readonly Item[];
  package?: PackagePrice | null | undefined;
}): Item[] => quote.items.filter(({ optional }) => optional || !quote.package);

/** Whether an item is in the price: it is no option, or it is ticked. */
export const isTaken = (item: Pick<QuoteItem, "id" | "optional">, ticked: readonly string[]) =>
  !item.optional || ticked.includes(item.id);

/**
 * All sums of a quote with these options ticked.
 * @throws SumError when a line or the whole is beyond `mostSum`
 */
export function sumQuote(
  quote: Priced,
  ticked: readonly string[],
  rates: Rates,
  exchange: ExchangeRate | null = null,
): QuoteTotals {
  const sold = { package: 0, other: 0, stay: 0, car: 0, none: 0 };
  if (quote.package) sold[quote.package.tax] = sumPackage(quote.package);
  for (const item of listPriced(quote)) {
    if (!isTaken(item, ticked)) continue;
    const rule = ruleOf(item, quote.party);
    sold[rule] = checkSum(sold[rule] + sumItem(item, quote.party).sell);
  }
  const base = checkSum(Object.values(sold).reduce((sum, one) => sum + one, 0));
  const { bases, gst } = writeSums(
    (rule) => sold[rule],
    (rule) => takeTax(sold[rule], rateOf(rates, rule), rates.rounding),
  );
  const taxed = base + sumGst({ gst });
  const tcs = quote.tcs ? takeShare(taxed, rates.tcs) : 0;
  const total = checkSum(taxed + tcs);
  const amounts = splitByShares(
    total,
    quote.schedule.map((part: PaymentPart) => part.share),
  );
  return {
    bases,
    base,
    gst,
    tcs,
    total,
    persons: splitEvenly(total, quote.party.adults + quote.party.children),
    parts: quote.schedule.map(({ label }, index) => ({ label, paisa: amounts[index] ?? 0 })),
    shown: exchange && {
      currency: exchange.currency,
      minor: scale(total, 10_000, exchange.rate),
      on: exchange.on,
    },
  };
}

/**
 * What we keep of a quote, before tax: of the lines whose net price is known, and how many are not. A package's price is
 * more than its lines cost; those whose net price is not known cost what is asked for them.
 */
export function sumMargin(
  quote: Pick<QuoteContent, "items" | "party"> & Partial<Pick<QuoteContent, "package">>,
  ticked: readonly string[],
): { margin: number; unknown: number } {
  let unknown = 0;
  let margin = quote.package ? sumPackage(quote.package) : 0;
  for (const item of quote.items) {
    if (!isTaken(item, ticked)) continue;
    const { sell, net } = sumItem(item, quote.party);
    if (isCharge(item)) {
      margin += sell;
      continue;
    }
    if (net === null) unknown++;
    if (quote.package && !item.optional) margin -= net ?? sell;
    else margin += net === null ? 0 : sell - net;
  }
  return { margin, unknown };
}

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
const wholeRupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** "₹1,23,456" or "₹1,23,456.50": paisa only where there are some. */
export const formatPaisa = (paisa: number): string =>
  (paisa % 100 === 0 ? wholeRupees : rupees).format(paisa / 100);

/** "€1,234.50" of so many cents. */
export const formatMinor = (minor: number, currency: string): string =>
  new Intl.NumberFormat("en-GB", { style: "currency", currency }).format(minor / 100);
