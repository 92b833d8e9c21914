import {
  createProblem,
  type DayInput,
  type PlaceInput,
  type ProblemInput,
} from "#planner/core/create-problem.ts";
import type { Plan, Problem } from "#planner/core/problem.ts";
import { solve } from "#planner/core/solve.ts";
import { findLimits } from "./day-limits.ts";
import { getSight } from "./facts-index.ts";
import { hasKind, visitMinutes } from "./gain.ts";
import { limitOf } from "./kind-limits.ts";
import { isForSunrise } from "./open-windows.ts";
import { beginsFreely, endsOn, frameDay, type Route, wakesOn } from "./route.ts";
import { mealMinutes, mostBefore, needsMeal } from "./time-day.ts";
import { findDeparture, findDistance, type Stop } from "./travel-times.ts";
import { beginsOn, gainOn, type TripModel } from "./trip-model.ts";

export interface LayOptions {
  readonly rounds: number;
  readonly seed: number;
  /** Sights by day that stand there now: they are worth a little more there. */
  readonly keep?: readonly (readonly number[])[];
  readonly bonus?: number;
  /** Enough to compare routes by: gaps that only exact times show stay open. */
  readonly rough?: boolean;
}

/** The clock without the hour of the meal, so that the search leaves room for it. */
const skipMeal = (time: number): number => (time <= 765 ? time : Math.max(765, time - mealMinutes));

/** What the search of `planner/core` makes of a route's days: sights in order, times not yet exact. */
export function propose(
  model: TripModel,
  route: Route,
  offered: ReadonlyMap<number, ReadonlySet<number>>,
  options: LayOptions,
): number[][] {
  if (offered.size === 0) return model.months.map(() => []);
  const { problem, from, read } = poseDays(model, route, offered, options);
  const { rounds, seed } = options;
  const tuning = { shorten: true };
  return read(solve(problem, { rounds, seed, tuning, ...(from && { from }) }).plan);
}

/** A route's days as a problem of `planner/core`, and what a plan of it means: sights by day. */
export function poseDays(
  model: TripModel,
  route: Route,
  offered: ReadonlyMap<number, ReadonlySet<number>>,
  { keep, bonus = 0 }: Pick<LayOptions, "keep" | "bonus"> = {},
): { problem: Problem; from: number[][] | undefined; read: (plan: Plan) => number[][] } {
  const { facts, traveller, months } = model;
  const bases = [...new Set([route.start, route.end, ...route.sleep])];
  const sights = [...offered.keys()];
  const isEarly = sights.map((sight) => opensEarly(model, sight, offered.get(sight) ?? []));
  const hasDawn = sights.some((sight) => isForSunrise(getSight(facts, sight)));
  const earliest = hasDawn ? traveller.dawn : traveller.earliest;
  const ways = measureWays(model, route, bases, sights, isEarly, earliest);
  const frames = months.map((_, day) => frameDay(model, route, day));
  const kinds = [...new Set(sights.map((sight) => getSight(facts, sight).kind))];
  const squeeze = (day: number, time: number) => {
    const { from, to } = frames[day] as { from: number; to: number };
    return needsMeal(from, to) ? skipMeal(time) : time;
  };
  const days = frames.map((frame, day): DayInput => {
    const hasEarly =
      beginsFreely(model, route, day, frame) &&
      sights.some((sight, k) => isEarly[k] && offered.get(sight)?.has(day));
    const { visits, active, road } = findLimits(model, route, day);
    return {
      startNode: bases.indexOf(wakesOn(route, day)) + (hasEarly ? bases.length : 0),
      endNode: bases.indexOf(endsOn(route, day)),
      startTime: squeeze(day, hasEarly ? earliest : frame.from),
      endTime: Math.max(squeeze(day, frame.to), squeeze(day, frame.from)),
      locked: keep !== undefined && model.lockedDays.has(day),
      most: { visits, effort: active, road },
    };
  });
  const firstSight = 2 * bases.length;
  const keptDay = new Map(keep?.flatMap((list, day) => list.map((sight) => [sight, day] as const)));
  const places = sights.map((sight, k): PlaceInput => {
    const item = getSight(facts, sight);
    const allowed = offered.get(sight) as ReadonlySet<number>;
    return {
      node: firstSight + k,
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
    if (model.must.has(sight)) must.set(firstSight + k, model.pinned.get(sight)?.day ?? null);
  });
  const problem = createProblem({
    ...ways,
    places,
    days,
    kindLimits: kinds.map((kind) => limitOf(model, kind)),
    must,
  });
  const node = (sight: number) => firstSight + sights.indexOf(sight);
  const from = keep?.map((list) => list.filter((sight) => offered.has(sight)).map(node));
  const read = (plan: Plan) =>
    plan.map((nodes) => nodes.map((k) => sights[k - firstSight] as number));
  return { problem, from, read };
}

const noWay = 5000;

/** By `from * 1000 + to`: the day on which the route leads from base to base, whose trains are meant. */
function listMoveDays(model: TripModel, route: Route): Map<number, number> {
  const days = new Map<number, number>();
  model.dates.forEach((_, day) => {
    const key = wakesOn(route, day) * 1000 + endsOn(route, day);
    if (!days.has(key)) days.set(key, day);
  });
  return days;
}

/** True where a visit may begin before the traveller's own day does, such as at sunrise. */
const opensEarly = (model: TripModel, sight: number, days: Iterable<number>): boolean =>
  [...days].some((day) =>
    beginsOn(model, sight, day).some(([first]) => first < model.traveller.start),
  );

/** Minutes of the day's morning that are gone by when one has come over by the clock; null where nothing goes. */
function goneInMorning(model: TripModel, a: Stop, b: Stop, day: number): number | null {
  const { start, boards } = model.traveller;
  const soonest = day > 0 ? boards : start;
  const goes = findDeparture(model, a, b, model.timetable[day] as number, start, soonest);
  return goes && Math.max(1, goes.arrives - start);
}

/**
 * Ways between the nodes: bases, the same bases as one wakes in them before the day's own begin, and
 * sights. Whoever wakes early does so for what is near and opens early, or leaves as on any day.
 */
function measureWays(
  model: TripModel,
  route: Route,
  bases: readonly number[],
  sights: readonly number[],
  isEarly: readonly boolean[],
  earliest: number,
): Pick<ProblemInput, "nodes" | "travel" | "effort" | "road"> {
  const { start } = model.traveller;
  const days = listMoveDays(model, route);
  const middles = bases.map((base): Stop => ({ base, sight: null }));
  const stops = [
    ...middles,
    ...middles,
    ...sights.map((sight): Stop => ({ base: getSight(model.facts, sight).base, sight })),
  ];
  const nodes = stops.length;
  const firstSight = 2 * bases.length;
  const travel = new Int32Array(nodes * nodes);
  const effort = new Int32Array(nodes * nodes);
  const road = new Int32Array(nodes * nodes);
  for (let i = 0; i < nodes; i++) {
    const wakesEarly = i >= bases.length && i < firstSight;
    for (let j = 0; j < nodes; j++) {
      const at = i * nodes + j;
      const [a, b] = [stops[i] as Stop, stops[j] as Stop];
      const day = a.base === b.base ? 0 : (days.get(a.base * 1000 + b.base) ?? 0);
      const way = findDistance(model, a, b, model.timetable[day] as number);
      const minutes = way ? way.minutes : noWay;
      const isLate = wakesEarly && !(isEarly[j - firstSight] && minutes <= mostBefore);
      const gone = way?.clocked && i < firstSight ? goneInMorning(model, a, b, day) : null;
      travel[at] = (gone ?? minutes) + (isLate ? start - earliest : 0);
      effort[at] = minutes;
      road[at] = way ? way.road : noWay;
    }
  }
  return { nodes, travel, effort, road };
}
