import { sumItem } from "#contract/quote/line-sum.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import type { QuoteItem } from "#contract/quote/quote-item.ts";
import type { VersionRow } from "./store.ts";

type Offer = Pick<QuoteContent, "items" | "party">;

/** Whether an option is what it was when somebody chose it, for no more than it cost then. */
const isStill = (item: QuoteItem, old: QuoteItem, now: Offer, then: Offer) =>
  item.optional &&
  old.optional &&
  item.kind === old.kind &&
  item.per === old.per &&
  item.title === old.title &&
  sumItem(item, now.party).sell <= sumItem(old, then.party).sell;

/** The options that were agreed and are offered still: in a change they stay chosen, at what they cost now. */
export const keepAgreedTicks = (
  agreed: Pick<VersionRow, "content">,
  ticked: readonly string[],
  { items }: Offer,
): string[] =>
  items.flatMap(({ id, optional, kind }) => {
    const old = agreed.content.items.find((one) => one.id === id);
    return optional && old?.optional && old.kind === kind && ticked.includes(id) ? [id] : [];
  });

/**
 * The options of the version before that stay ticked in the next: those that the traveller chose and that are
 * the same still. An id alone says nothing: another thing may be written under it.
 */
export function keepTicks(
  before: Pick<VersionRow, "content" | "ticked"> | undefined,
  content: Offer,
): string[] {
  if (!before) return [];
  const chosen = new Map(
    before.content.items
      .filter(({ id }) => before.ticked.includes(id))
      .map((item) => [item.id, item]),
  );
  return content.items.flatMap((item) => {
    const old = chosen.get(item.id);
    return old && isStill(item, old, content, before.content) ? [item.id] : [];
  });
}
