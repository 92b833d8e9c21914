import { Message } from "#contract/text.ts";
import { KeptPlanInput, KeptPlanList } from "#contract/wire/kept-plans.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import type { KeptPlans } from "./service.ts";

const own = { may: "traveller", tag: "My account" } as const;

/** The plans of one's own, below /api/me/plans; the id is the browser's. */
export const createKeptPlanCalls = (plans: KeptPlans): Call[] => [
  defineCall({
    ...own,
    method: "GET",
    path: "/api/me/plans",
    summary: "The trips that one's planner keeps",
    answer: KeptPlanList,
    handle: (c) => plans.listPlans(c.get("user").id),
  }),
  defineCall({
    ...own,
    method: "PUT",
    path: "/api/me/plans/:id",
    summary: "Keep a trip of the planner",
    description: "Written over where it is there already; an account holds 50.",
    body: KeptPlanInput,
    answer: Message,
    async handle(c, { body }) {
      await plans.keepPlan(c.get("user").id, readUuid(c), body);
      return { message: "The plan is kept." };
    },
  }),
  defineCall({
    ...own,
    method: "DELETE",
    path: "/api/me/plans/:id",
    summary: "Delete a kept trip",
    answer: Message,
    async handle(c) {
      await plans.dropPlan(c.get("user").id, readUuid(c));
      return { message: "The plan is deleted." };
    },
  }),
];
