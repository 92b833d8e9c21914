import * as z from "zod/mini";
import { optionalLine } from "#contract/text.ts";
import { TripEditList } from "#trip/edits/trip-edit.ts";
import { commentLimits } from "./trip-page.ts";

/** POST /api/trip/{token}/edits: what was done to the days, one after the other, all or nothing. */
export const TripEditsInput = z.object({
  /** The number of the days that were edited. */
  base: z
    .int("The number of the days is missing.")
    .check(z.gte(0, "There are no such days."), z.lte(1_000_000, "There are no such days.")),
  edits: TripEditList,
  name: optionalLine("Your name", commentLimits.name),
});
export type TripEditsInput = z.infer<typeof TripEditsInput>;
