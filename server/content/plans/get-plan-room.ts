import { createPlanFacts, type PlanFactsReader } from "./plan-facts.ts";
import { createPlanRoom, type PlanRoom } from "./plan-room.ts";

let made: { room: PlanRoom; facts: PlanFactsReader } | null = null;

/** The process's planning thread and what it has compiled: the calls and the pages share them. */
export function getPlanRoom(): { room: PlanRoom; facts: PlanFactsReader } {
  if (!made) {
    const room = createPlanRoom();
    made = { room, facts: createPlanFacts(room) };
  }
  return made;
}
