import { getSight } from "./facts-index.ts";
import { endsOn, type Route, wakesOn } from "./route.ts";
import { buildRoute, estimateOf, RouteSearch, staysOf } from "./search-routes.ts";
import type { Stay } from "./stay.ts";
import { StayValues } from "./stay-values.ts";
import type { TripModel } from "./trip-model.ts";

/** Points that a night in another place must bring: what was not touched stays. */
const movedNightCost = 45;

/** The route with one stay longer or shorter: the other stays give or take nights, the longest first. */
export function changeStay(
  model: TripModel,
  route: Route,
  afterDay: number,
  nights: number,
): Route {
  const stays = staysOf(route);
  let first = 1;
  const at = stays.findIndex((stay) => {
    const begins = first;
    first += stay.nights;
    return begins <= afterDay && afterDay < first;
  });
  const stay = stays[at];
  if (!stay) return route;
  const wanted = Math.max(0, Math.min(nights, route.sleep.length));
  const changed = stays.map((item) => ({ ...item }));
  (changed[at] as { nights: number }).nights = wanted;
  for (let left = wanted - stay.nights; left !== 0; left -= Math.sign(left)) {
    const others = changed.filter((item, k) => k !== at && (left < 0 || item.nights > 0));
    // Nobody else is there to take them.
    if (others.length === 0) return route;
    const isNear = (item: Stay) => (Math.abs(changed.indexOf(item) - at) === 1 ? 1 : 0);
    const giver = others.reduce((a, b) =>
      left > 0
        ? b.nights > a.nights
          ? b
          : a
        : b.nights - isNear(b) < a.nights - isNear(a)
          ? b
          : a,
    ) as { nights: number };
    giver.nights -= Math.sign(left);
  }
  const kept = changed.filter((item) => item.nights > 0);
  return buildRoute(model, kept, route);
}

const mostRoutes = 4;

/**
 * The nearest routes that may hold what must be, the best first: few nights moved, much estimated.
 * Locked days keep their bed and their end. Without the route itself, and none better than it.
 */
export function findRoutesWith(model: TripModel, route: Route, seed: number): Route[] {
  const values = new StayValues(model);
  const search = new RouteSearch(model, values, seed);
  const score = (other: Route) => {
    const moved = other.sleep.filter((base, night) => base !== route.sleep[night]).length;
    return estimateOf(model, values, other) - moved * movedNightCost;
  };
  search.run(route, 600);
  const isPossible = (other: Route) =>
    [...model.lockedDays].every(
      (day) =>
        wakesOn(other, day) === wakesOn(route, day) && endsOn(other, day) === endsOn(route, day),
    );
  const least = score(route);
  const rank = (routes: readonly Route[]) =>
    routes
      .filter((other) => other !== route && isPossible(other))
      .map((other) => ({ other, score: score(other) }))
      .filter((found) => found.score > least)
      .sort((a, b) => b.score - a.score)
      .slice(0, mostRoutes);
  const searched = rank(search.best(64).map(({ route: other }) => other));
  return [...rank(listInsertions(model, route)), ...searched]
    .sort((a, b) => b.score - a.score)
    .map(({ other }) => other);
}

/** The route with a night or two where a must asks for one, at every place, taken from every other stay. */
function listInsertions(model: TripModel, route: Route): Route[] {
  const { must, mustBases, facts } = model;
  const asked = new Set([...mustBases, ...[...must].map((sight) => getSight(facts, sight).base)]);
  const stays = staysOf(route);
  const found: Route[] = [];
  for (const base of asked) {
    if (route.sleep.includes(base)) continue;
    for (let giver = 0; giver < stays.length; giver++)
      for (const nights of [1, 2]) {
        if ((stays[giver] as Stay).nights < nights) continue;
        for (let at = 0; at <= stays.length; at++) {
          const next = stays.map((stay, k) =>
            k === giver ? { ...stay, nights: stay.nights - nights } : stay,
          );
          next.splice(at, 0, { base, nights, ride: false });
          found.push(
            buildRoute(
              model,
              next.filter((stay) => stay.nights > 0),
              route,
            ),
          );
        }
      }
  }
  return found;
}

/** True where all nights that must be somewhere are there, and none is where it must never be. */
export function keepsNights(
  { neverBases, mustBases, pinnedNights }: TripModel,
  route: Route,
): boolean {
  return (
    route.sleep.every((base) => !neverBases.has(base)) &&
    [...mustBases].every((base) => route.sleep.includes(base)) &&
    [...pinnedNights].every(([night, base]) => route.sleep[night] === base)
  );
}
