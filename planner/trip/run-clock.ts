import { beginsOn, mostBeforeMust, openOn, risesForMust } from "./begin-windows.ts";
import { delay, earliestFor, firstNeeded, mostBefore, sleepIn } from "./day-begin.ts";
import { haltMinutes, type Meal, mealFrom, mealLatest, mealMinutes } from "./day-meals.ts";
import { type DayWay, noWay } from "./day-ways.ts";
import { getSight } from "./facts-index.ts";
import { visitMinutes } from "./gain.ts";
import { lastFerry } from "./move-cost.ts";
import type { DayFrame } from "./route.ts";
import { endsAboard } from "./route.ts";
import type { TimedDay, TimedVisit } from "./timed-day.ts";
import type { TripModel } from "./trip-model.ts";

/** Minutes after midnight: a day that begins earlier eats after its first place; a halt is left at so late at the latest and reached at so early at the earliest. */
const eatsFirst = 660;
const haltLatest = 820;
const haltEarliest = 750;

/** A minute of waiting between sights against one of the evening. */
export const idleCost = 0.5;

/** What is timed, and the day that it is timed for. */
export interface AskedDay {
  readonly day: number;
  readonly sights: readonly number[];
  readonly frame: DayFrame;
  /** The morning is one's own: one may rise before the frame. */
  readonly mayRise: boolean;
}

export function run(
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
      if (k === 0 && frame.from < eatsFirst) return null;
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
      if (time > haltLatest || arrives < haltEarliest) return null;
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
