type Point = { lon: number; lat: number };

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres through the air between two places. */
export function measureDistance(a: Point, b: Point): number {
  const dLat = radians(b.lat - a.lat);
  const dLon = radians(b.lon - a.lon);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(h));
}

/** Those within reach of a point, nearest first. */
export function orderByDistance<T extends { coordinates: Point }>(
  items: readonly T[],
  from: Point,
  within = Number.POSITIVE_INFINITY,
): { item: T; kilometres: number }[] {
  return items
    .map((item) => ({ item, kilometres: Math.round(measureDistance(from, item.coordinates)) }))
    .filter(({ kilometres }) => kilometres <= within)
    .sort((a, b) => a.kilometres - b.kilometres);
}
