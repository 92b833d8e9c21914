import { findToday } from "#app/ui/format-dates.ts";
import { planTrip } from "#planner/trip/plan-trip.ts";
import type { Searcher } from "./plan-engine.ts";

/** The planner's own search. */
export const searchTrip: Searcher = (plannable, wish, { seconds }) =>
  planTrip(plannable, wish, { today: findToday(), seconds });
