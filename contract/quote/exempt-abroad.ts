import * as z from "zod/mini";
import { scale } from "./money-arithmetic.ts";

/**
 * Of the tour of a visitor from abroad that is partly outside India, that part is exempt, at most half of the price
 * (entry 54A of Notification 12/2017-CT(R), since 18 July 2022). A day of twelve hours or more is a day, a shorter one half.
 */
export const AbroadPart = z.strictObject({
  halfDays: z
    .int("The days outside India are whole or half days.")
    .check(z.gte(1, "At least half a day outside India."), z.lte(120, "At most sixty days.")),
  /** Days of the whole tour when this was said. */
  of: z.int().check(z.gte(1), z.lte(60)),
});
export type AbroadPart = z.infer<typeof AbroadPart>;

/** What of a price bears no tax, half up to the paisa: 1,00,000 for three days in India and two in Nepal are 40,000. */
export const exemptOf = (value: number, part: AbroadPart | undefined): number =>
  part ? scale(value, Math.min(part.halfDays, part.of), 2 * part.of) : 0;

export const abroadTexts = {
  stale: "The tour has another number of days now: please look at the days outside India again.",
  beyond: "More days outside India than the tour has.",
  noTour: "Days outside India are of a tour alone: nothing here is taxed as one.",
  resident:
    "A part of this price is exempt, which holds for a visitor from abroad alone: the buyer's state has to be outside India.",
} as const;
