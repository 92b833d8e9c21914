import { spell } from "#contract/by-id.ts";
import { sellingPrice } from "#contract/quote/line-sum.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import type { QuoteItem } from "#contract/quote/quote-item.ts";

/** The prices of an item, or of a rate of the book. */
export type Prices = Pick<
  QuoteItem,
  "price" | "childPrice" | "childPrices" | "extraBedPrice" | "margin"
>;

/** What is asked, with nothing of what it costs us. */
export function sellingPrices(prices: Prices): Prices {
  const { price, childPrice, childPrices, extraBedPrice, margin } = prices;
  const sell = (value: number | null) => (value === null ? null : sellingPrice(value, margin));
  return {
    price: sellingPrice(price, margin),
    childPrice: sell(childPrice),
    childPrices: childPrices.map((one) => ({
      ...one,
      price: sellingPrice(one.price, margin),
      bedPrice: sell(one.bedPrice),
    })),
    extraBedPrice: sell(extraBedPrice),
    margin: null,
  };
}

/** A quote as somebody reads it who does not see margins. */
export const hideCosts = (content: QuoteContent): QuoteContent => ({
  ...content,
  items: content.items.map((item) =>
    item.margin === null ? item : { ...item, ...sellingPrices(item), costs: "kept" as const },
  ),
});

const isSame = (one: Prices, other: Prices) =>
  one.price === other.price &&
  one.childPrice === other.childPrice &&
  spell(one.childPrices) === spell(other.childPrices) &&
  one.extraBedPrice === other.extraBedPrice;

/**
 * Gives the items back what their sender does not see: the net price and margin that are kept, or those
 * of their rate. Where another price is asked than before, that is the price, and nothing is known of costs.
 */
export function restoreCosts(
  content: QuoteContent,
  kept: QuoteContent | null,
  rates: ReadonlyMap<string, Prices>,
): QuoteContent {
  const before = new Map(kept?.items.map((item) => [item.id, item]));
  return {
    ...content,
    items: content.items.map((item): QuoteItem => {
      if (item.costs !== "kept") return item;
      const sources = [before.get(item.id), item.rate ? rates.get(item.rate) : undefined];
      const source = sources.find((one) => one && isSame(sellingPrices(one), item));
      const { price, childPrice, childPrices, extraBedPrice, margin } = source ?? item;
      const prices = { price, childPrice, childPrices, extraBedPrice, margin };
      return { ...item, ...prices, costs: "open" };
    }),
  };
}
