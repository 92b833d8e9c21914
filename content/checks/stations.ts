import { measureDistance } from "#server/content/pages/distance.ts";
import type { Places } from "#server/content/places/read-places.ts";

/**
 * Stations against datameet's list of 2016 (CC0), lines of `code,name,state,lat,lon`. The list misses
 * the renamed and the new, so what this finds is to be looked at, and not always wrong.
 */
export function findStationFaults({ bases }: Places, list: string): string[] {
  const points = new Map(
    list
      .trim()
      .split("\n")
      .map((line) => {
        const [code = "", name, , lat, lon] = line.split(",");
        return [code, { name, lat: Number(lat), lon: Number(lon) }] as const;
      }),
  );
  return bases.flatMap(({ id, file, coordinates, stations }) =>
    stations.flatMap(({ code, name, km }) => {
      const point = points.get(code);
      if (!point) return [`${file}: ${id}: ${code} (${name}) is not in the list`];
      const crow = measureDistance(coordinates, point);
      return km < crow * 0.9 - 3 || km > crow * 2.6 + 8
        ? [`${file}: ${id}: ${code} is ${point.name}, ${crow.toFixed(1)} km off, not ${km}`]
        : [];
    }),
  );
}
