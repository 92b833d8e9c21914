import { isCharge } from "./cancel-scope.ts";
import { exemptOf } from "./exempt-abroad.ts";
import { ruleOf, sumItem } from "./line-sum.ts";
import { checkSum, scale, splitByShares, splitEvenly, takeShare } from "./money-arithmetic.ts";
import type { PackagePrice } from "./package-price.ts";
import type { ExchangeRate, PaymentPart, QuoteContent, QuoteTotals, TaxRates } from "./quote.ts";
import type { QuoteItem } from "./quote-item.ts";
import { type Rates, rateOf, sumGst, writeSums } from "./tax-rules.ts";

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
  Partial<Pick<QuoteContent, "package" | "abroad">>;

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
  const exempt = exemptOf(sold.package, quote.abroad);
  sold.package -= exempt;
  sold.none += exempt;
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
