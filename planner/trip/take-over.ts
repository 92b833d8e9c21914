import { carryOwnWords } from "#trip/own-words.ts";
import { keepDayIds } from "./keep-day-ids.ts";
import type { TripPlan } from "./trip-plan.ts";
import { writeDocument } from "./write-document.ts";

/** Another plan of the same days with the ids, names and words that they had. Without the planner itself: a page has this. */
export function takeOver(before: TripPlan, found: TripPlan): TripPlan {
  const itinerary = keepDayIds(before.itinerary, found.itinerary);
  return { document: carryOwnWords(before.document, writeDocument(itinerary)), itinerary };
}
