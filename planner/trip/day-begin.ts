import { beginsOn, neededBegin, risesForMust } from "./begin-windows.ts";
import { longWay } from "./day-meals.ts";
import { getSight } from "./facts-index.ts";
import { isForSunrise, risesEarly } from "./open-windows.ts";
import type { TimedVisit } from "./timed-day.ts";
import type { TripModel } from "./trip-model.ts";

/** Minutes of driving at most before a sight that opens early: for more nobody rises in the dark. */
export const mostBefore = 75;

/** A day's journey does not begin later, even if the first sight beyond it opens in the evening. */
const latestDeparture = 615;

/** A morning that would be waited away before lunch begins later, as far as the gates allow: half past ten. */
const latestBegin = 630;

/** Moves the visits before the meal later, in place. @returns the minutes won */
export function sleepIn(
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

/** When a visit that opens later is set out for: as much later as it would be waited for, unless a journey lies between. */
export function delay(time: number, wait: number, leg: number): number {
  return leg < longWay ? time + wait : Math.max(time, Math.min(time + wait, latestDeparture));
}

/** Nobody who rises early sleeps away the light that a place is best in. */
const isForMorning = ({ facts, traveller }: TripModel, sight: number): boolean =>
  risesEarly(traveller) && getSight(facts, sight).best.includes("sunrise");

/** Out of the house for what leaves at seven and never later. */
const soonestOut = 375;
/** And for what must be seen and leaves at a quarter past six. */
const soonestForMust = 345;

export function earliestFor(model: TripModel, day: number, [first]: readonly number[]): number {
  const { facts, traveller } = model;
  if (first === undefined) return traveller.earliest;
  if (isForSunrise(getSight(facts, first))) return traveller.dawn;
  const [window] = beginsOn(model, first, day);
  const isSoon = window !== undefined && window[1] <= traveller.earliest;
  const soonest = model.must.has(first) ? soonestForMust : soonestOut;
  return isSoon ? Math.min(traveller.earliest, soonest) : traveller.earliest;
}

/** The last begin of a first sight that is before the usual day, such as a sunrise; else null. */
export function firstNeeded(
  model: TripModel,
  day: number,
  sights: readonly number[],
): number | null {
  const [sight] = sights;
  if (sight === undefined) return null;
  const [window] = beginsOn(model, sight, day);
  if (window && risesForMust(model, sight)) return neededBegin(window);
  return window && window[0] < model.traveller.start ? window[0] : null;
}
