import type { PriceLine } from "./line-sum.ts";
import { formatPaisa } from "./money-arithmetic.ts";
import type { PricedUnit } from "./price-lines.ts";

const count = (number: number, one: string, more: string) =>
  `${number} ${number === 1 ? one : more}`;

function sayChildren({ count: number, ages, bed, asAdult }: Said): string {
  const known = ages.filter((age) => age !== null);
  const years = known.length === ages.length && known.length > 0 ? ` (${known.join(", ")})` : "";
  const sleeps = bed === null ? "" : bed ? ", own bed" : ", no bed of their own";
  const price = asAdult ? ", at an adult's price" : "";
  return `${count(number, "child", "children")}${years}${sleeps}${price}`;
}

type Said = Pick<PricedUnit, "of" | "count" | "ages" | "bed" | "asAdult">;

/** "4 adults", "1 child (8), own bed", "2 rooms"; empty of what is priced as a whole. */
export function sayUnit(unit: Said): string {
  if (unit.of === "child") return sayChildren(unit);
  if (unit.of === "adult") return count(unit.count, "adult", "adults");
  if (unit.of === "room") return count(unit.count, "room", "rooms");
  return unit.of === "extra-bed" ? count(unit.count, "extra bed", "extra beds") : "";
}

/** "4 adults × 2 nights", of a car "5 days": whom the number of a part counts, and how often. */
function sayTimes(line: PriceLine, span: "nights" | "days"): string {
  const { nights, quantity } = line;
  const who = [sayUnit(line), nights > 1 && `${nights} ${span}`].filter(Boolean);
  // "3 times: 3 ×" would say the same twice.
  return [...who, who.length > 0 && quantity > 1 && `${quantity} times`]
    .filter(Boolean)
    .join(" × ");
}

/**
 * How a sum is made, a part a line, a stay by nights and all else by days: "4 adults × 4 times: 16 × ₹495 = ₹7,920". Nothing where there is nothing to reckon:
 * one thing, once, or nothing to pay.
 */
export function sayParts({
  lines,
  kind,
}: {
  readonly lines: readonly PriceLine[];
  /** Of the line: a stay goes by nights, what else is taken for days. */
  readonly kind: string;
}): string[] {
  const span = kind === "stay" ? "nights" : "days";
  const isPlain = lines.length < 2 && (lines[0]?.times ?? 1) < 2;
  if (isPlain || lines.every(({ paisa }) => paisa === 0)) return [];
  return lines.map((line) => {
    const who = sayTimes(line, span);
    const sum = `${line.times} × ${formatPaisa(line.each)}`;
    const made = lines.length > 1 ? `${sum} = ${formatPaisa(line.paisa)}` : sum;
    return who ? `${who}: ${made}` : made;
  });
}
