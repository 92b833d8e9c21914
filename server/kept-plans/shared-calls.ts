import { SharedPlan, SharedPlanInput } from "#contract/wire/shared-plans.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { SharedPlans } from "./shared-service.ts";
import { readSharer, writeSharer } from "./sharer-cookie.ts";

/** Sharing a plan by a short address. `origin`: the site's public one. */
export const createSharedPlanCalls = (plans: SharedPlans, origin: string): Call[] => [
  defineCall({
    method: "POST",
    path: "/api/shared-plans",
    may: "anybody",
    tag: "Product",
    summary: "A short address for a plan",
    description:
      "`plan` is what stands behind `p=` in the planner's address. The same plan has one address, one with talk a new one each time; nothing is kept of who shared it.",
    body: SharedPlanInput,
    answer: SharedPlan,
    async handle(context, { body }) {
      const { sharer, ...shared } = await plans.share(body.plan, visitorKey(context), body.talk);
      if (sharer) writeSharer(context, shared.id, sharer, origin.startsWith("https:"));
      return shared;
    },
  }),
  defineCall({
    method: "PUT",
    path: "/api/shared-plans/:plan",
    may: "anybody",
    tag: "Product",
    summary: "Other days under the short address of a plan with talk",
    description: "A cookie tells the browser that shared the plan from others.",
    body: SharedPlanInput,
    answer: SharedPlan,
    handle(context, { body }) {
      const id = (context.req.param("plan") ?? "").toLowerCase();
      const visitor = { network: visitorKey(context), sharer: readSharer(context, id) };
      return plans.replace(id, body.plan, visitor);
    },
  }),
];
