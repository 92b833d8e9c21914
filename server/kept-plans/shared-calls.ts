import { SharedPlan, SharedPlanInput } from "#contract/shared-plans.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { SharedPlans } from "./shared-service.ts";

/** Sharing a plan by a short address. */
export const createSharedPlanCalls = (plans: SharedPlans): Call[] => [
  defineCall({
    method: "POST",
    path: "/api/shared-plans",
    may: "anybody",
    tag: "Product",
    summary: "A short address for a plan",
    description:
      "`plan` is what stands behind `p=` in the planner's address. The same plan has one address; nothing is kept of who shared it.",
    body: SharedPlanInput,
    answer: SharedPlan,
    handle: (context, { body }) => plans.share(body.plan, visitorKey(context)),
  }),
];
