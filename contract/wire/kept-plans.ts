import * as z from "zod/mini";
import { line } from "#contract/text.ts";

/** Trips of the planner that a signed-in traveller keeps: GET, PUT and DELETE below /api/me/plans. */

/** Plans that an account holds. */
export const mostKeptPlans = 50;

export const KeptPlanInput = z.object({
  /** "10 days: Delhi, Varanasi, Jaipur and Agra". */
  name: line("The plan's name", 200),
  /** A value of trip/link.ts. */
  plan: z
    .string("The plan is not readable.")
    .check(
      z.maxLength(6000, "The plan is too long."),
      z.regex(/^\d{1,3}\.[\w-]+$/, "The plan is not readable."),
    ),
});

export const KeptPlanItem = z.object({
  id: z.string(),
  name: z.string(),
  plan: z.string(),
  updated_at: z.string(),
});
/** The last one changed first. */
export const KeptPlanList = z.object({ plans: z.array(KeptPlanItem) });

export type KeptPlanInput = z.infer<typeof KeptPlanInput>;
export type KeptPlanItem = z.infer<typeof KeptPlanItem>;
export type KeptPlanList = z.infer<typeof KeptPlanList>;
