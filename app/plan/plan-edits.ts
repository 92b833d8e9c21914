import type { Itinerary, TripDay, Visit } from "#contract/trip/itinerary.ts";
import type { TripEdit } from "#planner/trip/edits.ts";

/** What one place did that the edit did not name: a day of null is "not in the trip". */
export type Moved = { id: string; name: string; from: number | null; to: number | null };

export const visitsOf = ({ parts }: TripDay): Visit[] =>
  parts.filter((part): part is Visit => part.kind === "visit");

/** The visits of a plan with their days, in its order. */
export const listVisits = ({ days }: Itinerary): { day: number; visit: Visit }[] =>
  days.flatMap((day) => visitsOf(day).map((visit) => ({ day: day.number, visit })));

/** What came, went and moved between two trips. */
export function compareTrips(before: Itinerary, after: Itinerary): Moved[] {
  const read = (trip: Itinerary) =>
    new Map(listVisits(trip).map(({ day, visit }) => [visit.sight, { day, name: visit.name }]));
  const [was, is] = [read(before), read(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const [from, to] = [was.get(id), is.get(id)];
    if (from?.day === to?.day) return [];
    const name = to?.name ?? from?.name ?? id;
    return [{ id, name, from: from?.day ?? null, to: to?.day ?? null }];
  });
}

/** What an edit is about, of those that are about one place. */
export function placeOf(edit: TripEdit): string | null {
  if (edit.kind === "swap") return edit.in;
  if ("sight" in edit) return edit.sight;
  return "id" in edit ? edit.id : null;
}

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
): TripEdit | null {
  const from = days.find((one) => visitsOf(one).some((visit) => visit.sight === sight));
  const to = days.find(({ number }) => number === day);
  if (!from || !to) return null;
  if (from.number !== day) return { kind: "move", sight, day };
  const visits = visitsOf(to);
  const now = visits.findIndex((visit) => visit.sight === sight);
  const own = visits[now] as Visit;
  const others = visits.filter((visit) => visit !== own);
  const place = Math.max(0, Math.min(others.length, index));
  if (place === now) return null;
  const next = others[place] as Visit;
  const last = others[place - 1] as Visit;
  const at = place < now ? next.from : Math.max(own.from, last.to - (own.to - own.from));
  return { kind: "pin", sight, day, at: toFive(at) };
}

/** One step up or down for a visit; past a day's first or last into the day beside it. */
export function stepVisit(trip: Itinerary, sight: string, by: 1 | -1): TripEdit | null {
  const day = trip.days.find((one) => visitsOf(one).some((visit) => visit.sight === sight));
  if (!day) return null;
  const visits = visitsOf(day);
  const now = visits.findIndex((visit) => visit.sight === sight);
  const place = now + by;
  if (place >= 0 && place < visits.length) return placeVisit(trip, sight, day.number, place);
  const beside = trip.days.find(({ number }) => number === day.number + by);
  return beside ? { kind: "move", sight, day: beside.number } : null;
}
