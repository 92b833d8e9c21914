import type { PriceLine } from "./line-sum.ts";
import { formatPaisa } from "./money-arithmetic.ts";
import type { PricedUnit } from "./price-lines.ts";

/** Whom a price counts and how often, in the words of whoever reads it; `who` is what was said before. */
export type PartWords = Readonly<
  Record<
    "adults" | "children" | "rooms" | "extraBeds" | "nights" | "days" | "times",
    (count: number) => string
  > &
    Record<"ownBed" | "noBed" | "adultPrice", (who: string) => string> & {
      aged(who: string, ages: string): string;
    }
>;

type Said = Pick<PricedUnit, "of" | "count" | "ages" | "bed" | "asAdult">;

function sayChildren({ count, ages, bed, asAdult }: Said, words: PartWords): string {
  const known = ages.filter((age) => age !== null);
  const children = words.children(count);
  const isKnown = known.length === ages.length && known.length > 0;
  const aged = isKnown ? words.aged(children, known.join(", ")) : children;
  const lain = bed === null ? aged : bed ? words.ownBed(aged) : words.noBed(aged);
  return asAdult ? words.adultPrice(lain) : lain;
}

/** "4 adults", "1 child (8), own bed", "2 rooms"; empty of what is priced as a whole. */
export function sayUnit(unit: Said, words: PartWords): string {
  if (unit.of === "child") return sayChildren(unit, words);
  if (unit.of === "adult") return words.adults(unit.count);
  if (unit.of === "room") return words.rooms(unit.count);
  return unit.of === "extra-bed" ? words.extraBeds(unit.count) : "";
}

/** "4 adults × 2 nights", of a car "5 days": whom the number of a part counts, and how often. */
function sayTimes(line: PriceLine, words: PartWords, span: "nights" | "days"): string {
  const { nights, quantity } = line;
  const who = [sayUnit(line, words), nights > 1 && words[span](nights)].filter(Boolean);
  // "3 times: 3 ×" would say the same twice.
  return [...who, who.length > 0 && quantity > 1 && words.times(quantity)]
    .filter(Boolean)
    .join(" × ");
}

/**
 * How a sum is made, a part a line, a stay by nights and all else by days: "4 adults × 4 times: 16 × ₹495 = ₹7,920". Nothing where there is nothing to reckon:
 * one thing, once, or nothing to pay.
 */
export function sayParts(
  {
    lines,
    kind,
  }: {
    readonly lines: readonly PriceLine[];
    /** Of the line: a stay goes by nights, what else is taken for days. */
    readonly kind: string;
  },
  words: PartWords,
): string[] {
  const span = kind === "stay" ? "nights" : "days";
  const isPlain = lines.length < 2 && (lines[0]?.times ?? 1) < 2;
  if (isPlain || lines.every(({ paisa }) => paisa === 0)) return [];
  return lines.map((line) => {
    const who = sayTimes(line, words, span);
    const sum = `${line.times} × ${formatPaisa(line.each)}`;
    const made = lines.length > 1 ? `${sum} = ${formatPaisa(line.paisa)}` : sum;
    return who ? `${who}: ${made}` : made;
  });
}
