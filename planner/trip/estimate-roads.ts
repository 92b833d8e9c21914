import { type FactsIndex, getBase } from "./facts-index.ts";
import { estimateLocal } from "./local-ways.ts";
import { type Point, straightKm } from "./points.ts";
import { keySpan } from "./ride-numbers.ts";

/** Kilometres in a straight line that a road is guessed for: in the mountains, and degrees of latitude that are surely more. */
const farthestInMountains = 110;
const farthestLatitude = 2.4;

const farthestEstimate = 230;
/** Above it a road is taken only if somebody has driven it: passes close, valleys end. */
const highest = 2200;

export interface RoadEstimate {
  readonly from: number;
  readonly to: number;
  readonly minutes: number;
  readonly km: number;
}

/** Salt water between towns that look near: the gulfs of Kutch and of Khambhat, mouth to head. */
const gulfs: readonly (readonly [Point, Point])[] = [
  [
    { lat: 22.5, lon: 68.8 },
    { lat: 22.95, lon: 70.4 },
  ],
  [
    { lat: 19.6, lon: 72 },
    { lat: 22.25, lon: 72.5 },
  ],
];

/** True where the straight line from `a` to `b` meets the segment. */
function crosses(a: Point, b: Point, [c, d]: readonly [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q.lon - p.lon) * (r.lat - p.lat) - (q.lat - p.lat) * (r.lon - p.lon));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

const estimates = new WeakMap<FactsIndex, RoadEstimate[]>();

/** Roads that no leg tells of, by distance and terrain: not over water, in high mountains, or far. */
export function listRoadEstimates(facts: FactsIndex): RoadEstimate[] {
  const known = estimates.get(facts);
  if (known) return known;
  const { bases, legs } = facts.plannable;
  const driven = new Set<number>();
  for (const { mode, from, to } of legs)
    if (mode === "road") driven.add(from * keySpan + to).add(to * keySpan + from);
  const isGuessed = ({ terrain, kind, altitude }: (typeof bases)[number]) =>
    terrain !== "island" && kind !== "island" && altitude <= highest;
  const list: RoadEstimate[] = [];
  bases.forEach((a, from) => {
    if (!isGuessed(a)) return;
    for (let to = from + 1; to < bases.length; to++) {
      const b = getBase(facts, to);
      if (
        Math.abs(a.lat - b.lat) > farthestLatitude ||
        driven.has(from * keySpan + to) ||
        !isGuessed(b)
      )
        continue;
      const straight = straightKm(a, b);
      if (gulfs.some((gulf) => crosses(a, b, gulf))) continue;
      const lands = [a.terrain, b.terrain];
      if (straight > (lands.includes("mountains") ? farthestInMountains : farthestEstimate))
        continue;
      const land = lands.includes("mountains")
        ? "mountains"
        : lands.includes("hills")
          ? "hills"
          : "plain";
      list.push({ from, to, ...estimateLocal(straight, land) });
    }
  });
  estimates.set(facts, list);
  return list;
}
