import * as z from "zod/mini";
import { Budget, BudgetLine, Conflict } from "#contract/trip/itinerary.ts";
import { TripDocument } from "#trip/document.ts";
import { Told, ToldNotice } from "#trip/told.ts";

/**
 * POST /api/plans: a wish (`contract/trip/wish.ts`) in, the planned trip out, for whoever has no browser to plan in.
 * What the planner says is a code with values (docs/planner.md lists them) and beside it a sentence in English.
 */

const text = z.string();

export const PlannedTrip = z.strictObject({
  /** The trip itself: what is shared, sent and kept. */
  document: TripDocument,
  /** The planner's page with these days: `https://…/plan?p=2.…`. */
  link: z.string(),
  /** Wishes that could not all be kept, and what to give up; empty: every wish is kept. */
  conflicts: z.array(
    z.strictObject({
      ...Conflict.shape,
      text,
      giveUp: z.array(text),
      /** The same as codes, in the same order. */
      giveUpTold: z.array(Told),
    }),
  ),
  /** What is to be known of the whole trip. */
  notices: z.array(z.strictObject({ ...ToldNotice.shape, text })),
  /** Whole rupees for the whole party, estimated. */
  budget: z.strictObject({
    ...Budget.shape,
    lines: z.array(z.strictObject({ ...BudgetLine.shape, assumption: text })),
    without: z.array(text),
    withoutTold: z.array(Told),
  }),
});
export type PlannedTrip = z.infer<typeof PlannedTrip>;

export const planTripTexts = {
  networkBusy:
    "Several trips are being planned for your network already: please wait until one of them is done.",
  busy: "Many trips are being planned just now: please ask again in a moment.",
} as const;
