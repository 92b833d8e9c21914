import * as z from "zod/mini";
import { TripComment } from "./trip-comment.ts";

/** A plan handed on by a short address: POST /api/shared-plans keeps what the link says, GET /p/{id} opens it. */

/**
 * Without talk the beginning of the plan's hash: the same plan has one address, whoever shares it. With talk it is
 * drawn by lot, so that two families who share the same days do not read each other.
 */
export const sharedPlanId = /^[a-z2-7]{12}$/;

export const SharedPlanInput = z.object({
  /** A value of trip/link.ts that carries days. */
  plan: z
    .string("The plan is not readable.")
    .check(
      z.maxLength(6000, "The plan is too long."),
      z.regex(/^2\.[\w-]+$/, "The plan is not readable."),
    ),
  /** Whoever has the address may comment and vote; whoever shares it may take words away and close the talk. */
  talk: z._default(z.boolean("talk is true or false."), false),
});
export type SharedPlanInput = z.infer<typeof SharedPlanInput>;

/** `id`: what stands behind `/p/`. */
export const SharedPlan = z.object({ url: z.string(), id: z.string() });
export type SharedPlan = z.infer<typeof SharedPlan>;

/** What is said about a shared plan. */
export const PlanTalk = z.object({
  /** Closed: it is read, and nothing is added. */
  isOpen: z.boolean(),
  /** This browser shared it. */
  isOwn: z.boolean(),
  comments: z.array(TripComment),
});
export type PlanTalk = z.infer<typeof PlanTalk>;

export const PlanTalkInput = z.object({ isOpen: z.boolean("isOpen is true or false.") });
export type PlanTalkInput = z.infer<typeof PlanTalkInput>;

/** The talk that goes along with a request; empty: none. */
export const PlanTalkId = z._default(
  z
    .string("The talk is not readable.")
    .check(z.regex(/^([a-z2-7]{12})?$/, "The talk is not readable.")),
  "",
);

/** Comments that a shared plan holds. */
export const mostPlanComments = 300;

export const sharedPlanTexts = {
  unreadable: "The plan is not readable.",
  gone: "This plan is not kept, or not any more. Ask whoever sent it to you to share it once more.",
  noTalk: "There is no talk about this plan, or not any more.",
  closed: "The talk about this plan is closed.",
  notYours: "Only whoever shared the plan can do this, in the browser that shared it.",
  full: "This plan has as many comments as it can hold.",
} as const;
