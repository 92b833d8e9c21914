/** For whom a package has prices, in words: without schemas, so that a page is not made heavier by them. */

/** How somebody sleeps decides what they pay. */
export const packageHeads = ["double", "triple", "single", "child-bed", "child"] as const;
export type PackageHead = (typeof packageHeads)[number];

const words: Record<PackageHead, string> = {
  double: "Per adult, two in a room",
  triple: "Per adult, three in a room",
  single: "Per adult in a room alone",
  "child-bed": "Per child with a bed",
  child: "Per child without a bed",
};
export const sayHead = (of: PackageHead): string => words[of];

/** "2 adults, two in a room": whom a price counts. */
export function sayHeads({ of, count }: { of: PackageHead; count: number }): string {
  const [, who = "", how = ""] = /^Per (\w+)(.*)$/.exec(words[of]) ?? [];
  const many = who === "child" ? "children" : `${who}s`;
  return `${count} ${count === 1 ? who : many}${how}`;
}

/** How many adults and children a package has prices for. */
export function countHeads({ rows }: { rows: readonly { of: PackageHead; count: number }[] }): {
  adults: number;
  children: number;
} {
  const sum = (wanted: boolean) =>
    rows
      .filter(({ of }) => of.startsWith("child") === wanted)
      .reduce((all, { count }) => all + count, 0);
  return { adults: sum(false), children: sum(true) };
}
