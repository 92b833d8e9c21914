import type { ProblemInput } from "#planner/core/problem-input.ts";
import { mostBefore } from "./day-begin.ts";
import { findDeparture } from "./departures.ts";
import { getSight } from "./facts-index.ts";
import { keySpan } from "./ride-numbers.ts";
import { endsOn, type Route, wakesOn } from "./route.ts";
import type { Stop } from "./stops.ts";
import { findDistance } from "./travel-times.ts";
import type { TripModel } from "./trip-model.ts";

export const noWay = 5000;

/** By `from * keySpan + to`: the day on which the route leads from base to base, whose trains are meant. */
function listMoveDays(model: TripModel, route: Route): Map<number, number> {
  const days = new Map<number, number>();
  model.dates.forEach((_, day) => {
    const key = wakesOn(route, day) * keySpan + endsOn(route, day);
    if (!days.has(key)) days.set(key, day);
  });
  return days;
}

/** Minutes of the day's morning that are gone by when one has come over by the clock; null where nothing goes. */
function goneInMorning(model: TripModel, a: Stop, b: Stop, day: number): number | null {
  const { start, boards } = model.traveller;
  const soonest = day > 0 ? boards : start;
  const goes = findDeparture(model, a, b, model.timetable[day] as number, start, soonest);
  return goes && Math.max(1, goes.arrives - start);
}

/**
 * Ways between the nodes: bases, the same bases as one wakes in them before the day's own begin, and
 * sights. Whoever wakes early does so for what is near and opens early, or leaves as on any day.
 */
export function measureWays(
  model: TripModel,
  route: Route,
  bases: readonly number[],
  sights: readonly number[],
  isEarly: readonly boolean[],
  earliest: number,
): Pick<ProblemInput, "nodes" | "travel" | "effort" | "road"> {
  const { start } = model.traveller;
  const days = listMoveDays(model, route);
  const middles = bases.map((base): Stop => ({ base, sight: null }));
  const stops = [
    ...middles,
    ...middles,
    ...sights.map((sight): Stop => ({ base: getSight(model.facts, sight).base, sight })),
  ];
  const nodes = stops.length;
  const firstSight = 2 * bases.length;
  const travel = new Int32Array(nodes * nodes);
  const effort = new Int32Array(nodes * nodes);
  const road = new Int32Array(nodes * nodes);
  for (let i = 0; i < nodes; i++) {
    const a = stops[i] as Stop;
    const wakesEarly = i >= bases.length && i < firstSight;
    for (let j = 0; j < nodes; j++) {
      const at = i * nodes + j;
      const b = stops[j] as Stop;
      const moveDay = a.base === b.base ? undefined : days.get(a.base * keySpan + b.base);
      const day = moveDay ?? 0;
      const way = findDistance(model, a, b, model.timetable[day] as number);
      const minutes = way ? way.minutes : noWay;
      const isLate = wakesEarly && !(isEarly[j - firstSight] && minutes <= mostBefore);
      const isMove = i < firstSight && moveDay !== undefined;
      const gone = way?.clocked && isMove ? goneInMorning(model, a, b, day) : null;
      travel[at] = (gone ?? minutes) + (isLate ? start - earliest : 0);
      effort[at] = minutes;
      road[at] = way ? way.road : noWay;
    }
  }
  return { nodes, travel, effort, road };
}
