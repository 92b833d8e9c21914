import { findToday } from "#app/ui/format-dates.ts";
import {
  changeDocument,
  explainMissing,
  findInstead,
  openDocument,
  planDocument,
} from "#planner/trip/trip-plan.ts";
import { planTimes } from "./create-planner.ts";
import type { TripMaker } from "./plan-engine.ts";

/** The planner itself, as seen on the reader's day. */
export const tripMaker: TripMaker = {
  plan: (facts, wish, options) => planDocument(facts, wish, { ...options, today: findToday() }),
  open: (facts, link) =>
    openDocument(facts, link, { today: findToday(), seconds: planTimes.first }),
  change: (facts, trip, edit) => changeDocument(facts, trip, edit, { today: findToday() }),
  listAlternatives: (facts, trip, sight) => findInstead(facts, trip, sight, findToday()),
  explainAbsence: (facts, trip, sight) => explainMissing(facts, trip, sight, findToday()),
};
