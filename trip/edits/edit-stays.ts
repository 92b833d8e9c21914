import type { TripDocument } from "../document.ts";
import { insertFree } from "./edit-days.ts";
import { type EditorsOf, EditRefused, getDay } from "./edited.ts";

const nightKey = ({ days }: TripDocument, at: number): string | null => {
  const night = days[at]?.night;
  return night && night.kind !== "way" ? (night.kind === "named" ? night.name : night.base) : null;
};

/** Places in the list of the first and last day of the stay to which a day's night belongs. */
function findStay(trip: TripDocument, id: string): { first: number; last: number } {
  const { at } = getDay(trip, id);
  const key = nightKey(trip, at);
  if (key === null) throw new EditRefused("no-stay", { day: id });
  let [first, last] = [at, at];
  while (first > 0 && nightKey(trip, first - 1) === key) first--;
  while (last + 1 < trip.days.length && nightKey(trip, last + 1) === key) last++;
  return { first, last };
}

/** Nights in a row in one place: longer by free days at its end, shorter by the last ones. */
export const editStays: EditorsOf<"lengthen" | "shorten"> = {
  lengthen: (trip, { day, ids }) => ({
    document: insertFree(trip, findStay(trip, day).last, ids),
    change: { code: "stay-longer", values: { day, nights: ids.length } },
    undo: ids.map((id) => ({ do: "remove-day", day: id })),
  }),
  shorten: (trip, { day, nights }) => {
    const { first, last } = findStay(trip, day);
    const from = last - nights + 1;
    // The first of them is the day on which one comes.
    if (from <= first) throw new EditRefused("stay-too-short", { day, nights: last - first });
    const gone = trip.days.slice(from, last + 1);
    const held = gone.find(
      ({ locked, items }) =>
        locked || items.some((item) => item.kind === "visit" && item.fixed === "day"),
    );
    if (held) throw new EditRefused("day-held", { day: held.id });
    return {
      document: { ...trip, days: trip.days.toSpliced(from, nights) },
      change: { code: "stay-shorter", values: { day, nights } },
      undo: gone.map((one, index) => ({ do: "restore-day", day: one, at: from + index })),
    };
  },
};
