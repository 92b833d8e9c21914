import { type ItemKind, type QuoteItem, quoteLimits } from "./quote-item.ts";

type Line = Pick<
  QuoteItem,
  "id" | "kind" | "title" | "rate" | "supplier" | "day" | "nightsOf" | "optional"
>;

/** Kinds of the lines that a rate brings beside its own, with its line's kind and by what their titles go on from its. */
const besides: { [Kind in ItemKind]?: { of: ItemKind; joint: string } } = {
  // The driver, and driving by night.
  transport: { of: "transport", joint: ": " },
  // Weekend nights.
  other: { of: "stay", joint: ", " },
};

/** Whether a title is another with a joint and more behind it, as far as a title is long. */
function goesOn(title: string, from: string, joint: string): boolean {
  if (!title.startsWith(from)) return false;
  const rest = title.slice(from.length);
  return rest.startsWith(joint) || (title.length >= quoteLimits.name - 1 && joint.startsWith(rest));
}

/** A car's driver is of the car's day, or of the whole trip as it is; a weekend night is one of the stay's. */
const isOfItsDays = ({ kind, day }: Line, main: Line): boolean =>
  kind === "other" ? day === null || main.nightsOf.includes(day) : day === main.day;

/**
 * The line of a rate beside which another came with it (its driver, driving by night, weekend nights): of the same supplier
 * and days, as optional, and with the longest title that its own goes on from; of several such the last before it.
 * Undefined: a line of its own. One beside is asked and driven with that line, and no supplier confirms it by itself.
 * @param items those among which its main line is looked for: all that is taken, where it is asked of what is taken
 */
export function findMain<Item extends Line>(items: readonly Item[], line: Line): Item | undefined {
  const beside = besides[line.kind];
  if (!beside || line.rate !== null || !line.supplier) return undefined;
  const mains = items.filter(
    (item) =>
      item.id !== line.id &&
      item.rate !== null &&
      item.kind === beside.of &&
      item.supplier === line.supplier &&
      item.optional === line.optional &&
      isOfItsDays(line, item) &&
      goesOn(line.title, item.title, beside.joint),
  );
  const longest = Math.max(...mains.map(({ title }) => title.length));
  const named = mains.filter(({ title }) => title.length === longest);
  const at = items.findIndex(({ id }) => id === line.id);
  return named.findLast((item) => items.indexOf(item) < at) ?? named[0];
}
