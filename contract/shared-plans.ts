import * as z from "zod/mini";

/** A plan handed on by a short address: POST /api/shared-plans keeps what the link says, GET /p/{id} opens it. */

/** The beginning of the plan's hash: the same plan has one address, whoever shares it. */
export const sharedPlanId = /^[a-z2-7]{12}$/;

export const SharedPlanInput = z.object({
  /** A value of trip/link.ts that carries days. */
  plan: z
    .string("The plan is not readable.")
    .check(
      z.maxLength(6000, "The plan is too long."),
      z.regex(/^2\.[\w-]+$/, "The plan is not readable."),
    ),
});
export type SharedPlanInput = z.infer<typeof SharedPlanInput>;

export const SharedPlan = z.object({ url: z.string() });
export type SharedPlan = z.infer<typeof SharedPlan>;

export const sharedPlanTexts = {
  unreadable: "The plan is not readable.",
  gone: "This plan is not kept, or not any more. Ask whoever sent it to you to share it once more.",
} as const;
