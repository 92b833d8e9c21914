import { worthOfKind } from "#planner/core/problem.ts";
import { costOfBlind, costOfDark } from "./day-cost.ts";
import { findDeparture } from "./departures.ts";
import { getSight } from "./facts-index.ts";
import { worthOfFestivals } from "./festivals.ts";
import { hasKind } from "./gain.ts";
import { limitOf } from "./kind-limits.ts";
import { endsOn, frameDay, type Route, wakesOn } from "./route.ts";
import { costOfRoute } from "./route-cost.ts";
import type { Stop } from "./stops.ts";
import { findBareWay, timeDay } from "./time-day.ts";
import { mostMinute, type TimedDay } from "./timed-day.ts";
import type { TripModel } from "./trip-model.ts";
import { gainOn, isBanned } from "./visit-gain.ts";
import { dayCosts, mustWorth } from "./where-weights.ts";

/** Points that a minute on the road beyond the party's limit costs. */
const overRoadCost = 0.5;

/** A route with its days laid out. */
export interface TimedTrip {
  readonly route: Route;
  readonly days: readonly TimedDay[];
  /** Points of all visits, less what the route costs and what misses. */
  readonly worth: number;
  readonly missed: readonly number[];
}

/** So long a way is a day's plan by itself. */
export const journeyMinutes = 150;

/** Times the days as they stand. */
export function finish(
  model: TripModel,
  route: Route,
  timedTrip: readonly (readonly number[])[],
): TimedTrip {
  const days = timedTrip.map((sights, day) => {
    const timed = timeDay(model, route, day, sights);
    return timed ?? timeBareDay(model, route, day);
  });
  return weighTrip(model, route, days);
}

/** The day with its way alone. */
export const timeBareDay = (model: TripModel, route: Route, day: number): TimedDay =>
  timeDay(model, route, day, []) ?? emptyDay(model, route, day);

/** Weighs a trip of these days: its worth, and the musts that it misses. */
export function weighTrip(model: TripModel, route: Route, days: readonly TimedDay[]): TimedTrip {
  const seen = new Set(days.flatMap(({ visits }) => visits.map(({ sight }) => sight)));
  const missed = [...model.must].filter((sight) => !seen.has(sight) && !isBanned(model, sight));
  return {
    route,
    days,
    worth: worthOfDays(model, route, days) - missed.length * mustWorth,
    missed,
  };
}

/** A journey that fits no day is shown as it would be, as long as it ends the day after. */
function emptyDay(model: TripModel, route: Route, day: number): TimedDay {
  const { from } = frameDay(model, route, day);
  const way = findBareWay(model, route, day);
  const [a, b] = [wakesOn(route, day), endsOn(route, day)].map((base) => ({
    base,
    sight: null,
  })) as [Stop, Stop];
  const goes = way?.clocked
    ? findDeparture(model, a, b, model.timetable[day] as number, from, from)
    : null;
  const minutes = goes ? goes.travel : (way?.minutes ?? 0);
  const arrives = goes ? goes.arrives : from + minutes;
  const isHeld = arrives + (model.end?.airport?.minutes ?? 0) <= mostMinute;
  return {
    visits: [],
    leaves: isHeld ? [goes ? goes.leaves : from] : [],
    to: isHeld ? arrives : from,
    meal: null,
    mealOnWay: -1,
    road: goes ? goes.road : (way?.road ?? 0),
    travel: minutes,
    rises: 0,
  };
}

/** Points that a minute on the way between sights costs, beside the way that the route asks for. */
const detourCost = 0.05;

/** Points that a minute costs by which one rises earlier for a train. */
const risingCost = 0.06;

function costOfDetours(model: TripModel, route: Route, day: number, travel: number): number {
  const bare = findBareWay(model, route, day)?.minutes ?? 0;
  return Math.max(0, travel - bare) * detourCost;
}

function worthOfDays(model: TripModel, route: Route, days: readonly TimedDay[]): number {
  const sums = new Map<string, number>();
  let worth = worthOfFestivals(model, route) - costOfRoute(model, route);
  days.forEach(({ visits, road, travel, rises }, day) => {
    worth -= rises * risingCost;
    for (const { sight } of visits) {
      const item = getSight(model.facts, sight);
      const gain = gainOn(model, sight, day);
      if (hasKind(item)) sums.set(item.kind, (sums.get(item.kind) ?? 0) + gain);
      else worth += gain;
    }
    if (visits.length === 0 && travel < journeyMinutes) worth -= dayCosts.empty;
    worth -= costOfDark(model, route, day, days[day] as TimedDay);
    worth -= costOfDetours(model, route, day, travel);
    if (road > model.traveller.roadLimit)
      worth -= (road - model.traveller.roadLimit) * overRoadCost;
  });
  worth -= costOfBlind(model, route, days);
  for (const [kind, sum] of sums) worth += worthOfKind(sum, limitOf(model, kind));
  for (const base of model.mustBases) if (!route.sleep.includes(base)) worth -= mustWorth;
  return worth;
}
