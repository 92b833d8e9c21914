import type { OpenWindow, PlannableSight } from "#contract/content/plannable.ts";
import { getSight } from "./facts-index.ts";
import { repair } from "./fit-day.ts";
import { risesEarly } from "./open-windows.ts";
import { timeDay } from "./time-day.ts";
import type { TimedDay } from "./timed-day.ts";
import { finish, type TimedTrip } from "./timed-trip.ts";
import type { TripModel } from "./trip-model.ts";
import { gainOn } from "./visit-gain.ts";

const early = new Set(["sunrise", "morning"]);
const late = new Set(["afternoon", "sunset", "evening", "night"]);
const afterNoon = 750;
const beforeNoon = 720;

/** Who rises for it comes while the light is low. */
const lowLight = 510;
const lowLightShare = 0.4;
/** Who does not rise for it goes there first, before the crowd and the heat. */
const firstShare = 0.2;

/** The same for who comes where it is crowded then. */
const crowdShare = 0.2;

/** Minutes of way that a better hour may cost, and points that it must be worth. */
const mostWay = 30;
const leastWon = 15;

/** When few people are there, of a visit that begins in none of its quiet hours; else null. */
export function findQuiet({ quiet }: PlannableSight, from: number): OpenWindow | null {
  if (!quiet || quiet.some(([begins, ends]) => from >= begins && from < ends)) return null;
  return quiet[0] ?? null;
}

/** Points of what a day shows at the wrong hour: for the morning after noon, for the evening before, in a crowd. */
function misfitOf(model: TripModel, day: number, { visits }: TimedDay): number {
  let misfit = 0;
  const rises = risesEarly(model.traveller);
  const isForSun = (sight: number) => getSight(model.facts, sight).best.includes("sunrise");
  for (const [k, { sight, from }] of visits.entries()) {
    const item = getSight(model.facts, sight);
    const { best } = item;
    const gain = gainOn(model, sight, day);
    if (findQuiet(item, from)) misfit += gain * crowdShare;
    if (best.every((part) => early.has(part))) {
      const before = visits[k - 1];
      if (from >= afterNoon) misfit += gain;
      else if (isForSun(sight) && rises && from > lowLight) misfit += gain * lowLightShare;
      else if (isForSun(sight) && !rises && before && !isForSun(before.sight))
        misfit += gain * firstShare;
    } else if (best.every((part) => late.has(part)) && from < beforeNoon) misfit += gain;
  }
  return misfit;
}

/** The day in an order in which more is seen at its best hour; the order that it has where there is none. */
function orderByLight(
  model: TripModel,
  { route, days }: TimedTrip,
  day: number,
): readonly number[] {
  let timed = days[day] as TimedDay;
  let order = timed.visits.map(({ sight }) => sight);
  let misfit = misfitOf(model, day, timed);
  const mostTravel = timed.travel + mostWay;
  for (let turn = 0; turn < order.length && misfit > 0; turn++) {
    let best: { order: number[]; timed: TimedDay; misfit: number } | null = null;
    for (let from = 0; from < order.length; from++)
      for (let to = 0; to < order.length; to++) {
        if (from === to) continue;
        const tried = order.filter((_, k) => k !== from);
        tried.splice(to, 0, order[from] as number);
        const next = timeDay(model, route, day, tried);
        if (!next || next.travel > mostTravel) continue;
        const left = misfitOf(model, day, next);
        if (left > misfit - leastWon || (best && left >= best.misfit)) continue;
        if (repair(model, route, day, tried).length < tried.length) continue;
        best = { order: tried, timed: next, misfit: left };
      }
    if (!best) break;
    ({ order, timed, misfit } = best);
  }
  return order;
}

/** The same visits on the same days, each rather at the hour that it is best in. */
export function followLight(model: TripModel, timedTrip: TimedTrip): TimedTrip {
  const orders = timedTrip.days.map(({ visits }, day) =>
    visits.length < 2 || model.lockedDays.has(day)
      ? visits.map(({ sight }) => sight)
      : orderByLight(model, timedTrip, day),
  );
  const isSame = orders.every((order, day) =>
    order.every((sight, k) => sight === timedTrip.days[day]?.visits[k]?.sight),
  );
  return isSame ? timedTrip : finish(model, timedTrip.route, orders);
}
