import { createPlanFacts, type PlanFactsReader } from "./plan-facts.ts";
import { createPlanRoom, type PlanRoom } from "./plan-room.ts";

/** Who plans on the server, and on what. */
export type Plans = Pick<PlanRoom, "plan" | "open" | "close"> & {
  facts: PlanFactsReader;
  /** Plans on what is published now, from the next question on. */
  hearOverrides(): Promise<void>;
};

/** The process's planning room: its thread starts with the first who asks something of it. */
export function createPlans(room: PlanRoom = createPlanRoom()): Plans {
  const facts = createPlanFacts(room);
  return {
    plan: room.plan,
    open: room.open,
    close: room.close,
    facts,
    async hearOverrides() {
      // What is being read still is of before.
      if (await room.hearOverrides()) facts.forget();
    },
  };
}
