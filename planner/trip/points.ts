export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Kilometres as the crow flies: flat over some hundred kilometres, which is as far as it is asked. */
export function straightKm(a: Point, b: Point): number {
  const north = (a.lat - b.lat) * 110.6;
  const east = (a.lon - b.lon) * 111.3 * Math.cos(((a.lat + b.lat) * Math.PI) / 360);
  return Math.hypot(north, east);
}
