import { addDays } from "#contract/trip/calendar-day.ts";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { BookDay, BookStop } from "#contract/wire/trip-book.ts";
import { estimateLocal } from "#planner/trip/local-ways.ts";
import { findOpenWindows, findSun } from "#planner/trip/open-windows.ts";
import { straightKm } from "#planner/trip/points.ts";
import { keepMade } from "#server/content/overrides/layers.ts";
import { compileHours } from "#server/content/places/compile-hours.ts";
import {
  getPlaces,
  type PlacedBase,
  type PlacedSight,
} from "#server/content/places/read-places.ts";
import { findReading } from "#server/content/places/standing.ts";

/** Beyond it a ride is a way between towns, which the distance says little of. Kilometres. */
const farthestRide = 60;

type Point = { lat: number; lon: number };
type Index = { sights: Map<string, PlacedSight>; bases: Map<string, PlacedBase> };
const getIndex = keepMade((): Index => {
  const { sights, bases } = getPlaces();
  return {
    sights: new Map(sights.map((sight) => [sight.id, sight])),
    // By name: a day says where its night is in words.
    bases: new Map(bases.map((base) => [base.name, base])),
  };
});

/** Null where nobody knows the hours. */
function readHours({ hours, coordinates }: PlacedSight, date: string): BookStop["open"] {
  if (!hours) return null;
  const { open, lastEntry } = hours;
  return findOpenWindows(compileHours(open, coordinates, lastEntry), date).map(([from, to]) => [
    from,
    to,
  ]);
}

/**
 * What can be said of each day beyond its words: where its stops are, when they are open, how long the ride
 * there takes, sunrise and sunset. `nameLanguage`: of a state's slug.
 */
export function writeBookDays(
  days: PlanDays,
  {
    departure,
    holidays,
    nameLanguage,
  }: {
    /** YYYY-MM-DD */
    departure: string;
    holidays(date: string): string[];
    nameLanguage(state: string): string;
  },
): Omit<BookDay, "hotel">[] {
  const { sights, bases } = getIndex();
  let wakes: PlacedBase | undefined;
  return days.map((day, index) => {
    const date = day.date ?? addDays(departure, index);
    const sleeps = day.sleeps ? bases.get(day.sleeps) : undefined;
    let at: Point | undefined = wakes?.coordinates;
    const stops = day.stops.flatMap((stop): BookStop[] => {
      const sight = stop.sight ? sights.get(stop.sight) : undefined;
      if (!sight) return [];
      const { lat, lon } = sight.coordinates;
      const km = at ? straightKm(at, sight.coordinates) : Number.POSITIVE_INFINITY;
      at = sight.coordinates;
      const terrain = (sleeps ?? wakes)?.terrain ?? "plain";
      const ride = km <= farthestRide ? estimateLocal(km, terrain).minutes : null;
      const open = readHours(sight, date);
      const standing = sight.hours ? findReading(sight, sight.hours)?.standing : undefined;
      const openStanding = standing === "unverified" ? undefined : standing;
      return [{ id: stop.id, lat, lon, open, ...(openStanding && { openStanding }), ride }];
    });
    const first = day.stops.flatMap(({ sight }) => (sight && sights.get(sight)) || [])[0];
    const state = first?.state ?? sleeps?.state ?? wakes?.state ?? "";
    const spot = stops[0] ?? sleeps?.coordinates ?? wakes?.coordinates;
    wakes = sleeps;
    return {
      id: day.id,
      date,
      sun: spot ? findSun(date, spot.lat, spot.lon) : null,
      holidays: holidays(date),
      language: nameLanguage(state),
      stops,
      bed: sleeps ? { lat: sleeps.coordinates.lat, lon: sleeps.coordinates.lon } : null,
    };
  });
}
