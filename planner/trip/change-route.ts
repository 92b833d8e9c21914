import { buildRoute, staysOf } from "./build-route.ts";
import { estimateOf } from "./estimate-route.ts";
import { getSight } from "./facts-index.ts";
import { endsOn, type Route, wakesOn } from "./route.ts";
import { RouteSearch } from "./search-routes.ts";
import type { Stay } from "./stay.ts";
import { StayValues } from "./stay-values.ts";
import type { TripModel } from "./trip-model.ts";

/** Rounds of a search for routes near the one that is shown. */
const nearRounds = 600;

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
  search.run(route, nearRounds);
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
  return [...rank(listInsertions(model, route)), ...rank(listWithTour(model, route)), ...searched]
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

/**
 * The route with all beds of the shortest way through the musts at every place, those on the way to a far one too,
 * their nights taken from the longest other stays.
 */
function listWithTour(model: TripModel, route: Route): Route[] {
  const { tour } = model;
  if (!tour || [...tour.asked].every((base) => route.sleep.includes(base))) return [];
  const chunk = tour.stays.map(({ base, nights, ride }): Stay => ({ base, nights, ride }));
  const needed = chunk.reduce((all, { nights }) => all + nights, 0);
  const inChunk = new Set(chunk.map(({ base }) => base));
  const others = staysOf(route)
    .filter(({ base }) => !inChunk.has(base))
    .map((stay) => ({ ...stay }));
  let over = others.reduce((all, { nights }) => all + nights, 0) + needed - route.sleep.length;
  if (needed > route.sleep.length || others.length === 0) return [];
  for (; over > 0; over--) others.reduce((a, b) => (b.nights > a.nights ? b : a)).nights--;
  for (; over < 0; over++) others.reduce((a, b) => (b.nights < a.nights ? b : a)).nights++;
  const kept = others.filter(({ nights }) => nights > 0);
  return Array.from({ length: kept.length + 1 }, (_, at) =>
    buildRoute(model, [...kept.slice(0, at), ...chunk, ...kept.slice(at)], route),
  );
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
