import { createProblem } from "#planner/core/create-problem.ts";
import type { Plan, Problem } from "#planner/core/problem.ts";
import type { DayInput, PlaceInput } from "#planner/core/problem-input.ts";
import { solve } from "#planner/core/solve.ts";
import { beginsOn } from "./begin-windows.ts";
import { earliestFor } from "./day-begin.ts";
import { findLimits } from "./day-limits.ts";
import { mealMinutes, needsMeal } from "./day-meals.ts";
import { getSight } from "./facts-index.ts";
import { hasKind, visitMinutes } from "./gain.ts";
import { listStanding, shareOfKind } from "./kind-limits.ts";
import { measureWays } from "./measure-ways.ts";
import { isForSunrise } from "./open-windows.ts";
import { beginsFreely, endsOn, frameDay, type Route, wakesOn } from "./route.ts";
import type { TripModel } from "./trip-model.ts";
import { gainOn } from "./visit-gain.ts";

export interface LayOptions {
  readonly rounds: number;
  readonly seed: number;
  /** Sights by day that stand there now: they are worth a little more there. */
  readonly keep?: readonly (readonly number[])[];
  readonly bonus?: number;
  /** Days that are laid, the others stay as `keep` has them; all by default. */
  readonly open?: readonly number[];
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

type Posed = Pick<LayOptions, "keep" | "bonus" | "open">;

/** A route's open days as a problem of `planner/core`, and what a plan of it means: sights by day. */
export function poseDays(
  model: TripModel,
  route: Route,
  offered: ReadonlyMap<number, ReadonlySet<number>>,
  { keep, bonus = 0, open = model.months.map((_, day) => day) }: Posed = {},
): { problem: Problem; from: number[][] | undefined; read: (plan: Plan) => number[][] } {
  const { facts, traveller } = model;
  const bases = [...new Set(open.flatMap((day) => [wakesOn(route, day), endsOn(route, day)]))];
  const standing = listStanding(keep, open);
  const sights = [...offered.keys()].filter(
    (sight) => !standing.has(sight) && open.some((day) => offered.get(sight)?.has(day)),
  );
  const isEarly = sights.map((sight) => opensEarly(model, sight, offered.get(sight) ?? []));
  const hasDawn = sights.some((sight) => isForSunrise(getSight(facts, sight)));
  const forMusts = sights
    .filter((sight) => model.must.has(sight))
    .flatMap((sight) =>
      [...(offered.get(sight) ?? [])].map((day) => earliestFor(model, day, [sight])),
    );
  const earliest = Math.min(hasDawn ? traveller.dawn : traveller.earliest, ...forMusts);
  const ways = measureWays(model, route, bases, sights, isEarly, earliest);
  const frames = open.map((day) => frameDay(model, route, day));
  const kinds = [...new Set(sights.map((sight) => getSight(facts, sight).kind))];
  const shares = kinds.map((kind) => shareOfKind(model, kind, standing));
  const squeeze = (k: number, time: number) => {
    const { from, to } = frames[k] as { from: number; to: number };
    return needsMeal(from, to) ? skipMeal(time) : time;
  };
  const days = frames.map((frame, k): DayInput => {
    const day = open[k] as number;
    const hasEarly =
      beginsFreely(model, route, day, frame) &&
      sights.some((sight, n) => isEarly[n] && offered.get(sight)?.has(day));
    const { visits, active, road } = findLimits(model, route, day);
    return {
      startNode: bases.indexOf(wakesOn(route, day)) + (hasEarly ? bases.length : 0),
      endNode: bases.indexOf(endsOn(route, day)),
      startTime: squeeze(k, hasEarly ? earliest : frame.from),
      endTime: Math.max(squeeze(k, frame.to), squeeze(k, frame.from)),
      locked: keep !== undefined && model.lockedDays.has(day),
      most: { visits, effort: active, road },
    };
  });
  const firstSight = 2 * bases.length;
  const dayBefore = new Map(
    keep?.flatMap((list, day) => list.map((sight) => [sight, day] as const)),
  );
  const places = sights.map((sight, n): PlaceInput => {
    const item = getSight(facts, sight);
    const allowed = offered.get(sight) as ReadonlySet<number>;
    const kind = kinds.indexOf(item.kind);
    const counts = hasKind(item);
    const prizeOn = (day: number) =>
      gainOn(model, sight, day) + (dayBefore.get(sight) === day ? bonus : 0);
    return {
      node: firstSight + n,
      stay: visitMinutes(item, traveller),
      prize: open.map((day) =>
        allowed.has(day) ? Math.round(prizeOn(day) * (counts ? (shares[kind]?.prize ?? 1) : 1)) : 0,
      ),
      windows: open.map((day, k) =>
        allowed.has(day)
          ? beginsOn(model, sight, day).map(([a, b]) => [squeeze(k, a), squeeze(k, b)] as const)
          : [],
      ),
      ...(counts && { kind }),
    };
  });
  const must = new Map<number, number | null>();
  sights.forEach((sight, n) => {
    if (!model.must.has(sight)) return;
    const day = model.pinned.get(sight)?.day ?? null;
    must.set(firstSight + n, day === null ? null : open.indexOf(day));
  });
  const problem = createProblem({
    ...ways,
    places,
    days,
    kindLimits: shares.map(({ limit }) => limit),
    must,
  });
  const nodes = new Map(sights.map((sight, n) => [sight, firstSight + n]));
  const from =
    keep && open.map((day) => (keep[day] ?? []).flatMap((sight) => nodes.get(sight) ?? []));
  const read = (plan: Plan) => {
    const timedTrip = model.months.map((_, day) => [...(keep?.[day] ?? [])]);
    plan.forEach((list, k) => {
      timedTrip[open[k] as number] = list.map((node) => sights[node - firstSight] as number);
    });
    return timedTrip;
  };
  return { problem, from, read };
}

/** True where a visit may begin before the traveller's own day does, such as at sunrise. */
const opensEarly = (model: TripModel, sight: number, days: Iterable<number>): boolean =>
  [...days].some((day) =>
    beginsOn(model, sight, day).some(([first]) => first < model.traveller.start),
  );
