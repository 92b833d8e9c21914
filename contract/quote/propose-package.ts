import { findMain } from "./beside-lines.ts";
import { type PriceLine, sumItem } from "./line-sum.ts";
import type { PackageHead } from "./package-heads.ts";
import type { PackagePrice } from "./package-price.ts";
import type { QuoteContent } from "./quote.ts";
import type { QuoteItem } from "./quote-item.ts";
import { shownWords } from "./shown-title.ts";

/** Prices are rounded up to full fifty rupees: the office gives none of its costs away, and the sums read well. */
const step = 50_00;
const roundUp = (paisa: number) => Math.ceil(paisa / step) * step;

/** How adults sleep in their rooms: two in each, three where there are more, alone where there are less. */
function shareRooms(adults: number, rooms: number): [PackageHead, number][] {
  const held = Math.max(1, Math.min(rooms, adults));
  const spare = adults - held;
  if (spare <= 0) return [["single", adults]];
  if (spare < held)
    return [
      ["double", spare * 2],
      ["single", held - spare],
    ];
  const thirds = Math.min(spare - held, held);
  const others = adults - thirds * 3;
  return [
    ["double", others],
    ["triple", thirds * 3],
  ];
}

type Lines = (PriceLine & { item: QuoteItem })[];
const sumOf = (lines: Lines) => lines.reduce((sum, { paisa }) => sum + paisa, 0);

/**
 * A package's prices by the lines of the quote: an adult bears a part of what all share, their own tickets and meals,
 * and their part of the room; a child its own lines. Extras stay apart. @throws SumError
 */
export function proposePackage({ items, party }: QuoteContent): PackagePrice {
  const fixed = items.filter(({ optional }) => !optional);
  const lines: Lines = fixed.flatMap((item) =>
    sumItem(item, party).lines.map((line) => ({ ...line, item })),
  );
  const ofChildren = lines.filter(({ of }) => of === "child");
  const rooms = lines.filter(({ of }) => of === "room");
  const beds = lines.filter(({ of }) => of === "extra-bed");
  const rest = lines.filter(({ of }) => of === "adult" || of === "group");
  const each = sumOf(rest) / party.adults;
  const room = sumOf(rooms) / Math.max(1, Math.min(party.rooms, party.adults));
  const sleeping = shareRooms(party.adults, party.rooms);
  const thirds = sleeping.find(([of]) => of === "triple")?.[1] ?? 0;
  // Beds that no third adult needs are part of what all share.
  const bed = thirds > 0 ? sumOf(beds) / (thirds / 3) : 0;
  const shared = thirds > 0 ? 0 : sumOf(beds) / party.adults;
  const nights: Record<string, number> = {
    double: room / 2,
    triple: (room + bed) / 3,
    single: room,
  };
  const withBed = Math.min(party.children, Math.max(0, ...fixed.map((item) => item.childBeds)));
  const bedLines = ofChildren.filter((line) => line.bed === true);
  const others = sumOf(ofChildren.filter((line) => line.bed !== true)) / (party.children || 1);
  const children: [PackageHead, number, number][] = [
    ["child-bed", withBed, others + sumOf(bedLines) / (withBed || 1)],
    ["child", party.children - withBed, others],
  ];
  const isTour = (["stay", "transport"] as const).every((kind) =>
    fixed.some((item) => item.kind === kind),
  );
  return {
    rows: [
      ...sleeping.map(([of, count]) => ({ of, count, price: each + shared + (nights[of] ?? 0) })),
      ...children.map(([of, count, price]) => ({ of, count, price })),
    ]
      .filter(({ count }) => count > 0)
      .map((row) => ({ ...row, price: roundUp(row.price) })),
    tax: isTour ? "package" : "other",
  };
}

const nightsOf = ({ nights }: QuoteItem) => (nights === 1 ? "1 night" : `${nights} nights`);

/** Whether a name stands in a text as whole words: Agra does not in "Agrasen Inn". */
const namesWhole = (text: string, name: string): boolean => words(text).includes(words(name));
const words = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ")} `;

/** " in Betla" of a stay whose nights are in a town; a hotel's name alone does not say where it is. */
function sayTown(
  { title, nightsOf: [first] }: QuoteItem,
  { trip }: Pick<QuoteContent, "trip">,
): string {
  const town = trip.days.find(({ id }) => id === first)?.night?.name ?? "";
  return town && !namesWhole(title, town) ? ` in ${town}` : "";
}

/** What is in the price, a line each, as the traveller is told of it; driver and weekend nights are in their line's. */
export const proposeInclusions = (content: QuoteContent): string[] => [
  ...new Set(
    content.items
      .filter((item) => !item.optional && !findMain(content.items, item))
      .map((item) => {
        const { title } = shownWords(item, content.suppliers);
        const said =
          item.kind === "stay" ? `${nightsOf(item)}${sayTown(item, content)}: ${title}` : title;
        return said.slice(0, 200);
      }),
  ),
];
