import { getBase, getSight } from "./facts-index.ts";
import { climb, highest, highLand, nightsBeforeVeryHigh, steepClimb, veryHigh } from "./rest.ts";
import { endsOn, type Route, wakesOn } from "./route.ts";
import type { TripModel } from "./trip-model.ts";

/** Trips up to so many days have no day of rest to give. */
const shortTrip = 3;

/** A day's trip above 3,700 m, or far above one's bed in the heights, waits for the nights of rest. */
export function isTooHigh(
  model: TripModel,
  sight: number,
  ends: readonly number[],
  run: number,
): boolean {
  const { altitude = 0 } = getSight(model.facts, sight);
  if (altitude <= highLand) return false;
  const bed = Math.max(...ends.map((base) => getBase(model.facts, base).altitude));
  const rest = Math.max(...ends.map((base) => getBase(model.facts, base).restNights ?? 0));
  if (altitude > veryHigh && altitude > bed + climb && run < nightsBeforeVeryHigh)
    return bed > highLand || altitude > highest;
  return altitude > bed + steepClimb && bed > highLand && run < rest;
}

/** Pinned to its day, or asked of a trip that has no day of rest to give. */
export const isUrgent = (model: TripModel, sight: number): boolean =>
  model.pinned.get(sight)?.day != null ||
  (model.must.has(sight) && model.dates.length <= shortTrip);

/** Who has climbed to the bed has what is hard about a temple beside it behind him: so few metres more are none. */
const levelMetres = 100;
const gentleMinutes = 25;
const firstDayMinutes = 70;

/**
 * Who has not slept in the heights yet sees what lies near, after the first night what is not far.
 * @param way minutes to it from where the day begins or ends
 */
export function tiresTooSoon(
  model: TripModel,
  sight: number,
  ends: readonly number[],
  run: number,
  way: number,
): boolean {
  const bed = getBase(model.facts, ends.at(-1) as number);
  if (run > 1 || bed.altitude <= highLand || !bed.restNights || isUrgent(model, sight))
    return false;
  const { effort, from, base, altitude } = getSight(model.facts, sight);
  const minutes = Math.max(from?.[0] ?? 0, ends.includes(base) ? 0 : way);
  const isLevel = altitude !== undefined && altitude <= bed.altitude + levelMetres;
  if (run === 1) return minutes > firstDayMinutes || (effort === "hard" && !isLevel);
  return minutes > gentleMinutes || effort === "moderate" || effort === "hard";
}

/** Sights of the day on which one comes up. */
export const mostOnArrival = 1;

/** The day on which one comes to the heights, rested or not. */
export function comesToHeights({ facts }: TripModel, route: Route, day: number): boolean {
  const bed = getBase(facts, endsOn(route, day));
  if (bed.altitude <= highLand || !bed.restNights) return false;
  return day === 0 || getBase(facts, wakesOn(route, day)).altitude <= highLand;
}
