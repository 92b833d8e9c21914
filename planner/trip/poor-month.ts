import { getBase } from "./facts-index.ts";
import { monthFactor } from "./gain.ts";
import type { TripModel } from "./trip-model.ts";
import { poorMonth } from "./where-weights.ts";

/** The least mean worth of a month that is divided by: none is zero. */
const leastMean = 0.01;

/** What is worth half a day and more tells what a month is like. */
const tellingWorth = 4;

/**
 * By how much all worth is raised, 1 at least: who travels in June travels in June. Were everything worth two fifths,
 * what a way, a change of rooms and a single night cost would keep them in the first town. By what is meant, else by
 * the states of both ends.
 */
export function easeOfMonth(
  model: Pick<TripModel, "facts" | "where" | "start" | "end" | "months">,
): number {
  const { facts, where, start, end, months } = model;
  const month = months[Math.floor(months.length / 2)] as number;
  const states = new Set(
    [start, end].flatMap((one) => (one ? [getBase(facts, one.base).state] : [])),
  );
  const isOwn = (base: number) =>
    where ? where.has(base) : states.has(getBase(facts, base).state);
  let [sum, count] = [0, 0];
  for (const { base, worth, months: own } of facts.plannable.sights) {
    if (worth < tellingWorth || !isOwn(base)) continue;
    sum += monthFactor(own, month);
    count++;
  }
  const mean = count > 0 ? sum / count : 1;
  return Math.min(poorMonth.most, Math.max(1, poorMonth.fair / Math.max(mean, leastMean)));
}
