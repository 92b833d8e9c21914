import type { QuoteItem } from "./quote-item.ts";

type Line = Pick<QuoteItem, "id" | "title" | "rate" | "supplier">;

/**
 * The line of a rate beside which another came with it (its driver, driving by night, weekend nights): of the same supplier,
 * whose title it goes on from. Undefined: a line of its own. One beside is asked and driven with that line, and no supplier
 * confirms it by itself.
 */
export const findMain = <Item extends Line>(
  items: readonly Item[],
  { id, title, rate, supplier }: Line,
): Item | undefined =>
  rate === null && supplier
    ? items.find(
        (item) =>
          item.id !== id &&
          item.rate !== null &&
          item.supplier === supplier &&
          title.startsWith(item.title),
      )
    : undefined;
