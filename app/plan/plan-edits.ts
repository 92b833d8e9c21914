import type { Itinerary, TripDay, Visit } from "#contract/trip/itinerary.ts";
import type { PlanEdit } from "#planner/trip/edits.ts";
import { visitIdOf } from "#trip/item-ids.ts";

/** What can be done to a trip on the planner's page, as the edits of its document and of its wish. */

export const visitsOf = ({ parts }: TripDay): Visit[] =>
  parts.filter((part): part is Visit => part.kind === "visit");

/** The visits of a plan with their days, in its order. */
export const listVisits = ({ days }: Itinerary): { day: number; visit: Visit }[] =>
  days.flatMap((day) => visitsOf(day).map((visit) => ({ day: day.number, visit })));

const toFive = (minutes: number) => Math.round(minutes / 5) * 5;

/**
 * The edit that puts a visit before the `index`-th of the other visits of a day. On its own day the
 * order is a time: where the one before it now begins, or so late that the one after it is done.
 * @returns null where it stands there already
 */
export function placeVisit(
  { days }: Itinerary,
  sight: string,
  day: number,
  index: number,
): PlanEdit | null {
  const from = days.find((one) => visitsOf(one).some((visit) => visit.sight === sight));
  const to = days.find(({ number }) => number === day);
  if (!from || !to) return null;
  const visits = visitsOf(to);
  const item = visitIdOf(sight);
  if (from.number !== day) {
    const before = visits[Math.min(visits.length, index) - 1];
    const behind = before ? visitIdOf(before.sight) : null;
    return { do: "move-item", item, day: to.id, behind };
  }
  const now = visits.findIndex((visit) => visit.sight === sight);
  const own = visits[now] as Visit;
  const others = visits.filter((visit) => visit !== own);
  const place = Math.max(0, Math.min(others.length, index));
  if (place === now) return null;
  const next = others[place] as Visit;
  const last = others[place - 1] as Visit;
  const at = place < now ? next.from : Math.max(own.from, last.to - (own.to - own.from));
  return { do: "time", item, at: toFive(at) };
}

/** The edit that puts a visit at the end of another day. */
export const moveVisit = (trip: Itinerary, sight: string, day: number): PlanEdit | null =>
  placeVisit(trip, sight, day, Number.POSITIVE_INFINITY);

/** One step up or down for a visit; past a day's first or last into the day beside it. */
export function stepVisit(trip: Itinerary, sight: string, by: 1 | -1): PlanEdit | null {
  const day = trip.days.find((one) => visitsOf(one).some((visit) => visit.sight === sight));
  if (!day) return null;
  const visits = visitsOf(day);
  const now = visits.findIndex((visit) => visit.sight === sight);
  const place = now + by;
  if (place >= 0 && place < visits.length) return placeVisit(trip, sight, day.number, place);
  const beside = trip.days.find(({ number }) => number === day.number + by);
  return beside
    ? placeVisit(trip, sight, beside.number, by > 0 ? 0 : visitsOf(beside).length)
    : null;
}

/** One sight in the place of another. */
export const replaceVisit = (sight: string, other: { id: string; name: string }): PlanEdit => ({
  do: "replace-item",
  item: visitIdOf(sight),
  ...{ id: visitIdOf(other.id), sight: other.id, name: other.name },
});

/** A day without plans behind another one. */
export const addFreeDay = ({ nextDay }: Pick<Itinerary, "nextDay">, day: string): PlanEdit => ({
  do: "free-day",
  ...{ day, id: `d${nextDay}` },
});

/** The stay that begins after a day, counted from 1, with so many nights. */
export const setNights = ({ days }: Itinerary, afterDay: number, nights: number): PlanEdit => ({
  do: "nights",
  ...{ day: days[afterDay - 1]?.id ?? "", nights },
});
