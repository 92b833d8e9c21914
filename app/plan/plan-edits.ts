import type { PlanEdit } from "#planner/trip/edits.ts";
import type { TripDay, TripDocument, TripVisit } from "#trip/document.ts";
import { visitIdOf } from "#trip/item-ids.ts";

/** What can be done to a trip on the planner's page, as the edits of its document and of its wish. */

export const visitsOf = ({ items }: Pick<TripDay, "items">): TripVisit[] =>
  items.filter((item) => item.kind === "visit");

/** The visits of a plan with their days, counted from 1, in its order. */
export const listVisits = ({
  days,
}: Pick<TripDocument, "days">): { day: number; visit: TripVisit }[] =>
  days.flatMap((day, index) => visitsOf(day).map((visit) => ({ day: index + 1, visit })));

const toFive = (minutes: number) => Math.round(minutes / 5) * 5;
const beginOf = ({ at }: TripVisit) => at ?? 0;
const endOf = ({ at, minutes }: TripVisit) => (at ?? 0) + (minutes ?? 0);

const findDayOf = ({ days }: TripDocument, sight: string): number =>
  days.findIndex((day) => visitsOf(day).some((visit) => visit.sight === sight));

/**
 * The edit that puts a visit before the `index`-th of the other visits of a day. On its own day the
 * order is a time: where the one before it now begins, or so late that the one after it is done.
 * @returns null where it stands there already
 */
export function placeVisit(
  trip: TripDocument,
  sight: string,
  day: number,
  index: number,
): PlanEdit | null {
  const from = findDayOf(trip, sight);
  const to = trip.days[day - 1];
  if (from < 0 || !to) return null;
  const visits = visitsOf(to);
  const item = visitIdOf(sight);
  if (from !== day - 1) {
    const before = visits[Math.min(visits.length, index) - 1];
    return { do: "move-item", item, day: to.id, behind: before?.id ?? null };
  }
  const now = visits.findIndex((visit) => visit.sight === sight);
  const own = visits[now] as TripVisit;
  const others = visits.filter((visit) => visit !== own);
  const place = Math.max(0, Math.min(others.length, index));
  if (place === now) return null;
  const next = others[place] as TripVisit;
  const last = others[place - 1] as TripVisit;
  const at =
    place < now ? beginOf(next) : Math.max(beginOf(own), endOf(last) - (endOf(own) - beginOf(own)));
  return { do: "time", item, at: toFive(at) };
}

/** The edit that puts a visit at the end of another day. */
export const moveVisit = (trip: TripDocument, sight: string, day: number): PlanEdit | null =>
  placeVisit(trip, sight, day, Number.POSITIVE_INFINITY);

/** One step up or down for a visit; past a day's first or last into the day beside it. */
export function stepVisit(trip: TripDocument, sight: string, by: 1 | -1): PlanEdit | null {
  const at = findDayOf(trip, sight);
  const day = trip.days[at];
  if (!day) return null;
  const visits = visitsOf(day);
  const place = visits.findIndex((visit) => visit.sight === sight) + by;
  if (place >= 0 && place < visits.length) return placeVisit(trip, sight, at + 1, place);
  const beside = trip.days[at + by];
  return beside ? placeVisit(trip, sight, at + by + 1, by > 0 ? 0 : visitsOf(beside).length) : null;
}

/** One sight in the place of another. */
export const replaceVisit = (sight: string, other: { id: string; name: string }): PlanEdit => ({
  do: "replace-item",
  item: visitIdOf(sight),
  ...{ id: visitIdOf(other.id), sight: other.id, name: other.name },
});

/** A day without plans behind another one. */
export const addFreeDay = ({ next }: Pick<TripDocument, "next">, day: string): PlanEdit => ({
  do: "free-day",
  ...{ day, id: `d${next}` },
});

/** The stay that begins after a day, counted from 1, with so many nights. */
export const setNights = ({ days }: TripDocument, afterDay: number, nights: number): PlanEdit => ({
  do: "nights",
  ...{ day: days[afterDay - 1]?.id ?? "", nights },
});
