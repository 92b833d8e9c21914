import { type DayWay, listWays, noWay } from "./day-ways.ts";
import { getSight } from "./facts-index.ts";
import { visitMinutes } from "./gain.ts";
import type { Distance } from "./local-ways.ts";
import { isForSunrise, risesEarly } from "./open-windows.ts";
import {
  beginsFreely,
  type DayFrame,
  endsAboard,
  endsOn,
  findAboard,
  frameDay,
  type Route,
  wakesOn,
} from "./route.ts";
import { lastFerry } from "./route-cost.ts";
import type { TimedDay, TimedVisit } from "./timed-day.ts";
import { findDistance } from "./travel-times.ts";
import {
  beginsOn,
  mostBeforeMust,
  neededBegin,
  openOn,
  risesForMust,
  type TripModel,
} from "./trip-model.ts";

export const mealMinutes = 50;
/** A halt on a long way. */
export const haltMinutes = 40;
const mealFrom = 700;
const mealLatest = 875;
const afterNoon = 750;
const longWay = 150;
/** Nobody rises in the dark for a drive longer than that to see what opens early. */
export const mostBefore = 75;
/** A minute of waiting between sights against one of the evening. */
const idleCost = 0.5;
/** A day's journey does not begin later, even if the first sight beyond it opens in the evening. */
const latestDeparture = 615;

/** True where a day spans noon: it needs a meal. */
export const needsMeal = (from: number, to: number): boolean => from < 765 && to > 870;

/** The way from where one wakes to where the day ends, with nothing seen; null where there is none. */
export const findBareWay = (model: TripModel, route: Route, day: number): Distance | null =>
  findDistance(
    model,
    { base: wakesOn(route, day), sight: null },
    { base: endsOn(route, day), sight: null },
    model.timetable[day] as number,
  );

/** So many days are remembered, with those that a search tries. */
const mostTimed = 3000;

/**
 * Times a day: sights in order between where one wakes and where the day ends, with a meal at noon.
 * Remembered: the days that an edit does not touch are asked for again.
 * @returns null when a window is missed, nothing leads somewhere, or the day's end comes too early.
 */
export function timeDay(
  model: TripModel,
  route: Route,
  day: number,
  sights: readonly number[],
): TimedDay | null {
  const boat = sights.findIndex((sight) => getSight(model.facts, sight).overnight !== undefined);
  const sleepsAboard = boat >= 0;
  if (sleepsAboard && (boat < sights.length - 1 || findAboard(model, route, day) !== sights[boat]))
    return null;
  const frame = frameDay(model, route, day);
  const mayRise = beginsFreely(model, route, day, frame);
  const [wakes, ends] = [wakesOn(route, day), endsOn(route, day)];
  const key = `${day},${wakes},${ends},${frame.from},${frame.to},${mayRise},${namePinned(model, sights)}`;
  const { timed } = model;
  const known = timed.get(key);
  if (known !== undefined) return known;
  if (timed.size >= mostTimed) timed.clear();
  const ways = listWays(model, day, wakes, sights, sleepsAboard ? null : ends);
  const found = ways && timeBest(model, { day, sights, frame, mayRise }, ways);
  timed.set(key, found);
  return found;
}

/** Sights in order, with what is pinned of each. */
function namePinned(model: TripModel, sights: readonly number[]): string {
  const { pinned, must } = model;
  if (pinned.size === 0 && must.size === 0) return sights.join();
  return sights
    .map((sight) => {
      const pin = pinned.get(sight);
      if (!pin) return risesForMust(model, sight) ? `${sight}!` : sight;
      return `${sight}@${pin.day}.${pin.at}`;
    })
    .join();
}

/** What is timed, and the day that it is timed for. */
interface AskedDay {
  readonly day: number;
  readonly sights: readonly number[];
  readonly frame: DayFrame;
  /** The morning is one's own: one may rise before the frame. */
  readonly mayRise: boolean;
}

/** With the meal at the best of its places. */
function timeBest(model: TripModel, asked: AskedDay, ways: readonly DayWay[]): TimedDay | null {
  const { day, sights, frame } = asked;
  let best: TimedDay | null = null;
  let bestEnd = Number.POSITIVE_INFINITY;
  const opensLate = (stop: number) => {
    const sight = sights[stop];
    return sight !== undefined && beginsOn(model, sight, day).some(([first]) => first >= afterNoon);
  };
  for (const meal of listMeals(ways, frame, opensLate)) {
    const timed = run(model, asked, ways, meal);
    if (!timed) continue;
    const { idle, ...times } = timed;
    const end = times.to + meal.penalty + idle * idleCost;
    if (end < bestEnd) {
      bestEnd = end;
      best = times;
    }
  }
  return best;
}

interface Meal {
  /** Before way `at` is begun, or on it; -1 is no meal of its own. */
  readonly at: number;
  readonly onWay: boolean;
  /** At the end of way `at`, before a gate that opens in the afternoon. */
  readonly atGate: boolean;
  /** On a boat, a trek: whatever lasts over noon has its own. */
  readonly inVisit: boolean;
  readonly penalty: number;
}

function listMeals(
  ways: readonly DayWay[],
  frame: { from: number; to: number },
  opensLate: (stop: number) => boolean,
): Meal[] {
  const none: Meal = { at: -1, onWay: false, atGate: false, inVisit: false, penalty: 0 };
  if (!needsMeal(frame.from, frame.to)) return [none];
  const meals: Meal[] = [{ ...none, inVisit: true, penalty: 15 }];
  for (let at = 0; at <= ways.length; at++) {
    const way = ways[at];
    meals.push({ ...none, at });
    if (way && (way.minutes >= longWay || way.depart))
      meals.push({ ...none, at, onWay: true, penalty: 15 });
    if (opensLate(at)) meals.push({ ...none, at, atGate: true });
  }
  return meals;
}

function run(
  model: TripModel,
  { day, sights, frame, mayRise }: AskedDay,
  ways: readonly DayWay[],
  meal: Meal,
): (TimedDay & { readonly idle: number }) | null {
  const visits: TimedVisit[] = [];
  const leaves: number[] = [];
  let eaten: TimedDay["meal"] = null;
  let mealOnWay = -1;
  let [idle, road, travel, rises, lastWay] = [0, 0, 0, 0, 0];
  let time = frame.from;
  const first = ways[0] ?? noWay;
  const isForMust = sights[0] !== undefined && risesForMust(model, sights[0]);
  const longest = isForMust ? mostBeforeMust : mostBefore;
  const isFree = mayRise && first.minutes <= longest && !first.depart;
  const earliest = isFree ? firstNeeded(model, day, sights) : null;
  if (earliest !== null)
    time = Math.min(time, Math.max(earliestFor(model, day, sights), earliest - first.minutes));
  for (let k = 0; k <= ways.length; k++) {
    if (meal.at === k && !meal.onWay && !meal.atGate) {
      const from = Math.max(time, mealFrom);
      if (from > mealLatest) return null;
      if (k === 0 && frame.from < 660) return null;
      idle += from - time;
      eaten = { from, to: from + mealMinutes };
      time = eaten.to;
    }
    const way = ways[k];
    if (!way) break;
    const soonest = k === 0 && mayRise && eaten === null ? model.traveller.boards : time;
    const goes = way.depart?.(time, soonest) ?? null;
    if (way.depart && !goes) return null;
    const leg = goes ? goes.arrives - goes.leaves : way.minutes;
    if (goes) {
      rises = Math.max(rises, time - goes.leaves);
      if (k > 0) idle += goes.leaves - time;
      time = goes.leaves;
    }
    travel += goes ? goes.travel : leg;
    road += goes ? goes.road : way.road;
    const lands = goes ? goes.landed : way.landed > 0 ? time + way.landed : 0;
    if (lands > lastFerry) return null;
    const sight = sights[k];
    const halt = meal.at === k && meal.onWay;
    const haltTakes = goes?.isClocked ? 0 : haltMinutes;
    const stands = time + leg + (halt ? haltTakes : 0);
    const eatsHere = meal.at === k && meal.atGate;
    if (eatsHere) {
      const from = Math.max(stands, mealFrom);
      if (from > mealLatest) return null;
      eaten = { from, to: from + mealMinutes };
    }
    const arrives = eatsHere ? (eaten?.to ?? stands) : stands;
    if (halt) {
      if (time > 820 || arrives < 750) return null;
      mealOnWay = k;
    }
    if (sight === undefined) {
      leaves.push(time);
      lastWay = stands - time;
      time = arrives;
      continue;
    }
    const window = beginsOn(model, sight, day).find(([, last]) => last >= arrives);
    if (!window) return null;
    const from = Math.max(arrives, window[0]);
    if (k > 0) idle += from - arrives;
    leaves.push(k === 0 && !eatsHere && !goes ? delay(time, from - arrives, leg) : time);
    time = leavesAt(model, sight, day, from);
    visits.push({ sight, from, to: time });
  }
  const isFed = (visit: TimedVisit) =>
    coversNoon(visit) || (endsAboard(model, [visit]) && visit.from <= lunchAboard);
  if (time > frame.to || (meal.inVisit && !visits.some(isFed))) return null;
  if (eaten && !meal.atGate && !ways.slice(0, meal.at + 1).some(({ depart }) => depart))
    idle -= sleepIn(model, day, { visits, leaves, before: meal.at, until: eaten.from });
  return {
    visits,
    leaves,
    to: (leaves.at(-1) as number) + lastWay,
    meal: eaten,
    mealOnWay,
    road,
    travel,
    rises,
    idle,
  };
}

/** A visit ends when it has lasted, a day on a boat when it ties up. */
function leavesAt(model: TripModel, sight: number, day: number, from: number): number {
  const item = getSight(model.facts, sight);
  if (item.overnight === undefined) return from + visitMinutes(item, model.traveller);
  const open = openOn(model, sight, day)?.find(([opens, closes]) => opens <= from && from < closes);
  return open?.[1] ?? from + item.visit[1];
}

/** Who has come on board by then eats there. */
const lunchAboard = 810;
const longVisit = 240;
const coversNoon = ({ from, to }: TimedVisit) => from <= 750 && to >= 840 && to - from >= longVisit;

/** A morning that would be waited away before lunch begins later, as far as the gates allow: half past ten. */
const latestBegin = 630;

/** Moves the visits before the meal later, in place. @returns the minutes won */
function sleepIn(
  model: TripModel,
  day: number,
  {
    visits,
    leaves,
    before,
    until,
  }: {
    visits: TimedVisit[];
    leaves: number[];
    before: number;
    until: number;
  },
): number {
  const first = visits[0];
  const last = visits[before - 1];
  if (!first || !last) return 0;
  if (isForMorning(model, first.sight)) return 0;
  let shift = Math.min(until - last.to, latestBegin - first.from);
  for (const { sight, from } of visits.slice(0, before)) {
    const window = beginsOn(model, sight, day).find(([a, b]) => a <= from && from <= b);
    shift = Math.min(shift, (window?.[1] ?? from) - from);
  }
  if (shift < leastShift) return 0;
  for (let k = 0; k < before; k++) {
    const { sight, from, to } = visits[k] as TimedVisit;
    visits[k] = { sight, from: from + shift, to: to + shift };
    leaves[k] = (leaves[k] as number) + shift;
  }
  return shift;
}

const leastShift = 20;

/** Nobody waits before a gate for what opens later: one leaves later, unless a journey lies between. */
function delay(time: number, wait: number, leg: number): number {
  return leg < longWay ? time + wait : Math.max(time, Math.min(time + wait, latestDeparture));
}

/** Nobody who rises early sleeps away the light that a place is best in. */
const isForMorning = ({ facts, traveller }: TripModel, sight: number): boolean =>
  risesEarly(traveller) && getSight(facts, sight).best.includes("sunrise");

/** Out of the house for what leaves at seven and never later. */
const soonestOut = 375;

function earliestFor(model: TripModel, day: number, [first]: readonly number[]): number {
  const { facts, traveller } = model;
  if (first === undefined) return traveller.earliest;
  if (isForSunrise(getSight(facts, first))) return traveller.dawn;
  const [window] = beginsOn(model, first, day);
  const isSoon = window !== undefined && window[1] <= traveller.earliest;
  return isSoon ? Math.min(traveller.earliest, soonestOut) : traveller.earliest;
}

/** The last begin of a first sight that is before the usual day, such as a sunrise; else null. */
function firstNeeded(model: TripModel, day: number, sights: readonly number[]): number | null {
  const [sight] = sights;
  if (sight === undefined) return null;
  const [window] = beginsOn(model, sight, day);
  if (window && risesForMust(model, sight)) return neededBegin(window);
  return window && window[0] < model.traveller.start ? window[0] : null;
}
