import { getSight } from "./facts-index.ts";
import { hasKind, interestFactor, kindLimit } from "./gain.ts";
import type { TripModel } from "./trip-model.ts";
import { gainOn } from "./visit-gain.ts";

/** A kind that nobody came for has so much of its limit at least. */
const leastShare = 0.5;

/** Who comes for temples has not enough of them so soon. */
export function limitOf(model: TripModel, kind: string): number {
  if (model.limits.size === 0) findLimits(model);
  return model.limits.get(kind) ?? kindLimit;
}

function findLimits({ facts, wish, limits }: TripModel): void {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { kind, interests } of facts.plannable.sights) {
    const { sum, count } = sums.get(kind) ?? { sum: 0, count: 0 };
    sums.set(kind, { sum: sum + interestFactor(interests, wish.interests), count: count + 1 });
  }
  for (const [kind, { sum, count }] of sums)
    limits.set(kind, kindLimit * Math.max(leastShare, sum / count));
}

/**
 * What counts of a kind beside those of it that stand: with a sum s there, x more are worth
 * l²·x / ((l + s)(l + s + x)), which is the same law of smaller prizes under another limit.
 */
export function shareOfKind(
  model: TripModel,
  kind: string,
  standing: ReadonlyMap<number, number>,
): { readonly prize: number; readonly limit: number } {
  const limit = limitOf(model, kind);
  let sum = 0;
  for (const [sight, day] of standing) {
    const item = getSight(model.facts, sight);
    if (item.kind === kind && hasKind(item)) sum += gainOn(model, sight, day);
  }
  const prize = (limit / (limit + sum)) ** 2;
  return { prize, limit: prize * (limit + sum) };
}

/** Sights on the days that are not planned again, with the day of each. */
export function listStanding(
  keep: readonly (readonly number[])[] | undefined,
  open: readonly number[],
): Map<number, number> {
  const standing = new Map<number, number>();
  keep?.forEach((list, day) => {
    if (!open.includes(day)) for (const sight of list) standing.set(sight, day);
  });
  return standing;
}
