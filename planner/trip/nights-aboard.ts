import { beginsOn } from "./begin-windows.ts";
import { getSight } from "./facts-index.ts";
import { frameDay, type Route, wakesOn } from "./route.ts";
import { findDistance } from "./travel-times.ts";
import type { TripModel } from "./trip-model.ts";
import { gainOn } from "./visit-gain.ts";

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
