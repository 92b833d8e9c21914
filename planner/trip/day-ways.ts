import { type Departure, findDeparture } from "./departures.ts";
import { getSight } from "./facts-index.ts";
import type { Stop } from "./stops.ts";
import { findDistance } from "./travel-times.ts";
import type { TripModel } from "./trip-model.ts";

/** From stop to stop of a day. */
export interface DayWay {
  readonly minutes: number;
  readonly road: number;
  /** When the last ferry has landed, from the way's begin; 0 without one. */
  readonly landed: number;
  /** Where something departs by the clock: how one comes over from a time on. */
  readonly depart: ((ready: number, soonest: number) => Departure | null) | null;
}

/** One stays where one is. */
export const noWay: DayWay = { minutes: 0, road: 0, landed: 0, depart: null };

/**
 * The ways of a day in order, the last one to its end; null where nothing leads somewhere.
 * @param ends null: one stays where the last sight is
 */
export function listWays(
  model: TripModel,
  day: number,
  wakes: number,
  sights: readonly number[],
  ends: number | null,
): DayWay[] | null {
  const when = model.timetable[day] as number;
  const ways: DayWay[] = [];
  let from: Stop = { base: wakes, sight: null };
  for (const sight of sights) {
    const to: Stop = { base: getSight(model.facts, sight).base, sight };
    const way = readWay(model, from, to, when);
    if (!way) return null;
    ways.push(way);
    from = to;
  }
  const last = ends === null ? noWay : readWay(model, from, { base: ends, sight: null }, when);
  return last && [...ways, last];
}

function readWay(model: TripModel, from: Stop, to: Stop, when: number): DayWay | null {
  const distance = findDistance(model, from, to, when);
  if (!distance) return null;
  const { minutes, road, landed = 0, clocked } = distance;
  const depart = clocked
    ? (ready: number, soonest: number) => findDeparture(model, from, to, when, ready, soonest)
    : null;
  return { minutes, road, landed, depart };
}
