import { createPlanFacts, type PlanFactsReader } from "./plan-facts.ts";
import { createPlanRoom, type PlanRoom } from "./plan-room.ts";

/** Who plans on the server, and on what. */
export type Plans = Pick<PlanRoom, "plan" | "open" | "close"> & { facts: PlanFactsReader };

/** The process's planning room: its thread starts with the first who asks something of it. */
export function createPlans(room: PlanRoom = createPlanRoom()): Plans {
  return { plan: room.plan, open: room.open, close: room.close, facts: createPlanFacts(room) };
}
