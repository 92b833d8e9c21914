/** Who travels, in words. */

export type Heads = {
  readonly adults: number;
  /** Ages in years; null where nobody said. */
  readonly children: readonly (number | null)[];
};

/** The heads of a party whose children are counted apart from their ages. */
export const headsOf = (party: {
  readonly adults: number;
  readonly children: number;
  readonly ages: readonly (number | null)[];
}): Heads => ({
  adults: party.adults,
  children: Array.from({ length: party.children }, (_, index) => party.ages[index] ?? null),
});

const count = (number: number, one: string, more: string) =>
  `${number} ${number === 1 ? one : more}`;

function sayChildren(ages: Heads["children"]): string {
  const children = count(ages.length, "child", "children");
  if (ages.every((age) => age === null)) return children;
  return `${children} (${ages.map((age) => age ?? "age unknown").join(", ")})`;
}

/** "4 adults, 1 child (8)"; `atLeast`: more may come. */
export function sayParty({ adults, children }: Heads, { atLeast = false } = {}): string {
  const grown = `${count(adults, "adult", "adults")}${atLeast ? " or more" : ""}`;
  return children.length === 0 ? grown : `${grown}, ${sayChildren(children)}`;
}
