import type { Itinerary } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { editWish, isOwnEdit, type PlanEdit } from "#planner/trip/edits.ts";
import type { ChangedPlan, TripPlan } from "#planner/trip/trip-plan.ts";
import { planOf, writeDocument } from "#planner/trip/write-document.ts";
import type { TripDocument } from "#trip/document.ts";
import { doEdit } from "#trip/edits/do-edit.ts";
import { carryOwnWords, readOwnWords, seatOwnWords } from "#trip/own-words.ts";
import { createItinerary } from "./itinerary.ts";

/** A trip as the planner gives it. */
export const createPlan = (more: Partial<Itinerary> = {}): TripPlan =>
  planOf(createItinerary(more));

/** Plans by hand: what is never wished is not in the trip, all else is as written. */
export function makeByHand(wish: Wish, worth = 1000): Itinerary {
  const trip = createItinerary({ wish, worth });
  return {
    ...trip,
    days: trip.days.map((day) => ({
      ...day,
      parts: day.parts.filter((part) => part.kind !== "visit" || !wish.never.includes(part.sight)),
    })),
  };
}

/** An edit that is answered by hand: the wish as it is after it, and what people wrote. */
export function changeByHand(trip: TripDocument, edit: PlanEdit): ChangedPlan {
  const before = makeByHand(trip.wish ?? Wish.parse({}));
  if (isOwnEdit(trip, edit)) {
    const { document } = doEdit(trip, edit, "traveller");
    const own = readOwnWords(document);
    return { document: seatOwnWords(writeDocument(before), own), itinerary: before, moved: [] };
  }
  const itinerary = makeByHand(editWish(before, edit, before.days));
  return { document: carryOwnWords(trip, writeDocument(itinerary)), itinerary, moved: [] };
}
