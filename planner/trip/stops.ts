import { getBase, getSight } from "./facts-index.ts";
import { findLocalWay, type LocalWay } from "./local-ways.ts";
import type { Point } from "./points.ts";
import type { TripModel } from "./trip-model.ts";
import type { Way } from "./ways.ts";

/** A point of a day: the middle of a base, or a sight of it. */
export interface Stop {
  readonly base: number;
  /** Null: the base's middle. */
  readonly sight: number | null;
}

export const pointOf = ({ facts }: TripModel, { base, sight }: Stop): Point =>
  sight === null ? getBase(facts, base) : getSight(facts, sight);
export const canWalk = ({ traveller }: TripModel) =>
  !traveller.wheelchair && traveller.elders === 0;
export const idOf = ({ facts }: TripModel, { base, sight }: Stop): number =>
  sight === null ? facts.plannable.sights.length + base : sight;

export function localWay(
  model: TripModel,
  base: number,
  a: number | null,
  b: number | null,
): LocalWay {
  const key = idOf(model, { base, sight: a }) * 8192 + idOf(model, { base, sight: b });
  const known = model.localWays.get(key);
  if (known) return known;
  const way = findLocalWay(model.facts, base, a, b, canWalk(model));
  model.localWays.set(key, way);
  return way;
}

export function throughBases(model: TripModel, a: Stop, b: Stop, way: Way): number {
  const before = localWay(model, a.base, a.sight, null).minutes;
  const after = localWay(model, b.base, null, b.sight).minutes;
  return before + way.minutes + after;
}
