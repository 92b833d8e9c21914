import { z } from "zod";
import { Wish } from "#contract/trip/wish.ts";
import { Month, Slug } from "./content-parts.ts";
import { PageReference } from "./facts.ts";

/** A ready-made journey: a wish that the planner plans for its next month, and what it is. */
export const Journey = z.strictObject({
  slug: Slug,
  name: z.string().min(3).max(60),
  tagline: z.string().min(20).max(140),
  description: z.string().min(300).max(800),
  /** The month that it is planned in, and all that suit it. */
  month: Month,
  months: z.array(Month).min(1).max(12),
  days: z.int().min(3).max(30),
  /** ISO weekday on which it begins, where a train of it runs on some days alone; else whichever is best. */
  begins: z.int().min(1).max(7).optional(),
  /** Minutes of road that no day of it exceeds. */
  mostRoad: z.int().min(60).max(600),
  /** The page of a place on it, whose picture stands at its head. */
  picture: PageReference,
  /** Without dates: they are those of the month. */
  wish: z
    .record(z.string(), z.unknown())
    .refine(
      (wish) => !("when" in wish) && Wish.safeParse(wish).success,
      "not a wish without dates",
    ),
});

export type Journey = z.infer<typeof Journey>;
