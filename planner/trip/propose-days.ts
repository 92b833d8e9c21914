import { createProblem, type DayInput, type PlaceInput } from "#planner/core/create-problem.ts";
import { solve } from "#planner/core/solve.ts";
import { getSight } from "./facts-index.ts";
import { hasKind, visitMinutes } from "./gain.ts";
import { limitOf } from "./kind-limits.ts";
import { endsOn, frameDay, type Route, wakesOn } from "./route.ts";
import { mealMinutes, needsMeal } from "./time-day.ts";
import { findDistance, type Stop } from "./travel-times.ts";
import { beginsOn, gainOn, type TripModel } from "./trip-model.ts";

export interface LayOptions {
  readonly rounds: number;
  readonly seed: number;
  /** Sights by day that stand there now: they are worth a little more there. */
  readonly keep?: readonly (readonly number[])[];
  readonly bonus?: number;
}

/** The clock without the hour of the meal, so that the search leaves room for it. */
const skipMeal = (time: number): number => (time <= 765 ? time : Math.max(765, time - mealMinutes));

/** What the search of `planner/core` makes of a route's days: sights in order, times not yet exact. */
export function propose(
  model: TripModel,
  route: Route,
  offered: ReadonlyMap<number, ReadonlySet<number>>,
  { rounds, seed, keep, bonus = 0 }: LayOptions,
): number[][] {
  const { facts, traveller, months } = model;
  const bases = [...new Set([route.start, route.end, ...route.sleep])];
  const sights = [...offered.keys()];
  const stops: Stop[] = [
    ...bases.map((base) => ({ base, sight: null })),
    ...sights.map((sight) => ({ base: getSight(facts, sight).base, sight })),
  ];
  const nodeOf = new Map(bases.map((base, node) => [base, node]));
  const count = stops.length;
  const travel = new Int32Array(count * count);
  const first = months[0] as number;
  stops.forEach((a, i) => {
    stops.forEach((b, j) => {
      travel[i * count + j] = findDistance(model, a, b, first)?.minutes ?? 5000;
    });
  });
  const frames = months.map((_, day) => frameDay(model, route, day));
  const kinds = [...new Set(sights.map((sight) => getSight(facts, sight).kind))];
  const squeeze = (day: number, time: number) => {
    const { from, to } = frames[day] as { from: number; to: number };
    return needsMeal(from, to) ? skipMeal(time) : time;
  };
  const days = frames.map((frame, day): DayInput => {
    const hasEarly = day > 0 && !route.ride[day - 1] && frame.from === traveller.start;
    return {
      startNode: nodeOf.get(wakesOn(route, day)) as number,
      endNode: nodeOf.get(endsOn(route, day)) as number,
      startTime: squeeze(day, hasEarly ? traveller.earliest : frame.from),
      endTime: Math.max(squeeze(day, frame.to), squeeze(day, frame.from)),
      locked: keep !== undefined && model.lockedDays.has(day),
    };
  });
  const keptDay = new Map(keep?.flatMap((list, day) => list.map((sight) => [sight, day] as const)));
  const places = sights.map((sight, k): PlaceInput => {
    const item = getSight(facts, sight);
    const allowed = offered.get(sight) as ReadonlySet<number>;
    return {
      node: bases.length + k,
      stay: visitMinutes(item, traveller),
      prize: months.map((_, day) =>
        allowed.has(day) ? gainOn(model, sight, day) + (keptDay.get(sight) === day ? bonus : 0) : 0,
      ),
      windows: months.map((_, day) =>
        allowed.has(day)
          ? beginsOn(model, sight, day).map(([a, b]) => [squeeze(day, a), squeeze(day, b)] as const)
          : [],
      ),
      ...(hasKind(item) && { kind: kinds.indexOf(item.kind) }),
    };
  });
  const must = new Map<number, number | null>();
  sights.forEach((sight, k) => {
    if (model.must.has(sight)) must.set(bases.length + k, model.pinned.get(sight)?.day ?? null);
  });
  if (places.length === 0) return months.map(() => []);
  const problem = createProblem({
    nodes: count,
    travel,
    places,
    days,
    kindLimits: kinds.map((kind) => limitOf(model, kind)),
    must,
  });
  const node = (sight: number) => bases.length + sights.indexOf(sight);
  const from = keep?.map((list) => list.filter((sight) => offered.has(sight)).map(node));
  const { plan } = solve(problem, { rounds, seed, ...(from && { from }) });
  return plan.map((nodes) => nodes.map((k) => sights[k - bases.length] as number));
}
