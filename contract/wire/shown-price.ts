import { sumItem } from "#contract/quote/line-sum.ts";
import type {
  ExchangeRate,
  PaymentPart,
  QuoteContent,
  QuoteTotals,
  TaxRates,
} from "#contract/quote/quote.ts";
import { listPriced } from "#contract/quote/quote-total.ts";
import { shownWords } from "#contract/quote/shown-title.ts";
import type { ShownQuote } from "./trip-quotes.ts";

/** The price of a quote as its traveller is told it: the same while it is written and once it is sent. Paisa. */

/** When a part of the price is due, in words. */
export function sayDue({ due, days }: PaymentPart): string {
  const span = days === 1 ? "1 day" : `${days} days`;
  if (due === "acceptance") return days === 0 ? "when you accept" : `${span} after you accept`;
  return days === 0 ? "on the day of departure" : `${span} before departure`;
}

/** @throws SumError */
export function writeShownPrice(
  content: QuoteContent,
  made: { totals: QuoteTotals; ticked: readonly string[]; tax: TaxRates },
  exchange: ExchangeRate | null,
): NonNullable<ShownQuote["price"]> {
  return {
    package:
      content.package?.rows.map(({ of, count, price }) => {
        return { of, count, each: price, paisa: count * price };
      }) ?? null,
    items: listPriced(content).map((item) => {
      const { sell, times, lines } = sumItem(item, content.party);
      const { id, kind, day, per, optional } = item;
      const { title, text } = shownWords(item, content.suppliers);
      return { id, kind, title, text, day, per, optional, times, paisa: sell, lines };
    }),
    ticked: [...made.ticked],
    totals: made.totals,
    tax: made.tax,
    exchange,
    due: content.schedule.map(sayDue),
  };
}
