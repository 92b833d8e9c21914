import type { PlannableSight } from "#contract/content/plannable.ts";
import { worthOfKind } from "#planner/core/problem.ts";
import { beginsOn } from "./begin-windows.ts";
import { getSight } from "./facts-index.ts";
import { hasKind, visitMinutes } from "./gain.ts";
import type { StayCurve } from "./reckoned.ts";
import type { TripModel } from "./trip-model.ts";
import { gainOn } from "./visit-gain.ts";
import { mustWorth } from "./where-weights.ts";

/** Minutes of the way to a sight at least; of the way from the middle so much is gone on a day of several. */
const leastWay = 16;
const bothWays = 1.5;

/** Minutes from point to point of a curve. */
export const step = 30;
export const mostMinutes = 6 * 600;

/** A must is worth more than anything that it could push out. */
export const mustGain = mustWorth;

interface Item {
  readonly gain: number;
  readonly minutes: number;
  /** 0: it is not counted with its kind. */
  readonly kind: number;
}

/** No day of the party's has room for it and for the way there and back. */
function isTooFar({ traveller }: TripModel, item: PlannableSight): boolean {
  const way = item.from?.[0] ?? 0;
  return (
    way > traveller.roadLimit / 2 || visitMinutes(item, traveller) + 2 * way > traveller.activeLimit
  );
}

export function listItems(
  model: TripModel,
  base: number,
  kinds: readonly (string | null)[],
): Item[] {
  const { facts, dates, must } = model;
  const middle = Math.floor(dates.length / 2);
  const items: Item[] = [];
  for (const sight of facts.sightsAt[base] ?? []) {
    const item = getSight(facts, sight);
    const gain = gainOn(model, sight, middle);
    if (gain <= 0) continue;
    const week = dates.slice(0, 7);
    const openDays = week.filter((_, day) => beginsOn(model, sight, day).length > 0).length;
    if (openDays === 0) continue;
    const share = Math.min(1, 0.35 + openDays / week.length);
    const isMust = must.has(sight);
    if (!isMust && isTooFar(model, item)) continue;
    items.push({
      gain: isMust ? mustGain + gain : gain * share,
      minutes:
        visitMinutes(item, model.traveller) + Math.max(leastWay, (item.from?.[0] ?? 0) * bothWays),
      kind: hasKind(item) && !isMust ? kinds.indexOf(item.kind) : 0,
    });
  }
  return items;
}

/** Greedy by points a minute, each further one of a kind counting less. */
export function fillCurve(items: readonly Item[], limits: Float64Array): StayCurve {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const points = new Float64Array((mostMinutes / step + 1) * kinds.length);
  const sums = new Float64Array(kinds.length);
  let minutes = 0;
  let filled = 0;
  const fillTo = (end: number, from: number, at: number, gain: number, span: number) => {
    for (; filled * step <= Math.min(end, mostMinutes); filled++)
      for (let k = 0; k < kinds.length; k++)
        points[filled * kinds.length + k] =
          (sums[k] as number) + (k === at ? (gain * (filled * step - from)) / span : 0);
  };
  const left = items.map((item) => ({ item, at: kinds.indexOf(item.kind), rate: 0 }));
  const rateOf = ({ kind, gain, minutes: takes }: Item, at: number) => {
    const sum = sums[at] as number;
    const limit = limits[kind] as number;
    const more = kind === 0 ? gain : worthOfKind(sum + gain, limit) - worthOfKind(sum, limit);
    return more / takes;
  };
  // What has been taken makes others of its kind worth less, and no others.
  const rate = (kind: number) => {
    for (const one of left) if (one.at === kind) one.rate = rateOf(one.item, kind);
  };
  for (const at of kinds.keys()) rate(at);
  while (left.length > 0 && minutes <= mostMinutes) {
    let best = 0;
    let bestRate = 0;
    left.forEach((one, index) => {
      if (one.rate <= bestRate) return;
      bestRate = one.rate;
      best = index;
    });
    const [{ item, at }] = left.splice(best, 1) as [(typeof left)[number]];
    fillTo(minutes + item.minutes, minutes, at, item.gain, item.minutes);
    minutes += item.minutes;
    sums[at] = (sums[at] as number) + item.gain;
    if (item.kind !== 0) rate(at);
  }
  fillTo(mostMinutes, 0, -1, 0, 1);
  return { kinds, points };
}
