import type { QuoteContent } from "#contract/quote/quote.ts";

/**
 * A line that is called otherwise than it is kept is another service: it has no supplier and no rate of the book any
 * more. Who means the same service takes the rate again, as a change of its own.
 */
export function dropRenamedRates(content: QuoteContent, kept: QuoteContent | null): QuoteContent {
  const before = new Map(kept?.items.map((item) => [item.id, item]));
  return {
    ...content,
    items: content.items.map((item) => {
      const old = before.get(item.id);
      const isSwapped = old && (old.title !== item.title || old.kind !== item.kind);
      if (!isSwapped) return item;
      return {
        ...item,
        rate: old.rate === item.rate ? null : item.rate,
        supplier: old.supplier === item.supplier ? "" : item.supplier,
      };
    }),
  };
}
