import type { Pace } from "#contract/wish.ts";
import { getBase } from "./facts-index.ts";
import { monthFactor } from "./gain.ts";
import type { MoveTable, NightValues } from "./reckoned.ts";
import { frameDay, type Route } from "./route.ts";
import type { TripModel } from "./trip-model.ts";

/** Above this sleep needs getting used to. */
export const highLand = 2500;
const veryHigh = 3700;
const climb = 300;

/**
 * True where the night before is too low for this one: the rest that the facts ask of the last base
 * is not yet slept, or one would sleep above 3,700 m with less than two nights above 2,500 m.
 * @param run nights in a row above 2,500 m right before
 */
export function climbsTooFast(
  model: TripModel,
  before: number,
  next: number,
  run: number,
): boolean {
  const [a, b] = [getBase(model.facts, before), getBase(model.facts, next)];
  if (b.altitude <= highLand) return false;
  if (b.altitude > veryHigh && run < 2 && b.altitude > a.altitude) return true;
  return b.altitude > a.altitude + climb && run < (a.restNights ?? 0);
}

const leisure: Record<Pace, number> = { easy: 30, usual: 12, full: 0 };
/** Where a night without a sight is worth something, and to whom. */
const restful: Readonly<Record<string, readonly string[]>> = {
  beach: ["beaches", "wellness"],
  island: ["beaches", "water"],
  "hill-station": ["mountains", "nature"],
};
/** Nights of one stay that rest: after them one has rested. */
const mostRest = 3;
const changeCost: Record<Pace, number> = { easy: 26, usual: 20, full: 10 };
const oneNightCost: Record<Pace, number> = { easy: 48, usual: 34, full: 14 };
export const brokenRule = 900;

/** What a route costs in points before any sight is seen; broken rules cost more than any sight brings. */
export function costOfRoute(model: TripModel, route: Route): number {
  const { wish, facts, traveller } = model;
  const { sleep, ride } = route;
  const { altitudes } = facts;
  let cost = 0;
  let run = 0;
  let short = 0;
  let stayed = 0;
  let rides = 0;
  let wakes = route.start;
  for (let day = 0; day < sleep.length; day++) {
    const sleeps = sleep[day] as number;
    const rode = ride[day] as boolean;
    if (wakes !== sleeps) cost += costOfWay(model, route, day, wakes, sleeps);
    if (rode)
      cost +=
        traveller.nightRideCost * (1 + 0.7 * rides++ + (day === 0 && model.start?.airport ? 1 : 0));
    const isNew = day === 0 || sleeps !== wakes;
    const isHigh = (altitudes[sleeps] as number) > highLand;
    if (isHigh && climbsTooFast(model, wakes, sleeps, run)) cost += brokenRule;
    run = isHigh && !rode ? run + 1 : 0;
    if (isNew) {
      cost += changeCost[wish.pace];
      const stays = day + 1 < sleep.length && sleep[day + 1] === sleeps;
      const isShort = !stays && !rode;
      short = isShort ? short + 1 : 0;
      if (isShort && sleep.length > 1) cost += oneNightCost[wish.pace] * Math.min(3, short);
    }
    const nights = findNights(model, model.months[day] as number);
    cost += nights.costs[sleeps] as number;
    if (traveller.thrift > 1 && !rode) cost += costOfRoom(model, sleeps);
    stayed = isNew ? 1 : stayed + 1;
    if (stayed <= mostRest) cost -= nights.rest[sleeps] as number;
    wakes = sleeps;
  }
  if (wakes !== route.end) cost += costOfWay(model, route, sleep.length, wakes, route.end);
  for (const [night, base] of model.pinnedNights)
    if (night < sleep.length && sleep[night] !== base) cost += 4 * brokenRule;
  return cost + costOfReach(model, route);
}

/** What a night costs, in a month that is not the base's or without a bed of one's style, and how it rests; found once. */
function findNights(model: TripModel, month: number): NightValues {
  const { facts, traveller, nightValues } = model;
  let values = nightValues[month];
  if (!values) {
    const { bases } = facts.plannable;
    values = {
      costs: Float64Array.from(
        bases,
        ({ months, prices }) =>
          (1 - monthFactor(months, month)) * 30 + (prices[traveller.styleIndex] ? 0 : 10),
      ),
      rest: Float64Array.from(bases, ({ kind }) => leisureOf(model, kind)),
    };
    nightValues[month] = values;
  }
  return values;
}

/** Between two bases on a day; found once where the hours of its route do not tell. */
function costOfWay(model: TripModel, route: Route, day: number, from: number, to: number): number {
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

/** Minutes by day from base to base; so many where nothing leads there. */
export function minutesOfWay(model: TripModel, day: number, from: number, to: number): number {
  const row = recallRow(model, model.moveMinutes, day, from, newMinutes);
  let minutes = row[to] as number;
  if (minutes < 0) {
    minutes = model.ways.findLength(from, to, model.timetable[day] as number)?.minutes ?? noWay;
    row[to] = minutes;
  }
  return minutes;
}

const noWay = 900;

/** Not yet reckoned: NaN and -1. */
const newCosts = (length: number) => new Float64Array(length).fill(Number.NaN);
const newMinutes = (length: number) => new Int16Array(length).fill(-1);

/** What is kept of the ways from a base on such a day, by base. */
function recallRow<Row>(
  { facts, timetable }: TripModel,
  table: MoveTable<Row>,
  day: number,
  from: number,
  make: (length: number) => Row,
): Row {
  const { length } = facts.plannable.bases;
  const when = timetable[day] as number;
  let rows = table[when];
  if (!rows) {
    rows = new Array(length);
    table[when] = rows;
  }
  let row = rows[from];
  if (!row) {
    row = make(length);
    rows[from] = row;
  }
  return row;
}

/** Kilometres as the crow flies that a day of the trip allows, on the whole. */
const reachADay: Record<Pace, number> = { easy: 50, usual: 120, full: 200 };
const pointsAFarKm = 0.5;

/** A trip keeps to a part of the country that its days can hold; the way that its ends ask for is free. */
function costOfReach({ facts, wish, dates, start, end }: TripModel, route: Route): number {
  const { sleep } = route;
  let far = 0;
  let from = route.start;
  for (let day = 0; day <= sleep.length; day++) {
    const to = day === sleep.length ? route.end : (sleep[day] as number);
    if (to !== from) far += facts.distance(from, to);
    from = to;
  }
  const asked = start && end ? facts.distance(start.base, end.base) : 0;
  const reach = Math.max(reachADay[wish.pace] * dates.length, asked * 1.25);
  return Math.max(0, far - reach) * pointsAFarKm;
}

/** Only who must save looks at what a night costs here and what there. */
function costOfRoom({ facts, traveller }: TripModel, base: number): number {
  const { prices } = getBase(facts, base);
  const price = prices[traveller.styleIndex] ?? prices.find((other) => other);
  return price ? (price[0] * traveller.rooms) / traveller.rupeesPerPoint : 0;
}

function leisureOf({ wish }: TripModel, kind: string): number {
  const pulls = restful[kind];
  return pulls
    ? leisure[wish.pace] * Math.max(...pulls.map((pull) => wish.interests[pull] ?? 1))
    : 0;
}

/** A night on rails that runs into the next noon. */
const longNight = 720;

const hurry: Record<Pace, number> = { easy: 1.4, usual: 1, full: 0.7 };

/** An hour on the way is little, a day of it a lot. */
const costOfMinutes = (minutes: number) => minutes * 0.07 + Math.max(0, minutes - 210) * 0.3;

/** Queues, security, luggage; and more for who has just landed: he came to be here. */
const flightCost = 28;
const landedCost = 120;
/** Boats over rivers and to islands have landed by then. */
export const lastFerry = 1050;

function costOfMove(model: TripModel, route: Route, day: number, from: number, to: number): number {
  const { traveller } = model;
  const when = model.timetable[day] as number;
  if (day < route.sleep.length && route.ride[day]) {
    const hop = model.ways.findNight(from, to, when);
    if (!hop) return 20 * brokenRule;
    return (
      hop.minutes * 0.04 +
      Math.max(0, hop.minutes - longNight) * 0.3 +
      (hop.fare[0] + hop.fare[1]) / 2 / traveller.rupeesPerPoint
    );
  }
  const way = model.ways.findLength(from, to, when);
  if (!way) return 20 * brokenRule;
  const { to: last, from: first } = frameDay(model, route, day);
  const excess = way.minutes - Math.min(traveller.travelLimit, last - first);
  const ferryExcess = way.landed > 0 ? first + way.landed - lastFerry : 0;
  const roadExcess = way.roadMinutes - traveller.roadLimit;
  return (
    costOfMinutes(way.minutes) * hurry[model.wish.pace] +
    way.fare / traveller.rupeesPerPoint +
    way.flights * (flightCost + (day === 0 && model.start?.airport ? landedCost : 0)) +
    (excess > 0 ? brokenRule + excess * 3 : 0) +
    (ferryExcess > 0 ? brokenRule + ferryExcess * 3 : 0) +
    (roadExcess > 0 ? 120 + roadExcess : 0)
  );
}
