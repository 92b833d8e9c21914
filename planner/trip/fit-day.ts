import { findLimits } from "./day-limits.ts";
import { getSight } from "./facts-index.ts";
import { visitMinutes } from "./gain.ts";
import { comesToHeights, isUrgent } from "./heights.ts";
import type { Route } from "./route.ts";
import { timeDay } from "./time-day.ts";
import type { TimedDay } from "./timed-day.ts";
import { journeyMinutes } from "./timed-trip.ts";
import type { TripModel } from "./trip-model.ts";
import { gainOn } from "./visit-gain.ts";

/** Drops what does not fit into exact times: what brings least first, never what must be seen if it can stay. */
export function repair(
  model: TripModel,
  route: Route,
  day: number,
  sights: readonly number[],
  strict = false,
): number[] {
  const stops = [...sights];
  while (stops.length > 0) {
    const timed = timeDay(model, route, day, stops);
    if (timed && isWithinDay(model, route, day, timed, strict)) return stops;
    const worth = (sight: number) => gainOn(model, sight, day) + (model.must.has(sight) ? 1e6 : 0);
    let worst = 0;
    stops.forEach((sight, k) => {
      if (worth(sight) < worth(stops[worst] as number)) worst = k;
    });
    stops.splice(worst, 1);
  }
  return stops;
}

/** Within the party's strength, which what must be seen may pass unless `strict`: visits, hours on one's feet, hours of road; a journey may be as long as it is. */
function isWithinDay(
  model: TripModel,
  route: Route,
  day: number,
  timed: TimedDay,
  strict: boolean,
): boolean {
  const { road, visits, travel } = timed;
  const limits = findLimits(model, route, day);
  if (travel > limits.travel) return false;
  if (
    visits.length > limits.visits &&
    visits.some(({ sight }) => !isUrgent(model, sight)) &&
    comesToHeights(model, route, day)
  )
    return false;
  if (!strict && visits.every(({ sight }) => model.must.has(sight))) return true;
  if (visits.length === 0) return true;
  if (travel > limits.beside) return false;
  const active = travel + visits.reduce((all, { from, to }) => all + to - from, 0);
  return visits.length <= limits.visits && active <= limits.active && road <= limits.road;
}

/** False where the visits alone, without any way, are more than the day may hold. */
function mayHold(
  model: TripModel,
  route: Route,
  day: number,
  sights: readonly number[],
  strict: boolean,
): boolean {
  if (!strict && sights.every((sight) => model.must.has(sight))) return true;
  if (sights.length > model.traveller.mostVisits) return false;
  const visits = sights.reduce(
    (all, sight) => all + visitMinutes(getSight(model.facts, sight), model.traveller),
    0,
  );
  return visits <= findLimits(model, route, day).active;
}

/** Tries each must that has no place yet, pushing out what is in its way. */
export function seatPinned(
  model: TripModel,
  route: Route,
  timedTrip: number[][],
  day: number,
  offered: ReadonlyMap<number, ReadonlySet<number>>,
  strict = false,
): void {
  for (const sight of model.must) {
    if (timedTrip.some((stops) => stops.includes(sight)) || !offered.get(sight)?.has(day)) continue;
    const musts = (timedTrip[day] as number[]).filter((other) => model.must.has(other));
    const seated = insert(model, route, day, musts, sight, strict);
    if (!seated) continue;
    let stops = seated;
    for (const other of timedTrip[day] as number[])
      if (!musts.includes(other)) stops = insert(model, route, day, stops, other) ?? stops;
    timedTrip[day] = stops;
  }
}

/** The sight at its cheapest place of the day; null where it does not fit. */
export function insert(
  model: TripModel,
  route: Route,
  day: number,
  stops: readonly number[],
  sight: number,
  strict = false,
): number[] | null {
  if (!mayHold(model, route, day, [...stops, sight], strict)) return null;
  let best: number[] | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let at = 0; at <= stops.length; at++) {
    const tried = [...stops.slice(0, at), sight, ...stops.slice(at)];
    const timed = timeDay(model, route, day, tried);
    if (!timed || !isWithinDay(model, route, day, timed, strict)) continue;
    const cost = timed.travel * 2 + timed.to;
    if (cost < bestCost) {
      bestCost = cost;
      best = tried;
    }
  }
  return best;
}

/** Adds sights that still fit into the days, the worthiest first, also in place of lesser ones. */
export function fill(
  model: TripModel,
  route: Route,
  timedTrip: number[][],
  offered: ReadonlyMap<number, ReadonlySet<number>>,
  isOpen: (day: number) => boolean = (day) => !model.lockedDays.has(day),
): void {
  const seen = new Set(timedTrip.flat());
  const open = [...offered.keys()].filter((sight) => !seen.has(sight));
  const gain = (sight: number) =>
    Math.max(...[...(offered.get(sight) ?? [])].map((day) => gainOn(model, sight, day)));
  open.sort((a, b) => gain(b) - gain(a) || a - b);
  for (const sight of open)
    for (const day of offered.get(sight) ?? []) {
      if (!isOpen(day)) continue;
      const stops =
        insert(model, route, day, timedTrip[day] as number[], sight) ??
        pushIn(model, route, day, timedTrip[day] as number[], sight);
      if (!stops) continue;
      timedTrip[day] = stops;
      break;
    }
}

/** A day without a plan takes a visit over from a day that has others, or a journey, to do. */
export function enliven(
  model: TripModel,
  route: Route,
  timedTrip: number[][],
  offered: ReadonlyMap<number, ReadonlySet<number>>,
): void {
  const isFree = (day: number) => !model.lockedDays.has(day);
  timedTrip.forEach((stops, day) => {
    if (stops.length > 0 || !isFree(day) || isJourney(model, route, day)) return;
    let found: { from: number; sight: number } | null = null;
    let least = journeyMinutes;
    timedTrip.forEach((others, from) => {
      if (!isFree(from) || (others.length < 2 && !isJourney(model, route, from))) return;
      for (const sight of others) {
        if (!offered.get(sight)?.has(day) || gainOn(model, sight, day) < gainOn(model, sight, from))
          continue;
        const travel = timeDay(model, route, day, [sight])?.travel ?? journeyMinutes;
        if (travel >= least || !timeDay(model, route, from, without(others, sight))) continue;
        if (!insert(model, route, day, [], sight, true)) continue;
        least = travel;
        found = { from, sight };
      }
    });
    if (!found) return;
    const { from, sight } = found as { from: number; sight: number };
    timedTrip[from] = without(timedTrip[from] as number[], sight);
    timedTrip[day] = [sight];
  });
}

const without = (stops: readonly number[], sight: number) => stops.filter((one) => one !== sight);

const isJourney = (model: TripModel, route: Route, day: number): boolean =>
  (timeDay(model, route, day, [])?.travel ?? 0) >= journeyMinutes;

const greatGain = 60;

/** A great sight may push out lesser ones: the day is built anew around it, and must be worth more. */
function pushIn(
  model: TripModel,
  route: Route,
  day: number,
  stops: readonly number[],
  sight: number,
): number[] | null {
  const gain = (one: number) => gainOn(model, one, day) + (model.must.has(one) ? 1e6 : 0);
  if (gain(sight) < greatGain) return null;
  let built: number[] = [];
  for (const one of [...stops, sight].sort((a, b) => gain(b) - gain(a) || a - b))
    built = insert(model, route, day, built, one) ?? built;
  const total = (list: readonly number[]) => list.reduce((all, one) => all + gain(one), 0);
  return built.includes(sight) && total(built) > total(stops) ? built : null;
}
