import { beginsOn, risesForMust } from "./begin-windows.ts";
import { afterNoon, listMeals } from "./day-meals.ts";
import { type DayWay, listWays } from "./day-ways.ts";
import { getSight } from "./facts-index.ts";
import type { Distance } from "./local-ways.ts";
import { beginsFreely, endsOn, findAboard, frameDay, type Route, wakesOn } from "./route.ts";
import { type AskedDay, idleCost, run } from "./run-clock.ts";
import type { TimedDay } from "./timed-day.ts";
import { findDistance } from "./travel-times.ts";
import type { TripModel } from "./trip-model.ts";

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
