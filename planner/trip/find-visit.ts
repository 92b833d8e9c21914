import type { Itinerary, Visit } from "#contract/trip/itinerary.ts";
import { itemIdOf } from "#trip/item-ids.ts";

type Days = Itinerary["days"];

/** A visit by the id of its item; null where there is none. */
export function findVisit(days: Days, item: string): Visit | null {
  for (const { id, parts } of days)
    for (const [index, part] of parts.entries())
      if (part.kind === "visit" && itemIdOf(id, part, index) === item) return part;
  return null;
}

/** The day of a visit, counted from 1; null where it is not in the trip. */
export function findDay(days: Days, sight: string): number | null {
  const day = days.find(({ parts }) =>
    parts.some((part) => part.kind === "visit" && part.sight === sight),
  );
  return day?.number ?? null;
}
