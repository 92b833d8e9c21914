import { interestFactor, kindLimit } from "./gain.ts";
import type { TripModel } from "./trip-model.ts";

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
    limits.set(kind, kindLimit * Math.max(0.5, sum / count));
}
