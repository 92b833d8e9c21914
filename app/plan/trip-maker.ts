import { findToday } from "#app/ui/format-dates.ts";
import { explainAbsence, findAlternatives } from "#planner/trip/alternatives.ts";
import { changeTrip } from "#planner/trip/change-trip.ts";
import { openTrip } from "#planner/trip/open-trip.ts";
import { planTrip } from "#planner/trip/plan-trip.ts";
import { planTimes } from "./create-planner.ts";
import type { TripMaker } from "./plan-engine.ts";

/** The planner itself, as seen on the reader's day. */
export const tripMaker: TripMaker = {
  plan: (facts, wish, options) => planTrip(facts, wish, { ...options, today: findToday() }),
  open: (facts, link) => openTrip(facts, link, { today: findToday(), seconds: planTimes.first }),
  change: (facts, itinerary, edit) => changeTrip(facts, itinerary, edit, { today: findToday() }),
  listAlternatives: (facts, itinerary, sight) =>
    findAlternatives(facts, itinerary, sight, findToday()),
  explainAbsence: (facts, itinerary, sight) => explainAbsence(facts, itinerary, sight, findToday()),
};
