import { byId, spell } from "#contract/by-id.ts";
import { newId } from "#contract/new-id.ts";
import { mergeById, mergeFields } from "#contract/trip/merge-by-id.ts";
import type { TripDocument } from "#trip/document.ts";
import { mergeDocuments } from "#trip/merge-documents.ts";
import type { QuoteContent } from "./quote.ts";
import type { QuoteItem } from "./quote-item.ts";
import { fitStays } from "./quote-stays.ts";

/** Lines that both added under one id are two lines: mine is called otherwise. */
function renameAdded(
  base: readonly QuoteItem[],
  mine: readonly QuoteItem[],
  theirs: readonly QuoteItem[],
): QuoteItem[] {
  const [was, others] = [byId(base), byId(theirs)];
  return mine.map((item) => {
    const other = others.get(item.id);
    if (was.has(item.id) || !other || spell(other) === spell(item)) return item;
    return { ...item, id: newId("i") };
  });
}

/** What a line costs is priced as a whole: two who changed it at once would make a sum that neither of them saw. */
const mergeItem = mergeFields<QuoteItem>({}, [
  ["per", "price", "childPrice", "extraBedPrice", "margin", "costs", "rate"],
  ["per", "count", "children", "extraBeds"],
]);

/** Services follow from the lines, and are written anew when the quote is kept. */
const mergeTrips = (base: TripDocument, mine: TripDocument, theirs: TripDocument) =>
  mergeDocuments(base, { ...mine, services: base.services }, theirs);

/**
 * Two people worked on one quote: lines and days are brought together one by one and field by field, as all else.
 * `conflicts`: what both changed, and differently; it stands as in `theirs`.
 */
export function mergeQuotes(
  base: QuoteContent,
  mine: QuoteContent,
  theirs: QuoteContent,
): { content: QuoteContent; conflicts: string[] } {
  const items = mergeById(
    base.items,
    renameAdded(base.items, mine.items, theirs.items),
    theirs.items,
    mergeItem,
  );
  const trip = mergeTrips(base.trip, mine.trip, theirs.trip);
  const conflicts = [...items.conflicts, ...trip.conflicts];
  const pick = <Name extends keyof QuoteContent>(name: Name): QuoteContent[Name] => {
    if (spell(mine[name]) === spell(base[name])) return theirs[name];
    const isTheirs = spell(theirs[name]) !== spell(base[name]);
    if (isTheirs && spell(theirs[name]) !== spell(mine[name])) conflicts.push(name);
    return isTheirs ? theirs[name] : mine[name];
  };
  const names = (Object.keys(theirs) as (keyof QuoteContent)[]).filter(
    (name) => name !== "items" && name !== "trip",
  );
  const rest = Object.fromEntries(names.map((name) => [name, pick(name)]));
  const content = { ...theirs, ...rest, items: items.list, trip: trip.document };
  // One took a day away whose night the other gave to a stay.
  return { content: fitStays(content).quote, conflicts };
}
