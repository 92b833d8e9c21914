import * as z from "zod/mini";
import { TripEdits } from "#trip/edits/trip-edit.ts";
import { TripDaysInput } from "./trip-page.ts";

/** POST /api/trip/{token}/edits: what was done to the days, one after the other, all or nothing. */
export const TripEditsInput = z.object({
  /** The number of the days that were edited. */
  base: TripDaysInput.shape.base,
  edits: TripEdits,
  name: TripDaysInput.shape.name,
});
export type TripEditsInput = z.infer<typeof TripEditsInput>;
