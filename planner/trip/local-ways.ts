import type { PlannableBase } from "#contract/content/plannable.ts";
import { type FactsIndex, getBase, getSight } from "./facts-index.ts";
import { type Point, straightKm } from "./points.ts";

/** Below so many minutes no way is told apart. */
const leastWalk = 3;
const leastRide = 5;
/** Kilometres of a way that go through a town, and minutes to get going. */
const townKm = 10;
const getGoing = 6;
/** What a path adds to the straight line; of a walk for who cannot walk far so much is left. */
const windingPath = 1.25;
const shortWalk = 0.3;
/** Where the terrain is none that is known: winding, kilometres an hour in town and out of it. */
const elsewhere = { winding: 1.4, town: 20, road: 35 } as const;
/** Minutes from the middle of a town to a sight whose way from there nobody told. */
const unsaidWay = 20;
/** How much shorter or longer than expected a way from the middle may be for the ways beside it to be reckoned so. */
const leastOdd = 0.8;
const mostOdd = 3;

type Terrain = PlannableBase["terrain"];

/** What a road adds to the straight line, in town and out of it. */
const winding: Record<Terrain, number> = { plain: 1.3, hills: 1.45, mountains: 1.9, island: 1.4 };
const townSpeed: Record<Terrain, number> = { plain: 22, hills: 20, mountains: 18, island: 22 };
const roadSpeed: Record<Terrain, number> = { plain: 50, hills: 38, mountains: 27, island: 30 };

/** Minutes and kilometres by road between points of one neighbourhood: slow for ten kilometres, faster beyond. */
export function estimateLocal(straight: number, terrain: Terrain): { minutes: number; km: number } {
  const km = straight * (winding[terrain] ?? elsewhere.winding);
  const town = Math.min(km, townKm);
  const minutes =
    getGoing +
    (town * 60) / (townSpeed[terrain] ?? elsewhere.town) +
    ((km - town) * 60) / (roadSpeed[terrain] ?? elsewhere.road);
  return { minutes: Math.round(minutes), km };
}

/** Below this one walks. */
const walkKm = 0.9;
const walkMinutesPerKm = 17;

export interface LocalWay {
  readonly minutes: number;
  readonly km: number;
  readonly mode: "road" | "walk" | "train" | "toy-train" | "ferry" | "flight";
  readonly estimated: boolean;
}

/**
 * Ways within one base: from its middle to a sight as the facts say, or by distance and terrain.
 * @param a sight, or null for the base's middle; `b` likewise
 */
export function findLocalWay(
  facts: FactsIndex,
  baseIndex: number,
  a: number | null,
  b: number | null,
  canWalk: boolean,
): LocalWay {
  if (a === b) return { minutes: 0, km: 0, mode: "walk", estimated: true };
  const base = getBase(facts, baseIndex);
  const one = a === null ? null : getSight(facts, a);
  const two = b === null ? null : getSight(facts, b);
  const straight = straightKm(one ?? base, two ?? base);
  const terrain = base.terrain;
  const known = one === null ? two?.from : two === null ? one.from : undefined;
  if (known) {
    const [minutes, by] = known;
    const { km } = estimateLocal(straight, terrain);
    return { minutes, km, mode: by as LocalWay["mode"], estimated: false };
  }
  if (straight < walkKm * (canWalk ? 1 : shortWalk))
    return {
      minutes: Math.max(leastWalk, Math.round(straight * windingPath * walkMinutesPerKm)),
      km: straight * windingPath,
      mode: "walk",
      estimated: true,
    };
  const { minutes, km } = estimateLocal(straight, terrain);
  const slowness = Math.max(slownessOf(base, one), slownessOf(base, two));
  const fromMiddle = (one?.from?.[0] ?? 0) + (two?.from?.[0] ?? 0);
  const direct = Math.round(minutes * slowness);
  const apart = one?.from || two?.from;
  const around = apart ? fromMiddle + (one?.from && two?.from ? 0 : unsaidWay) : direct;
  const mode = one?.from?.[1] === "ferry" || two?.from?.[1] === "ferry" ? "ferry" : "road";
  return { minutes: Math.max(leastRide, Math.min(direct, around)), km, mode, estimated: true };
}

/** How much longer the way from the middle takes than its distance lets expect. */
function slownessOf(
  base: PlannableBase,
  sight: ({ from?: [number, string] | undefined } & Point) | null,
) {
  if (!sight?.from) return 1;
  const expected = estimateLocal(straightKm(base, sight), base.terrain).minutes;
  return Math.min(mostOdd, Math.max(leastOdd, sight.from[0] / expected));
}

/** From stop to stop of a day, wherever they lie. */
export interface Distance {
  readonly minutes: number;
  /** Of these by road, short rides within a town apart. */
  readonly road: number;
  /** Minutes from the start until the last ferry has landed. */
  readonly landed?: number;
  /** True where something on the way departs by the clock: what it takes hangs on when one is ready. */
  readonly clocked?: true;
  /** Weekdays of which this is true, as bits; absent: of all. */
  readonly days?: number;
}
