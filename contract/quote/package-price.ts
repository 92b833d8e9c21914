import * as z from "zod/mini";

/** What a trip costs per person, as the office tells it instead of its lines. Prices in paisa, before tax. */

/** How somebody sleeps decides what they pay. */
export const packageHeads = ["twin", "triple", "single", "child-bed", "child"] as const;
export type PackageHead = (typeof packageHeads)[number];

const mostPrice = 100_000_000_00;

export const PackageRow = z.strictObject({
  of: z.enum(packageHeads, "There is no such price of a package."),
  count: z
    .int("The number of persons must be a whole number.")
    .check(
      z.gte(1, "A price is for at least one person."),
      z.lte(200, "A price is for at most 200 persons."),
    ),
  /** Of one of them. */
  price: z
    .int("A price must be whole paisa.")
    .check(
      z.gte(0, "A price must not be negative."),
      z.lte(mostPrice, "A price is at most ten crore rupees."),
    ),
});
export type PackageRow = z.infer<typeof PackageRow>;

export const PackagePrice = z.strictObject({
  rows: z.array(PackageRow).check(
    z.minLength(1, "A package has at least one price."),
    z.maxLength(packageHeads.length, "A package has one price of each kind."),
    z.refine(
      (rows) => new Set(rows.map((row) => row.of)).size === rows.length,
      "A package has one price of each kind.",
    ),
  ),
  /** What the law takes it for: a tour with stay and transport, or other services. */
  tax: z.enum(["package", "other"], "A package is taxed as a tour or as other services."),
});
export type PackagePrice = z.infer<typeof PackagePrice>;

const words: Record<PackageHead, string> = {
  twin: "Per adult, two in a room",
  triple: "Per adult, three in a room",
  single: "Per adult in a room alone",
  "child-bed": "Per child with a bed",
  child: "Per child without a bed",
};
export const sayHead = (of: PackageHead): string => words[of];

/** "2 adults, two in a room": whom a price counts. */
export function sayHeads({ of, count }: Pick<PackageRow, "of" | "count">): string {
  const [, who = "", how = ""] = /^Per (\w+)(.*)$/.exec(words[of]) ?? [];
  const many = who === "child" ? "children" : `${who}s`;
  return `${count} ${count === 1 ? who : many}${how}`;
}

/** How many adults and children a package has prices for. */
export function countHeads({ rows }: PackagePrice): { adults: number; children: number } {
  const sum = (wanted: boolean) =>
    rows
      .filter(({ of }) => of.startsWith("child") === wanted)
      .reduce((all, { count }) => all + count, 0);
  return { adults: sum(false), children: sum(true) };
}
