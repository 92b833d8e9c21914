import { newId } from "#contract/new-id.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import { dateAt } from "#contract/trip/day-order.ts";
import type { PlanDay, PlanDays, PlanStop } from "#contract/trip/trip-days.ts";
import type { TripEdit } from "./trip-edit.ts";

/** Changes of a trip's days by hand, as the edits that the server does: others' changes of the same day stay. */

/** Moves that bring `ids` into the order of `wanted`, which has the same. */
function orderStops(day: string, ids: readonly string[], wanted: readonly string[]): TripEdit[] {
  const now = [...ids];
  return wanted.flatMap((item, at): TripEdit[] => {
    if (now[at] === item) return [];
    now.splice(now.indexOf(item), 1);
    now.splice(at, 0, item);
    return [{ do: "move-item", item, day, behind: wanted[at - 1] ?? null }];
  });
}

function editStop(was: PlanStop, is: PlanStop): TripEdit[] {
  const item = is.id;
  return [
    ...(is.name !== was.name ? [{ do: "rename-item", item, name: is.name } as const] : []),
    ...(is.at !== was.at ? [{ do: "time", item, at: is.at } as const] : []),
    ...(is.text !== was.text ? [{ do: "write-item", item, text: is.text } as const] : []),
  ];
}

/** What was done to a day: field by field, so that what others do to the rest of it is theirs. */
function editDay(was: PlanDay, is: PlanDay, index: number): TripEdit[] {
  const day = is.id;
  const known = new Map(was.stops.map((stop) => [stop.id, stop]));
  const stays = was.stops.filter(({ id }) => is.stops.some((stop) => stop.id === id));
  const added = is.stops.filter(({ id }) => !known.has(id));
  // They come in at the front, one before the other, and then to their places.
  const ids = [...added.map(({ id }) => id).reverse(), ...stays.map(({ id }) => id)];
  return [
    ...(is.title !== was.title ? [{ do: "rename-day", day, title: is.title } as const] : []),
    ...(is.text !== was.text ? [{ do: "write-day", day, text: is.text } as const] : []),
    ...(is.sleeps !== was.sleeps
      ? [{ do: "night", day, name: is.sleeps, isOnWay: false } as const]
      : []),
    // A date is its place's: the whole trip begins so many days earlier or later.
    ...(is.date !== was.date
      ? [{ do: "start", start: is.date && addDays(is.date, -index) } as const]
      : []),
    ...was.stops.flatMap(({ id }): TripEdit[] =>
      stays.some((stop) => stop.id === id) ? [] : [{ do: "remove-item", item: id }],
    ),
    ...added.map(({ id, name, sight, at, text }): TripEdit => {
      return { do: "add-item", day, behind: null, id, name, sight, at, text };
    }),
    ...orderStops(
      day,
      ids,
      is.stops.map(({ id }) => id),
    ),
    ...is.stops.flatMap((stop) => {
      const old = known.get(stop.id);
      return old ? editStop(old, stop) : [];
    }),
  ];
}

/** Without the stops that somebody has taken away meanwhile; one that was written in comes again, as a new one. */
function keepThere(was: PlanDay, is: PlanDay, there: PlanDay): [was: PlanDay, is: PlanDay] {
  const ids = new Set(there.stops.map(({ id }) => id));
  const before = new Map(was.stops.map((stop) => [stop.id, stop]));
  const stops = is.stops.flatMap((stop) => {
    const old = before.get(stop.id);
    if (!old || ids.has(stop.id)) return [stop];
    return editStop(old, stop).length > 0 ? [{ ...stop, id: newId("stop") }] : [];
  });
  return [
    { ...was, stops: was.stops.filter(({ id }) => ids.has(id)) },
    { ...is, stops },
  ];
}

/**
 * What was typed into a day's form, upon the days as they stand now. `was`: the day as it stood when the form was
 * opened; a day that is not there, or not any more, is added under an id of its own.
 */
export function editsOfDay(now: PlanDays, was: PlanDay, is: PlanDay, isNew: boolean): TripEdit[] {
  const index = now.findIndex(({ id }) => id === is.id);
  const there = now[index];
  if (!isNew && there) return editDay(...keepThere(was, is, there), index);
  const id = isNew ? is.id : newId("day");
  const at = now.length;
  const blank = { ...is, id, text: "", sleeps: null, date: dateAt(now, at), stops: [] };
  const stops = is.stops.map((stop) => (isNew ? stop : { ...stop, id: newId("stop") }));
  const night = { do: "night", day: id, name: is.sleeps, isOnWay: false } as const;
  return [
    { do: "add-day", id, at, title: is.title },
    night,
    ...editDay(blank, { ...is, id, sleeps: null, stops }, at),
  ];
}
