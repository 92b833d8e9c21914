import type { QuoteContent } from "#contract/quote/quote.ts";

/**
 * A line that is called otherwise than it is kept is another service: it has no rate of the book any more, and by that
 * no supplier. Who means the same service takes the rate again, as a change of its own.
 */
export function dropRenamedRates(content: QuoteContent, kept: QuoteContent | null): QuoteContent {
  const before = new Map(kept?.items.map((item) => [item.id, item]));
  return {
    ...content,
    items: content.items.map((item) => {
      const old = before.get(item.id);
      const isSwapped = old && (old.title !== item.title || old.kind !== item.kind);
      return isSwapped && old.rate === item.rate ? { ...item, rate: null } : item;
    }),
  };
}
