import * as airportData from "airport-data-js";
import { geoCircle, geoContains } from "d3-geo";
import { readLands } from "#server/content/map/lands.ts";
import { measureDistance } from "#server/content/pages/distance.ts";
import type { Places } from "#server/content/places/read-places.ts";

type Point = { lon: number; lat: number };

const lands = new Map(readLands().map(({ slug, feature }) => [slug, feature]));
// The package is CommonJS: Node finds its functions on the default export alone.
const { getAirportByIata: findAirport } =
  (airportData as unknown as { default?: typeof airportData }).default ?? airportData;

const kmPerDegree = 111.2;

/** The map's strokes are kilometres wide: a quay, a beach or a pass may fall just outside. */
const strokeKm = 3;

/** Islands, capes, tide lands and a spur in a bend of the Betwa that the map leaves out: west, south, east, north in degrees. */
const undrawn: Record<string, [number, number, number, number][]> = {
  lakshadweep: [[71.5, 8, 74, 12.5]],
  "andaman-and-nicobar-islands": [[92.1, 6.7, 94.3, 13.8]],
  "dadra-and-nagar-haveli-and-daman-and-diu": [[70.8, 20.68, 71.02, 20.77]],
  "west-bengal": [[88, 21.5, 89.1, 22.25]],
  "tamil-nadu": [[79.1, 9.1, 79.5, 9.35]],
  puducherry: [[79.8, 11.83, 79.86, 11.92]],
  karnataka: [[74.65, 13.35, 74.7, 13.42]],
  gujarat: [[69, 22.2, 70.4, 22.6]],
  maharashtra: [[72.78, 18.89, 72.84, 19]],
  goa: [[73.9, 15.06, 73.95, 15.11]],
  "uttar-pradesh": [[78.2, 24.5, 78.28, 24.57]],
};

const contains = (state: string, { lon, lat }: Point) => {
  const land = lands.get(state);
  return land ? geoContains(land, [lon, lat]) : false;
};

/** Whether a point lies in a state, its coast's stroke or one of its undrawn islands. */
export function isInState(state: string, point: Point): boolean {
  if (contains(state, point)) return true;
  const box = undrawn[state]?.some(
    ([west, south, east, north]) =>
      point.lon >= west && point.lon <= east && point.lat >= south && point.lat <= north,
  );
  if (box) return true;
  const rim = geoCircle()
    .center([point.lon, point.lat])
    .radius(strokeKm / kmPerDegree)
    .precision(15)();
  return rim.coordinates.some((ring) =>
    ring.some(([lon = 0, lat = 0]) => contains(state, { lon, lat })),
  );
}

/** Files named after no state, and points outside the state of their file. */
export function findMisplaced({ sights, bases }: Places): string[] {
  return [...sights, ...bases].flatMap(({ id, state, file, coordinates }) => {
    if (!lands.has(state)) return [`${file}: no state is called "${state}"`];
    return isInState(state, coordinates)
      ? []
      : [`${file}: ${id}: ${coordinates.lat}, ${coordinates.lon} lies outside ${state}`];
  });
}

/** A sight so far from its base that one would not sleep there for it, or far without saying how far. */
export function findFarSights({ sights, bases }: Places): string[] {
  const baseOf = new Map(bases.map((base) => [base.id, base]));
  return sights.flatMap(({ id, file, base, coordinates, fromBase }) => {
    const home = baseOf.get(base);
    if (!home) return [];
    const km = measureDistance(coordinates, home.coordinates);
    const where = `${file}: ${id}: ${Math.round(km)} km from ${base} as the crow flies`;
    if (km > 130) return [`${where}: too far for a day, give it a nearer base`];
    if (km > 12 && !fromBase) return [`${where}: write fromBase (by, minutes, km)`];
    if (!fromBase) return [];
    const speed = fromBase.km / (fromBase.minutes / 60);
    const [slowest, fastest] = fromBase.by === "walk" ? [1, 6] : [7, 95];
    return [
      ...(fromBase.km < km * 0.95 - 1 ? [`${where}, but fromBase says ${fromBase.km} km`] : []),
      ...(fromBase.km > km * 3 + 15 ? [`${where}, but fromBase says ${fromBase.km} km`] : []),
      ...(speed < slowest || speed > fastest
        ? [`${file}: ${id}: fromBase ${fromBase.by} at ${Math.round(speed)} km/h`]
        : []),
    ];
  });
}

/** Two sights, or two bases, on the very same spot. */
export function findSharedSpots({ sights, bases }: Places): string[] {
  return [sights, bases].flatMap((list) => {
    const spots = new Map<string, string>();
    return list.flatMap(({ id, file, coordinates: { lat, lon } }) => {
      const spot = `${lat.toFixed(4)}, ${lon.toFixed(4)}`;
      const other = spots.get(spot);
      spots.set(spot, id);
      return other ? [`${file}: ${id} stands on the very spot of ${other}: ${spot}`] : [];
    });
  });
}

/** Airports by code: unknown ones, those abroad, and kilometres that cannot be. */
export async function findAirportFaults({ bases }: Places): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, file, airports, coordinates } of bases) {
    for (const { code, km, minutes } of airports) {
      const [airport] = newAirports[code]
        ? [newAirports[code]]
        : await findAirport(code).catch(() => []);
      const where = `${file}: ${id}: airport ${code}`;
      if (airport?.country_code !== "IN") {
        faults.push(`${where} is not one of India's`);
        continue;
      }
      const crow = measureDistance(coordinates, {
        lat: Number(airport.latitude),
        lon: Number(airport.longitude),
      });
      if (km < crow * 0.95 - 5 || km > crow * 3 + 20)
        faults.push(`${where}: ${km} km, but ${Math.round(crow)} as the crow flies`);
      const speed = km / (minutes / 60);
      if (km > 3 && (speed < 9 || speed > 90))
        faults.push(`${where}: ${km} km in ${minutes} minutes is ${Math.round(speed)} km/h`);
    }
  }
  return faults;
}

type AirportPoint = { country_code: string; latitude: number; longitude: number };

/** Opened since the data set was made, or misplaced in it: point from general knowledge. */
const newAirports: Record<string, AirportPoint> = {
  JLR: { country_code: "IN", latitude: 23.178, longitude: 80.052 },
  PAB: { country_code: "IN", latitude: 21.988, longitude: 82.111 },
  NMI: { country_code: "IN", latitude: 18.99, longitude: 73.07 },
  GOX: { country_code: "IN", latitude: 15.744, longitude: 73.861 },
  HGI: { country_code: "IN", latitude: 26.97, longitude: 93.64 },
  DED: { country_code: "IN", latitude: 30.19, longitude: 78.18 },
  KUU: { country_code: "IN", latitude: 31.877, longitude: 77.154 },
  SLV: { country_code: "IN", latitude: 31.082, longitude: 77.068 },
};
