import { getBase } from "./facts-index.ts";
import { landsForState } from "./gateway.ts";
import { isGreat } from "./highlights.ts";
import { minutesOfWay } from "./move-minutes.ts";
import { findNights } from "./night-values.ts";
import { once } from "./once.ts";
import type { NightValues } from "./reckoned.ts";
import type { Route } from "./route.ts";
import type { TripModel } from "./trip-model.ts";
import { highlights, hurriedMust, hurriedStart, stay as weights } from "./where-weights.ts";

/** Nights of a run of short stays that count: the fourth is no worse than the third. */
const mostRun = 3;

/**
 * What a single night costs: little where half a day is all there is to see, and on a road too long for one day.
 * @param run single nights one after another, this one counted
 */
export function costOfOneNight(
  model: TripModel,
  route: Route,
  day: number,
  from: number,
  { holds }: NightValues,
  run: number,
): number {
  const base = route.sleep[day] as number;
  const { small } = weights;
  const held = Math.max(0, Math.min(1, ((holds[base] as number) - small.from) / small.span));
  const share = Math.min(
    small.base + small.more * held,
    shareOfLeg(model, route, day, from),
    isLastNightBack(model, route, day) ? weights.back : Number.POSITIVE_INFINITY,
  );
  return weights.oneNight[model.wish.pace] * Math.min(mostRun, run) * share;
}

/** True of the night before one flies home out of the mountains, in a town that one knows already. */
const isLastNightBack = ({ facts, end }: TripModel, { sleep }: Route, day: number): boolean => {
  const base = sleep[day] as number;
  if (day < sleep.length - 1 || !end?.airport || base !== end.base) return false;
  return getBase(facts, base).terrain === "mountains" && sleep.indexOf(base) < day;
};

function shareOfLeg(model: TripModel, route: Route, day: number, from: number): number {
  const base = route.sleep[day] as number;
  const to = day + 1 < route.sleep.length ? (route.sleep[day + 1] as number) : route.end;
  if (from === to || from === base) return Number.POSITIVE_INFINITY;
  const whole = minutesOfWay(model, day, from, to);
  const over = minutesOfWay(model, day, from, base) + minutesOfWay(model, day, base, to);
  const isOnLongLeg = whole >= weights.longLeg && over - whole <= weights.asideMinutes;
  return isOnLongLeg ? weights.onLongLeg : Number.POSITIVE_INFINITY;
}

/**
 * What the `nth` night of a stay costs beyond what there is to see; who asked for the base may stay.
 * @param slept nights there in the whole trip so far, this one counted: coming back shows nothing new
 */
export function costOfStaying(
  model: TripModel,
  day: number,
  base: number,
  nth: number,
  slept: number,
  { holds }: NightValues,
): number {
  const more = slept - (holds[base] as number);
  const isMore = more > 0 && slept > 1 && !model.tour?.asked.has(base);
  const isLong = nth > weights.mostNights[model.wish.pace] && !model.pinnedNights.has(day);
  return (
    (isMore ? weights.overstay[model.wish.pace] * Math.min(1, more) : 0) +
    (isLong ? weights.longStayNight : 0)
  );
}

/** What a trip is made for is not slept at once and left: where there is more to see, if there are two nights for each. */
export function costOfHurry(model: TripModel, { sleep }: Route): number {
  const { tour, start, end } = model;
  if (!tour) return costOfHurriedStart(model, sleep);
  if (sleep.length < 2 * tour.asked.size) return 0;
  const hurried = listHurried(model);
  let cost = 0;
  for (const base of hurried) {
    const first = sleep.indexOf(base);
    if (base === start?.base || base === end?.base) continue;
    if (first >= 0 && sleep.indexOf(base, first + 1) < 0) cost += hurriedMust;
  }
  return cost;
}

/** Where nothing was named one has come for the town of a lesser airport, if it is one of the great ones: Varanasi. */
function costOfHurriedStart(model: TripModel, sleep: readonly number[]): number {
  const { start } = model;
  if (!start || sleep.length < hurriedStart.nights || !landsForState(model)) return 0;
  const month = model.months[0] as number;
  const { holds } = findNights(model, month);
  const isLong = (holds[start.base] as number) > hurriedStart.days;
  if (!isLong || !isGreat(model, start.base, month)) return 0;
  const first = sleep.indexOf(start.base);
  return first >= 0 && sleep.indexOf(start.base, first + 1) < 0 ? hurriedStart.once : 0;
}

/** Bases of musts that hold more than one night's worth. */
const listHurried = (model: TripModel): readonly number[] =>
  once(model, "hurried", () => {
    const month = model.months[Math.floor(model.months.length / 2)] as number;
    const { holds } = findNights(model, month);
    return [...(model.tour?.asked ?? [])].filter(
      (base) => (holds[base] as number) > highlights.oneNightDays,
    );
  });
