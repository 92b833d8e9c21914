import { anyWeekday } from "./dates.ts";
import type { TripModel } from "./trip-model.ts";

/** Of the nearest as the crow flies so many are measured by ways, and so many of them are kept. */
const mostMeasured = 30;
const mostKept = 12;

/** Minutes: what lies further off is not near. */
const farAway = 600;

/** Of `bases` those that are reached soonest from one of them, the nearest first. */
export function listNearBases(model: TripModel, bases: readonly number[], from: number): number[] {
  const { facts, ways, timetable } = model;
  const when = anyWeekday(timetable[0] as number);
  return bases
    .filter((to) => to !== from)
    .map((to) => ({ to, km: facts.distance(from, to) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, mostMeasured)
    .map(({ to }) => ({
      to,
      minutes: ways.findLength(from, to, when)?.minutes ?? Number.POSITIVE_INFINITY,
    }))
    .filter(({ minutes }) => minutes < farAway)
    .sort((a, b) => a.minutes - b.minutes)
    .slice(0, mostKept)
    .map(({ to }) => to);
}
