import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { Wish } from "#contract/trip/wish.ts";
import { changeTrip } from "#planner/trip/change-trip.ts";
import type { TripEdit } from "#planner/trip/edits.ts";
import { planTrip } from "#planner/trip/plan-trip.ts";

/** Ids of the sights of a trip, in the order in which they are seen. */
export const sightsOf = ({ days }: Pick<Itinerary, "days">): string[] =>
  days.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "visit" ? [part.sight] : [])));

/** An edit of some visit, stay or day of the trip, whatever it is. */
function someEdit(trip: Itinerary, dice: number): TripEdit | null {
  const sights = sightsOf(trip);
  const sight = sights[dice % Math.max(1, sights.length)];
  const stay = trip.stays[dice % Math.max(1, trip.stays.length)];
  if (!sight || !stay) return null;
  const day = 1 + (dice % trip.days.length);
  const edits: TripEdit[] = [
    { kind: "remove", sight },
    { kind: "move", sight, day },
    { kind: "pin", sight, day: null },
    { kind: "ban", id: sight },
    { kind: "stay", afterDay: stay.afterDay, nights: stay.nights + 1 },
    { kind: "lock", day },
  ];
  return edits[(dice >> 3) % edits.length] ?? null;
}

/** A trip planned in a moment, and edited as the dice fall. */
export function planEdited(
  plannable: Plannable,
  wish: Wish,
  { dice, today }: { dice: readonly number[]; today: string },
): Itinerary {
  let trip = planTrip(plannable, wish, { today, iterations: 1, effort: 0.05 });
  for (const one of dice) {
    const edit = someEdit(trip, one);
    if (edit) trip = changeTrip(plannable, trip, edit, { today }).itinerary;
  }
  return trip;
}
