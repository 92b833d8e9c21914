import { interestFactor, kindLimit } from "./gain.ts";
import type { TripModel } from "./trip-model.ts";

/** Who comes for temples has not enough of them so soon. */
export function limitOf(model: TripModel, kind: string): number {
  let limits = model.kept.get("limits") as Map<string, number> | undefined;
  if (!limits) {
    limits = findLimits(model);
    model.kept.set("limits", limits);
  }
  return limits.get(kind) ?? kindLimit;
}

function findLimits({ facts, wish }: TripModel): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { kind, interests } of facts.plannable.sights) {
    const { sum, count } = sums.get(kind) ?? { sum: 0, count: 0 };
    sums.set(kind, { sum: sum + interestFactor(interests, wish.interests), count: count + 1 });
  }
  return new Map(
    [...sums].map(([kind, { sum, count }]) => [kind, kindLimit * Math.max(0.5, sum / count)]),
  );
}
