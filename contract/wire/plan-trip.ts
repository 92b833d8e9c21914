import * as z from "zod/mini";
import { Budget, Conflict, Notice } from "#contract/trip/itinerary.ts";
import { TripDocument } from "#trip/document.ts";

/** POST /api/plans: a wish (`contract/trip/wish.ts`) in, the planned trip out, for whoever has no browser to plan in. */

export const PlannedTrip = z.strictObject({
  /** The trip itself: what is shared, sent and kept. */
  document: TripDocument,
  /** The planner's page with these days: `https://…/plan?p=2.…`. */
  link: z.string(),
  /** Wishes that could not all be kept, and what to give up; empty: every wish is kept. */
  conflicts: z.array(Conflict),
  /** What is to be known of the whole trip. */
  notices: z.array(Notice),
  /** Whole rupees for the whole party, estimated. */
  budget: Budget,
});
export type PlannedTrip = z.infer<typeof PlannedTrip>;

export const planTripTexts = {
  networkBusy:
    "Several trips are being planned for your network already: please wait until one of them is done.",
  busy: "Many trips are being planned just now: please ask again in a moment.",
} as const;
