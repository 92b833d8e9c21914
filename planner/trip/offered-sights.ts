import { getBase, getSight } from "./facts-index.ts";
import { isTooHigh, tiresTooSoon } from "./heights.ts";
import { endsOn, findAboard, type Route, wakesOn } from "./route.ts";
import { highLand } from "./route-cost.ts";
import { findDistance, findNearRoad, type Stop } from "./travel-times.ts";
import { beginsOn, gainOn, type TripModel } from "./trip-model.ts";

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
        if (isTooHigh(model, sight, ends, run)) continue;
        if (tiresTooSoon(model, sight, ends, run, way)) continue;
        const own = ends.includes(base);
        if (!isAsked && way > (own ? traveller.roadLimit / 2 : detourMinutes)) continue;
        if (way > 420) continue;
        const days = offered.get(sight) ?? new Set<number>();
        offered.set(sight, days.add(day));
      }
    const sleeps = route.sleep[day];
    if (sleeps !== undefined)
      run = getBase(facts, sleeps).altitude > highLand && !route.ride[day] ? run + 1 : 0;
  }
  return offered;
}

function nearBases(model: TripModel, ends: readonly number[]): number[] {
  const key = `near.${ends.join(".")}`;
  const known = model.kept.get(key) as number[] | undefined;
  if (known) return known;
  const middle = (base: number): Stop => ({ base, sight: null });
  const asked = new Set([...model.must].map((sight) => getSight(model.facts, sight).base));
  const near = model.facts.plannable.bases.flatMap((_, base) => {
    if (ends.includes(base)) return [base];
    const isNear = ends.some((end) => {
      const way = findNearRoad(model, middle(end), middle(base));
      return way !== null && way.minutes <= detourMinutes + 20;
    });
    return isNear || asked.has(base) ? [base] : [];
  });
  model.kept.set(key, near);
  return near;
}
