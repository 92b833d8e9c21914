import { type CancelScope, isCharge } from "./cancel-scope.ts";
import type { PackageHead } from "./package-heads.ts";
import type { QuoteContent } from "./quote.ts";
import type { QuoteItem } from "./quote-item.ts";

/** A quote with fewer who travel, or with fewer services: what is left when a part of it is cancelled. */

/** What cannot be taken away so. */
export class CancelError extends RangeError {
  override name = "CancelError";
}

const isChild = (of: PackageHead) => of.startsWith("child");

/** A number of a line that follows the party where it was the party's, and is never more. */
const follow = (count: number | null, was: number, is: number) =>
  count === null ? null : count === was ? is : Math.min(count, is);

const shrinkItem = (
  item: QuoteItem,
  was: QuoteContent["party"],
  is: QuoteContent["party"],
): QuoteItem =>
  item.per === "person"
    ? {
        ...item,
        count: follow(item.count, was.adults, is.adults),
        children: follow(item.children, was.children, is.children),
        childBeds: Math.min(item.childBeds, is.children),
      }
    : { ...item, childBeds: Math.min(item.childBeds, is.children) };

/** Fewer prices a person, by how they sleep. @throws CancelError */
function shrinkPackage(
  price: NonNullable<QuoteContent["package"]>,
  heads: { of: PackageHead; count: number }[],
): NonNullable<QuoteContent["package"]> {
  const less = new Map(heads.map(({ of, count }) => [of, count]));
  for (const { of, count } of heads)
    if ((price.rows.find((row) => row.of === of)?.count ?? 0) < count)
      throw new CancelError("There are not so many of them.");
  const rows = price.rows.map((row) => ({ ...row, count: row.count - (less.get(row.of) ?? 0) }));
  return { ...price, rows: rows.filter(({ count }) => count > 0) };
}

/** Without some of those who travel; rooms and cars stay as they are. @throws CancelError */
export function reduceParty(
  content: QuoteContent,
  scope: Extract<CancelScope, { of: "persons" }>,
): QuoteContent {
  const { party } = content;
  const gone = new Set(scope.children);
  if (scope.children.some((at) => at >= party.children) || scope.adults > party.adults)
    throw new CancelError("There are not so many of them.");
  if (scope.adults + gone.size === 0) throw new CancelError("Please say who does not travel.");
  const adults = party.adults - scope.adults;
  if (adults < 1)
    throw new CancelError("At least one adult travels: please cancel the whole trip.");
  const next = {
    ...party,
    adults,
    children: party.children - gone.size,
    ages: party.ages.filter((_, at) => !gone.has(at)),
  };
  const counted = (wanted: boolean) =>
    scope.heads
      .filter(({ of }) => isChild(of) === wanted)
      .reduce((sum, { count }) => sum + count, 0);
  if (content.package && (counted(false) !== scope.adults || counted(true) !== gone.size))
    throw new CancelError("Please say how those who do not travel would have slept.");
  return {
    ...content,
    party: next,
    items: content.items.map((item) => shrinkItem(item, party, next)),
    package: content.package && shrinkPackage(content.package, scope.heads),
  };
}

/** The quote without these lines. @throws CancelError where one is unknown, or part of a price a person */
export function removeServices(
  content: QuoteContent,
  ticked: readonly string[],
  ids: readonly string[],
): { content: QuoteContent; ticked: string[] } {
  const gone = new Set(ids);
  if (gone.size === 0) throw new CancelError("Please say which services.");
  for (const id of gone) {
    const item = content.items.find((one) => one.id === id);
    if (!item || (item.optional && !ticked.includes(id)) || isCharge({ id }))
      throw new CancelError("There is no such service in what was agreed.");
    if (content.package && !item.optional)
      throw new CancelError(
        "This is part of the price a person: please ask us to change the trip.",
      );
  }
  return {
    content: { ...content, items: content.items.filter(({ id }) => !gone.has(id)) },
    ticked: ticked.filter((id) => !gone.has(id)),
  };
}
