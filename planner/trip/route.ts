import { beginsOn } from "./begin-windows.ts";
import { getSight } from "./facts-index.ts";
import { findDistance } from "./travel-times.ts";
import type { TripModel } from "./trip-model.ts";
import { gainOn } from "./visit-gain.ts";

/** Minutes that one is at an airport before a flight leaves. */
const beforeFlight = 120;

/** Where one wakes after each night, and which nights are slept on the way there. */
export interface Route {
  readonly start: number;
  readonly end: number;
  /** By night, that is one less than days. */
  readonly sleep: readonly number[];
  readonly ride: readonly boolean[];
}

export const wakesOn = (route: Route, day: number): number =>
  day === 0 ? route.start : (route.sleep[day - 1] as number);

/** Where the day itself ends: before a night on the way that is where it began. */
export function endsOn(route: Route, day: number): number {
  if (day === route.sleep.length) return route.end;
  return route.ride[day] ? wakesOn(route, day) : (route.sleep[day] as number);
}

/**
 * The route as it ends where its flight leaves from. The wish says which town that is, and another one as soon as the last
 * night is fixed elsewhere: the minutes to the airport are those from there.
 */
export const fixEnd = ({ end }: Pick<TripModel, "end">, route: Route): Route =>
  end?.airport && end.base !== route.end ? { ...route, end: end.base } : route;

/** Times of a day at a base's middle. */
export interface DayFrame {
  readonly from: number;
  readonly to: number;
}

const hoursLost = 45;

/** When the first day begins in its base: the morning, or what landing and the way into town leave of it. */
function arrivalOf({ traveller, wish, start }: TripModel): number {
  if (wish.arrives === undefined) return traveller.start;
  const way = start?.airport ? start.airport.minutes + hoursLost : 0;
  return Math.max(traveller.start, wish.arrives + way);
}

/** Who lands later sleeps where he lands. */
const lastTrain = 1350;
export const canRideAtOnce = (model: TripModel): boolean => arrivalOf(model) + toTrain <= lastTrain;
const toTrain = 30;

/** True where a day is the traveller's own: neither the first nor the last, no night on the way or on board around it. */
export const isOwnDay = ({ facts }: TripModel, { sleep, ride }: Route, day: number): boolean =>
  day > 0 &&
  day < sleep.length &&
  !ride[day - 1] &&
  !ride[day] &&
  facts.isOvernight[sleep[day - 1] as number] === 0;

/** From arrival on the first day, to departure on the last, else the traveller's own day; `to` may come first. */
export function frameDay(model: TripModel, route: Route, day: number): DayFrame {
  const { traveller, wish, end, dates } = model;
  if (isOwnDay(model, route, day)) return { from: traveller.start, to: traveller.latest };
  let from = day === 0 ? arrivalOf(model) : traveller.start;
  let to = traveller.latest;
  if (day === dates.length - 1 && wish.leaves !== undefined)
    to = Math.min(to, wish.leaves - (end?.airport ? end.airport.minutes + beforeFlight : 0));
  if (day > 0 && route.ride[day - 1])
    from = Math.max(from, findNightTimes(model, route, day - 1).arrives);
  from = Math.max(from, landsOn(model, route, day));
  if (day < route.sleep.length && route.ride[day])
    to = Math.min(to, findNightTimes(model, route, day).departs);
  // Who lands late only goes to bed.
  if (day === 0 && dates.length > 1) to = Math.max(to, from);
  return { from, to };
}

/**
 * True where the morning is the traveller's own, so that the day may begin before its frame: who arrives, or
 * has slept on the way or on board, does not begin before that.
 */
export const beginsFreely = (
  model: TripModel,
  route: Route,
  day: number,
  { from }: DayFrame,
): boolean =>
  day > 0 &&
  !route.ride[day - 1] &&
  from === model.traveller.start &&
  findAboard(model, route, day - 1) === null;

/** A night on the way arrives at half past six where it can, and leaves by half past ten. */
export function findNightTimes(
  model: TripModel,
  route: Route,
  night: number,
): { departs: number; arrives: number; minutes: number } {
  const hop = model.ways.findNight(
    wakesOn(route, night),
    route.sleep[night] as number,
    model.timetable[night] as number,
  );
  const minutes = hop?.minutes ?? 600;
  const soonest = night === 0 ? Math.max(1080, arrivalOf(model) + toTrain) : 1080;
  const departs = Math.max(soonest, Math.min(lastTrain, 390 + 1440 - minutes));
  // An hour to wash and eat before the day begins.
  return { departs, arrives: Math.max(0, departs + minutes - 1440) + 60, minutes };
}

/**
 * The sight on which that night may be slept; null where there is none. A boat is boarded at noon and
 * left the next morning: the route alone says which night, so that the days beside it can be laid one by one.
 */
export function findAboard(model: TripModel, route: Route, night: number): number | null {
  const base = route.sleep[night];
  if (base === undefined || !model.facts.overnightAt.has(base)) return null;
  return listAboard(model, route).get(night) ?? null;
}

/** When one is back in town after a night that may be one on board, minutes after midnight; else 0. */
export function landsOn(model: TripModel, route: Route, day: number): number {
  const sight = day > 0 ? findAboard(model, route, day - 1) : null;
  if (sight === null) return 0;
  const { overnight = 0, base } = getSight(model.facts, sight);
  const when = model.timetable[day] as number;
  const way = findDistance(model, { base, sight }, { base, sight: null }, when);
  return overnight + (way?.minutes ?? 0);
}

/** True where the day's last visit is slept on. */
export const endsAboard = (
  model: TripModel,
  visits: readonly { readonly sight: number }[] | undefined,
): boolean => {
  const last = visits?.at(-1);
  return last !== undefined && getSight(model.facts, last.sight).overnight !== undefined;
};

/** By night: of each boat the first night in its town on whose day one comes in time. */
function listAboard(model: TripModel, route: Route): ReadonlyMap<number, number> {
  const known = model.aboard.get(route);
  if (known) return known;
  const found = new Map<number, number>();
  // Frames of later days ask for the nights before them.
  model.aboard.set(route, found);
  route.sleep.forEach((base, night) => {
    const sight = model.facts.overnightAt.get(base);
    if (sight === undefined || route.ride[night] || [...found.values()].includes(sight)) return;
    if (gainOn(model, sight, night) <= 0) return;
    const last = beginsOn(model, sight, night).at(-1)?.[1];
    if (last === undefined) return;
    const when = model.timetable[night] as number;
    const from = { base: wakesOn(route, night), sight: null };
    const way = findDistance(model, from, { base, sight }, when);
    if (way && frameDay(model, route, night).from + way.minutes <= last) found.set(night, sight);
  });
  return found;
}
