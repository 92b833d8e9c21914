import { enliven, fill, repair, seatPinned } from "./fit-day.ts";
import { listOffered } from "./offered-sights.ts";
import { type LayOptions, propose } from "./propose-days.ts";
import type { Route } from "./route.ts";
import { finish, type TimedTrip } from "./timed-trip.ts";
import type { TripModel } from "./trip-model.ts";

/** Lays a route's days: the search of `planner/core` proposes, exact times dispose. */
export function layDays(model: TripModel, route: Route, options: LayOptions): TimedTrip {
  const offered = listOffered(model, route);
  return fitDays(model, route, propose(model, route, offered, options), options.rough);
}

/** Sights by day, in order, as far as exact times hold them; what is open and still fits beside them. */
export function fitDays(
  model: TripModel,
  route: Route,
  proposed: readonly (readonly number[])[],
  rough = false,
): TimedTrip {
  const offered = listOffered(model, route);
  // Days of another trip may hold what this route does not offer: a height that it has not slept for.
  const isOffered = (sight: number, day: number) =>
    model.lockedDays.has(day) || (offered.get(sight)?.has(day) ?? false);
  const days = proposed.map((sights, day) => {
    const own = sights.filter((sight) => isOffered(sight, day));
    return repair(model, route, day, own, true);
  });
  const timedTrip = days.map((stops) => [...stops]);
  for (const strict of [true, false])
    for (let day = 0; day < timedTrip.length; day++)
      seatPinned(model, route, timedTrip, day, offered, strict);
  if (!rough) {
    fill(model, route, timedTrip, offered);
    enliven(model, route, timedTrip, offered);
  }
  return finish(model, route, timedTrip);
}
