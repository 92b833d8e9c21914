import { createProblem, type DayInput, type PlaceInput } from "#planner/core/create-problem.ts";
import { worthOfKind } from "#planner/core/problem.ts";
import { solve } from "#planner/core/solve.ts";
import { getBase, getSight } from "./facts-index.ts";
import { worthOfFestivals } from "./festivals.ts";
import { hasKind, interestFactor, kindLimit, visitMinutes } from "./gain.ts";
import { costOfRoute, endsOn, frameDay, highLand, type Route, wakesOn } from "./route.ts";
import { mealMinutes, needsMeal, type TimedDay, timeDay } from "./time-day.ts";
import { findDistance, findNearRoad, type Stop } from "./travel-times.ts";
import { beginsOn, gainOn, isBanned, type TripModel } from "./trip-model.ts";

/** A route with its days laid out. */
export interface LaidTrip {
  readonly route: Route;
  readonly days: readonly TimedDay[];
  /** Points of all visits, less what the route costs and what misses. */
  readonly worth: number;
  readonly missed: readonly number[];
}

export interface LayOptions {
  readonly rounds: number;
  readonly seed: number;
  /** Sights by day that stand there now: they are worth a little more there. */
  readonly keep?: readonly (readonly number[])[];
  readonly bonus?: number;
}

const missedCost = 1500;
const emptyDayCost = 18;
/** A sight of another base is gone to for the day within so many minutes. */
const detourMinutes = 75;

type Offered = ReadonlyMap<number, ReadonlySet<number>>;

/** Which sights a day could hold, by day: those of its bases and those nearby. Found once a route. */
export function listOffered(model: TripModel, route: Route): Offered {
  let offered = model.offered.get(route);
  if (!offered) {
    offered = findOffered(model, route);
    model.offered.set(route, offered);
  }
  return offered;
}

function findOffered(model: TripModel, route: Route): Offered {
  const offered = new Map<number, Set<number>>();
  const { facts, traveller } = model;
  let run = 0;
  for (let day = 0; day <= route.sleep.length; day++) {
    const ends = [...new Set([wakesOn(route, day), endsOn(route, day)])];
    for (const base of nearBases(model, ends))
      for (const sight of facts.sightsAt[base] ?? []) {
        if (gainOn(model, sight, day) <= 0 || beginsOn(model, sight, day).length === 0) continue;
        if (isTooHigh(model, sight, ends, run) || tiresTooSoon(model, sight, ends, run)) continue;
        const stop = { base, sight };
        const month = model.months[day] as number;
        const isAsked = model.must.has(sight);
        const way = Math.min(
          ...ends.map(
            (end) => findDistance(model, { base: end, sight: null }, stop, month)?.minutes ?? 1e9,
          ),
        );
        const own = ends.includes(base);
        if (!isAsked && way > (own ? traveller.roadLimit / 2 : detourMinutes)) continue;
        if (way > 420) continue;
        const days = offered.get(sight) ?? new Set<number>();
        offered.set(sight, days.add(day));
      }
    const sleeps = route.sleep[day];
    if (sleeps !== undefined)
      run = getBase(facts, sleeps).altitude > highLand && !route.ride[day] ? run + 1 : 0;
  }
  return offered;
}

/** A day's trip above 3,700 m, or far above one's bed in the heights, waits for the nights of rest. */
export function isTooHigh(
  model: TripModel,
  sight: number,
  ends: readonly number[],
  run: number,
): boolean {
  const { altitude = 0 } = getSight(model.facts, sight);
  if (altitude <= highLand) return false;
  const bed = Math.max(...ends.map((base) => getBase(model.facts, base).altitude));
  const rest = Math.max(...ends.map((base) => getBase(model.facts, base).restNights ?? 0));
  if (altitude > 3700 && altitude > bed + 300 && run < 2) return bed > highLand || altitude > 4200;
  return altitude > bed + 500 && bed > highLand && run < rest;
}

/** Pinned to its day, or asked of a trip that has no day of rest to give. */
const isUrgent = (model: TripModel, sight: number): boolean =>
  model.pinned.get(sight)?.day != null || (model.must.has(sight) && model.dates.length <= 3);

const gentleMinutes = 25;
const firstDayMinutes = 70;

/** Who has not slept in the heights yet sees what lies near, after the first night what is not far. */
function tiresTooSoon(
  model: TripModel,
  sight: number,
  ends: readonly number[],
  run: number,
): boolean {
  const bed = getBase(model.facts, ends.at(-1) as number);
  if (run > 1 || bed.altitude <= highLand || !bed.restNights || isUrgent(model, sight))
    return false;
  const { effort, from } = getSight(model.facts, sight);
  const minutes = from?.[0] ?? 0;
  if (run === 1) return minutes > firstDayMinutes || effort === "hard";
  return minutes > gentleMinutes || effort === "moderate" || effort === "hard";
}

function nearBases(model: TripModel, ends: readonly number[]): number[] {
  const key = `near.${ends.join(".")}`;
  const known = model.kept.get(key) as number[] | undefined;
  if (known) return known;
  const middle = (base: number): Stop => ({ base, sight: null });
  const asked = new Set([...model.must].map((sight) => getSight(model.facts, sight).base));
  const near = model.facts.plannable.bases.flatMap((_, base) => {
    if (ends.includes(base)) return [base];
    const isNear = ends.some((end) => {
      const way = findNearRoad(model, middle(end), middle(base));
      return way !== null && way.minutes <= detourMinutes + 20;
    });
    return isNear || asked.has(base) ? [base] : [];
  });
  model.kept.set(key, near);
  return near;
}

/** The clock without the hour of the meal, so that the search leaves room for it. */
const skipMeal = (time: number): number => (time <= 765 ? time : Math.max(765, time - mealMinutes));

/** Lays a route's days: the search of `planner/core` proposes, exact times dispose. */
export function layDays(model: TripModel, route: Route, options: LayOptions): LaidTrip {
  const offered = listOffered(model, route);
  const proposed = propose(model, route, offered, options);
  const days = proposed.map((sights, day) => repair(model, route, day, sights, true));
  const laid = days.map((stops) => [...stops]);
  for (const strict of [true, false])
    for (let day = 0; day < laid.length; day++)
      seatPinned(model, route, laid, day, offered, strict);
  fill(model, route, laid, offered);
  return finish(model, route, laid);
}

/** Times the days as they stand. */
export function finish(
  model: TripModel,
  route: Route,
  laid: readonly (readonly number[])[],
): LaidTrip {
  const days = laid.map((sights, day) => {
    const timed = timeDay(model, route, day, sights);
    return timed ?? timeDay(model, route, day, []) ?? emptyDay(model, route, day);
  });
  const seen = new Set(days.flatMap(({ visits }) => visits.map(({ sight }) => sight)));
  const missed = [...model.must].filter((sight) => !seen.has(sight) && !isBanned(model, sight));
  return {
    route,
    days,
    worth: worthOfDays(model, route, days) - missed.length * missedCost,
    missed,
  };
}

/** A journey that fits no day is shown as it would be. */
function emptyDay(model: TripModel, route: Route, day: number): TimedDay {
  const { from } = frameDay(model, route, day);
  const [a, b] = [wakesOn(route, day), endsOn(route, day)];
  const way = findDistance(
    model,
    { base: a, sight: null },
    { base: b, sight: null },
    model.months[day] as number,
  );
  const minutes = way?.minutes ?? 0;
  return {
    visits: [],
    leaves: [from],
    to: from + minutes,
    meal: null,
    mealOnWay: -1,
    road: way?.road ?? 0,
    travel: minutes,
  };
}

function worthOfDays(model: TripModel, route: Route, days: readonly TimedDay[]): number {
  const sums = new Map<string, number>();
  let worth = worthOfFestivals(model, route) - costOfRoute(model, route);
  days.forEach(({ visits, road, travel }, day) => {
    for (const { sight } of visits) {
      const item = getSight(model.facts, sight);
      const gain = gainOn(model, sight, day);
      if (hasKind(item)) sums.set(item.kind, (sums.get(item.kind) ?? 0) + gain);
      else worth += gain;
    }
    if (visits.length === 0 && travel < 240) worth -= emptyDayCost;
    if (road > model.traveller.roadLimit) worth -= (road - model.traveller.roadLimit) * 0.5;
  });
  for (const [kind, sum] of sums) worth += worthOfKind(sum, limitOf(model, kind));
  for (const base of model.mustBases) if (!route.sleep.includes(base)) worth -= missedCost;
  return worth;
}

/** Who comes for temples has not enough of them so soon. */
function limitOf(model: TripModel, kind: string): number {
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

function propose(
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

/** Drops what does not fit into exact times: what brings least first, never what must be seen if it can stay. */
export function repair(
  model: TripModel,
  route: Route,
  day: number,
  sights: readonly number[],
  strict = false,
): number[] {
  const stops = [...sights];
  while (stops.length > 0) {
    const timed = timeDay(model, route, day, stops);
    if (timed && isWithinDay(model, route, day, timed, strict)) return stops;
    const worth = (sight: number) => gainOn(model, sight, day) + (model.must.has(sight) ? 1e6 : 0);
    let worst = 0;
    stops.forEach((sight, k) => {
      if (worth(sight) < worth(stops[worst] as number)) worst = k;
    });
    stops.splice(worst, 1);
  }
  return stops;
}

/** Sights of the day on which one comes up. */
const mostOnArrival = 1;

/** The day on which one comes to the heights, rested or not. */
function comesToHeights({ facts }: TripModel, route: Route, day: number): boolean {
  const bed = getBase(facts, endsOn(route, day));
  if (bed.altitude <= highLand || !bed.restNights) return false;
  return day === 0 || getBase(facts, wakesOn(route, day)).altitude <= highLand;
}

/** Within the party's strength, which what must be seen may pass unless `strict`: visits, hours on one's feet, hours of road; a journey may be as long as it is. */
function isWithinDay(
  model: TripModel,
  route: Route,
  day: number,
  timed: TimedDay,
  strict: boolean,
): boolean {
  const { roadLimit, activeLimit, mostVisits } = model.traveller;
  const { road, visits, travel } = timed;
  if (
    visits.length > mostOnArrival &&
    visits.some(({ sight }) => !isUrgent(model, sight)) &&
    comesToHeights(model, route, day)
  )
    return false;
  if (!strict && visits.every(({ sight }) => model.must.has(sight))) return true;
  if (visits.length === 0) return true;
  const active = travel + visits.reduce((all, { from, to }) => all + to - from, 0);
  if (visits.length > mostVisits) return false;
  const bare = findDistance(
    model,
    { base: wakesOn(route, day), sight: null },
    { base: endsOn(route, day), sight: null },
    model.months[day] as number,
  );
  if (active > Math.max(activeLimit, (bare?.minutes ?? 0) + 120)) return false;
  return road <= roadLimit || road <= (bare?.road ?? 0) + 30;
}

/** Tries each must that has no place yet, pushing out what is in its way. */
export function seatPinned(
  model: TripModel,
  route: Route,
  laid: number[][],
  day: number,
  offered: ReadonlyMap<number, ReadonlySet<number>>,
  strict = false,
): void {
  for (const sight of model.must) {
    if (laid.some((stops) => stops.includes(sight)) || !offered.get(sight)?.has(day)) continue;
    const musts = (laid[day] as number[]).filter((other) => model.must.has(other));
    const seated = insert(model, route, day, musts, sight, strict);
    if (!seated) continue;
    let stops = seated;
    for (const other of laid[day] as number[])
      if (!musts.includes(other)) stops = insert(model, route, day, stops, other) ?? stops;
    laid[day] = stops;
  }
}

/** The sight at its cheapest place of the day; null where it does not fit. */
export function insert(
  model: TripModel,
  route: Route,
  day: number,
  stops: readonly number[],
  sight: number,
  strict = false,
): number[] | null {
  let best: number[] | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let at = 0; at <= stops.length; at++) {
    const tried = [...stops.slice(0, at), sight, ...stops.slice(at)];
    const timed = timeDay(model, route, day, tried);
    if (!timed || !isWithinDay(model, route, day, timed, strict)) continue;
    const cost = timed.travel * 2 + timed.to;
    if (cost < bestCost) {
      bestCost = cost;
      best = tried;
    }
  }
  return best;
}

/** What still fits into the days is put in, the worthiest first, or in place of lesser ones. */
export function fill(
  model: TripModel,
  route: Route,
  laid: number[][],
  offered: ReadonlyMap<number, ReadonlySet<number>>,
  isOpen: (day: number) => boolean = (day) => !model.lockedDays.has(day),
): void {
  const seen = new Set(laid.flat());
  const open = [...offered.keys()].filter((sight) => !seen.has(sight));
  const gain = (sight: number) =>
    Math.max(...[...(offered.get(sight) ?? [])].map((day) => gainOn(model, sight, day)));
  open.sort((a, b) => gain(b) - gain(a) || a - b);
  for (const sight of open)
    for (const day of offered.get(sight) ?? []) {
      if (!isOpen(day)) continue;
      const stops =
        insert(model, route, day, laid[day] as number[], sight) ??
        pushIn(model, route, day, laid[day] as number[], sight);
      if (!stops) continue;
      laid[day] = stops;
      break;
    }
}

const greatGain = 60;

/** A great sight may push out lesser ones: the day is built anew around it, and must be worth more. */
function pushIn(
  model: TripModel,
  route: Route,
  day: number,
  stops: readonly number[],
  sight: number,
): number[] | null {
  const gain = (one: number) => gainOn(model, one, day) + (model.must.has(one) ? 1e6 : 0);
  if (gain(sight) < greatGain) return null;
  let built: number[] = [];
  for (const one of [...stops, sight].sort((a, b) => gain(b) - gain(a) || a - b))
    built = insert(model, route, day, built, one) ?? built;
  const total = (list: readonly number[]) => list.reduce((all, one) => all + gain(one), 0);
  return built.includes(sight) && total(built) > total(stops) ? built : null;
}
