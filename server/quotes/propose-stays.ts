import type { QuoteContent, QuoteItem } from "#contract/quote/quote.ts";
import { addStays } from "#contract/quote/quote-stays.ts";

/**
 * The stays that a quote begins with, not priced yet: one for each run of nights in one place. They are numbered, so
 * that the proposal is the same whoever looks at it before it is kept.
 */
export function proposeStays(trip: Pick<QuoteContent, "days" | "nightsOnWay">): QuoteItem[] {
  let number = 0;
  return addStays({ ...trip, items: [] }, () => `stay-${++number}`);
}
