import type { Pace } from "#contract/trip/wish.ts";
import { isHilly } from "./day-cost.ts";
import { recallRow } from "./move-minutes.ts";
import { once } from "./once.ts";
import type { MoveTable } from "./reckoned.ts";
import { frameDay, type Route } from "./route.ts";
import type { TripModel } from "./trip-model.ts";
import { forbidden, longDay, overRoad } from "./where-weights.ts";

/** Points of a minute of a night on the way, of one beyond a long night, and of one over a limit that is a rule. */
const nightMinute = 0.04;
const lateMinute = 0.3;
const overRule = 3;
/** Points of a minute by day, and how many more from so many minutes on. */
const dayMinute = 0.07;
const longFrom = 210;
const longMinute = 0.3;

/** Between two bases on a day; found once where the hours of its route do not tell. */
export function costOfWay(
  model: TripModel,
  route: Route,
  day: number,
  from: number,
  to: number,
): number {
  const table = tableOf(model, route, day);
  if (!table) return costOfMove(model, route, day, from, to);
  const costs = recallRow(model, table, day, from, newCosts);
  let cost = costs[to] as number;
  if (Number.isNaN(cost)) {
    cost = costOfMove(model, route, day, from, to);
    costs[to] = cost;
  }
  return cost;
}

/** Where the cost of a day's way is kept; null where it hangs on when a night on the way or on board has ended. */
function tableOf(model: TripModel, { sleep, ride }: Route, day: number): MoveTable | null {
  if (ride[day]) return model.rideCosts;
  if (day === 0) return sleep.length > 0 ? model.firstCosts : null;
  if (ride[day - 1] || model.facts.isOvernight[sleep[day - 1] as number] === 1) return null;
  return day < sleep.length ? model.moveCosts : model.lastCosts;
}

/** Not yet reckoned. */
const newCosts = (length: number) => new Float64Array(length).fill(Number.NaN);

/** A night on rails that runs into the next noon. */
const longNight = 720;
const hurry: Record<Pace, number> = { easy: 1.4, usual: 1, full: 0.7 };

/** An hour on the way is little, a day of it a lot. */
const costOfMinutes = (minutes: number) =>
  minutes * dayMinute + Math.max(0, minutes - longFrom) * longMinute;

/** Queues, security, luggage; and more for who has just landed: he came to be here. */
const flightCost = 56;
const landedCost = 120;

/** Boats over rivers and to islands have landed by then. */
export const lastFerry = 1050;

function costOfMove(model: TripModel, route: Route, day: number, from: number, to: number): number {
  const { traveller } = model;
  const when = model.timetable[day] as number;
  if (day < route.sleep.length && route.ride[day]) {
    const hop = model.ways.findNight(from, to, when);
    if (!hop) return forbidden.noWay;
    return (
      hop.minutes * nightMinute +
      Math.max(0, hop.minutes - longNight) * lateMinute +
      (hop.fare[0] + hop.fare[1]) / 2 / traveller.rupeesPerPoint
    );
  }
  const way = model.ways.findLength(from, to, when);
  if (!way) return forbidden.noWay;
  const { to: last, from: first } = frameDay(model, route, day);
  const excess = way.minutes - Math.min(traveller.travelLimit, last - first);
  const ferryExcess = way.landed > 0 ? first + way.landed - lastFerry : 0;
  const isHillRoad = isHilly(model, from) && isHilly(model, to);
  const roadExcess = way.roadMinutes - traveller.roadLimit * (isHillRoad ? overRoad.inHills : 1);
  const long = traveller.isSlow ? longDay.slowMinutes : longDay.minutes;
  const share = isOnlyRoad(model, from, to) ? overRoad.onlyRoad : 1;
  return (
    costOfMinutes(way.minutes) * hurry[model.wish.pace] +
    way.fare / traveller.rupeesPerPoint +
    way.flights * (flightCost + (day === 0 && model.start?.airport ? landedCost : 0)) +
    (excess > 0 ? forbidden.rule + excess * overRule : 0) +
    (way.minutes > last - first ? forbidden.impossible : 0) +
    (way.minutes > long ? (longDay.once + (way.minutes - long) * longDay.minute) * share : 0) +
    (ferryExcess > 0 ? forbidden.rule + ferryExcess * overRule : 0) +
    (roadExcess > 0 ? (overRoad.once + roadExcess * overRoad.minute) * share : 0)
  );
}

/** True of a road of the facts from bed to bed within a part of the country that somebody named, no other bed on it, in the hills. */
function isOnlyRoad(model: TripModel, from: number, to: number): boolean {
  const { where, facts } = model;
  if (!where?.has(from) || !where.has(to)) return false;
  if (!isHilly(model, from) || !isHilly(model, to)) return false;
  const roads = once(model, "onlyRoads", () => {
    const own = facts.plannable.legs.filter(({ mode }) => mode === "road");
    return new Set(own.flatMap((leg) => [`${leg.from}.${leg.to}`, `${leg.to}.${leg.from}`]));
  });
  return roads.has(`${from}.${to}`);
}
