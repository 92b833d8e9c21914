import type { Itinerary, TripDay } from "#contract/trip/itinerary.ts";
import { addDays } from "#trip/dates.ts";
import { doEdit } from "#trip/edits/do-edit.ts";
import { EditRefused } from "#trip/edits/edited.ts";
import { itemIdOf } from "#trip/item-ids.ts";
import type { PlannedEdit } from "./edits.ts";
import { findVisit } from "./find-visit.ts";
import { writeDocument } from "./write-document.ts";

/**
 * The planned days as one edit of their document leaves them: what went is gone, what moved stands where it was put, a new
 * day is free and held. Their times are those of before, and their ways too: the planner lays them out anew.
 * @throws EditRefused where it cannot be done
 */
export function arrangeDays(trip: Itinerary, edit: PlannedEdit): Itinerary {
  if ("item" in edit && !findVisit(trip.days, edit.item))
    throw new EditRefused("not-a-visit", { item: edit.item });
  const { document } = doEdit(writeDocument(trip), edit, "traveller");
  if (document.days.length === 0) throw new EditRefused("last-day");
  const dayOf = new Map(trip.days.map((day) => [day.id, day]));
  const partOf = new Map(
    trip.days.flatMap(({ id, parts }) =>
      parts.map((part, index) => [itemIdOf(id, part, index), part] as const),
    ),
  );
  const last = document.days.length - 1;
  let wakes = trip.start;
  const days = document.days.map(({ id, title, locked, items }, index): TripDay => {
    const known = dayOf.get(id);
    const place = {
      number: index + 1,
      date: addDays(trip.from, index),
      wakes,
      // The day after what was the last one is where the trip ends.
      sleeps: index === last ? null : known ? (known.sleeps ?? trip.end) : wakes,
    };
    wakes = place.sleeps ?? wakes;
    if (!known) return { ...freeDay(trip), ...place, id };
    const parts = items.flatMap((item) => partOf.get(item.id) ?? []);
    const { title: _, ...day } = known;
    return { ...day, ...place, parts, locked, ...(title && { title }) };
  });
  return { ...trip, days, nextDay: document.next };
}

const freeDay = ({ days: [first] }: Itinerary) => ({
  from: first?.from ?? 0,
  to: first?.from ?? 0,
  sunrise: first?.sunrise ?? 0,
  sunset: first?.sunset ?? 0,
  parts: [],
  locked: true,
  notices: [],
});
