import { Itinerary } from "./itinerary.ts";

type Raw = Record<string, unknown>;
const isObject = (value: unknown): value is Raw =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** By the version that it is written in: one step up. */
const steps: Record<number, (trip: Raw) => Raw> = {
  // Days had numbers alone.
  1: (trip) => {
    const days = Array.isArray(trip.days) ? trip.days : [];
    return {
      ...trip,
      version: 2,
      days: days.map((day: unknown, index) =>
        isObject(day) ? { ...day, id: `d${index + 1}` } : day,
      ),
      nextDay: days.length + 1,
    };
  },
};

/** A kept itinerary of any version that there ever was, as today's. Null: it is none, or of a later one. */
export function readItinerary(raw: unknown): Itinerary | null {
  let trip = isObject(raw) ? raw : {};
  for (let step = steps[Number(trip.version)]; step; step = steps[Number(trip.version)])
    trip = step(trip);
  const read = Itinerary.safeParse(trip);
  return read.success ? read.data : null;
}
