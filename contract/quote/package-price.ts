import * as z from "zod/mini";
import { packageHeads } from "./package-heads.ts";

/** What a trip costs per person, as the office tells it instead of its lines. Prices in paisa, before tax. */

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
