import { beginsOn } from "./begin-windows.ts";
import { getBase, getSight } from "./facts-index.ts";
import { isTooHigh, tiresTooSoon } from "./heights.ts";
import { once } from "./once.ts";
import { highLand, lacksRest } from "./rest.ts";
import { endsOn, findAboard, type Route, wakesOn } from "./route.ts";
import type { Stop } from "./stops.ts";
import { findNearRoad } from "./straight-roads.ts";
import { findDistance } from "./travel-times.ts";
import type { TripModel } from "./trip-model.ts";
import { gainOn } from "./visit-gain.ts";

/** Minutes one way beyond which nothing is gone to for the day, asked for or not. */
const mostWay = 420;
/** Minutes more that the towns of two such sights may lie apart. */
const apart = 20;

/** A sight of another base is gone to for the day within so many minutes. */
const detourMinutes = 75;

export type Offered = ReadonlyMap<number, ReadonlySet<number>>;

/** Which sights a day could hold, by day: those of its bases and those nearby. Found once a route. */
export function listOffered(model: TripModel, route: Route): Offered {
  let offered = model.offered.get(route);
  if (!offered) {
    offered = findOffered(model, route);
    model.offered.set(route, offered);
  }
  return offered;
}

function findOffered(model: TripModel, route: Route): Offered {
  const offered = new Map<number, Set<number>>();
  const { facts, traveller } = model;
  let run = 0;
  for (let day = 0; day <= route.sleep.length; day++) {
    const ends = [...new Set([wakesOn(route, day), endsOn(route, day)])];
    for (const base of nearBases(model, ends))
      for (const sight of facts.sightsAt[base] ?? []) {
        if (gainOn(model, sight, day) <= 0 || beginsOn(model, sight, day).length === 0) continue;
        const isSlept = getSight(facts, sight).overnight !== undefined;
        if (isSlept && findAboard(model, route, day) !== sight) continue;
        const stop = { base, sight };
        const when = model.timetable[day] as number;
        const isAsked = model.must.has(sight);
        const way = Math.min(
          ...ends.map(
            (end) => findDistance(model, { base: end, sight: null }, stop, when)?.minutes ?? 1e9,
          ),
        );
        if (isTooHigh(model, sight, ends, run) || lacksRest(facts, route, day, sight)) continue;
        if (tiresTooSoon(model, sight, ends, run, way)) continue;
        const own = ends.includes(base);
        if (!isAsked && way > (own ? traveller.roadLimit / 2 : detourMinutes)) continue;
        if (way > mostWay) continue;
        const days = offered.get(sight) ?? new Set<number>();
        offered.set(sight, days.add(day));
      }
    const sleeps = route.sleep[day];
    if (sleeps !== undefined)
      run = getBase(facts, sleeps).altitude > highLand && !route.ride[day] ? run + 1 : 0;
  }
  return offered;
}

/** Bases whose sights may be seen from those of a day, in their order. */
const nearBases = (model: TripModel, ends: readonly number[]): number[] =>
  once(model, `near.${ends.join(".")}`, () => {
    const found = new Set(ends);
    for (const sight of model.must) found.add(getSight(model.facts, sight).base);
    for (const end of ends) for (const base of listNear(model, end)) found.add(base);
    return [...found].sort((a, b) => a - b);
  });

function listNear(model: TripModel, end: number): ReadonlySet<number> {
  let near = model.near.get(end);
  if (!near) {
    const middle = (base: number): Stop => ({ base, sight: null });
    const isNear = (base: number) => {
      const way = findNearRoad(model, middle(end), middle(base));
      return way !== null && way.minutes <= detourMinutes + apart;
    };
    near = new Set([...model.facts.plannable.bases.keys()].filter(isNear));
    model.near.set(end, near);
  }
  return near;
}
