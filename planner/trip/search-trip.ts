import type { Itinerary } from "#contract/trip/itinerary.ts";
import { BetterTrips } from "./better-trips.ts";
import { listStarts } from "./choose-dates.ts";
import { EliteTrips } from "./elite-trips.ts";
import { followLight } from "./follow-light.ts";
import { layDays } from "./lay-days.ts";
import type { Route } from "./route.ts";
import { firstRounds, RouteSearch } from "./search-routes.ts";
import { StayValues } from "./stay-values.ts";
import type { TimedTrip } from "./timed-trip.ts";
import { moveModel, type TripModel } from "./trip-model.ts";

export interface SearchOptions {
  /** At most so long, by `clock`; the first plan is always made. */
  readonly seconds?: number;
  /** At most so many improvements: with these alone the same seed gives the same trip, anywhere. */
  readonly iterations?: number;
  /** The wish's own by default. */
  readonly seed?: number;
  /** Of the rounds that each step usually has, 1 by default: less is quicker and worse. */
  readonly effort?: number;
  /** The route to begin from, when one is known. */
  readonly from?: Route;
  /** Milliseconds; the wall's by default. */
  readonly clock?: () => number;
}

export interface PlanOptions extends SearchOptions {
  /** The day on which it is planned, ISO: nothing is planned in the past, permits take their time from it. */
  readonly today: string;
  /** Told of the first plan and of each better one. */
  readonly onProgress?: (itinerary: Itinerary) => void;
}

/** A trip, and the model whose dates it has: another than the given one where another week was better. */
export interface FoundTrip {
  readonly model: TripModel;
  readonly timedTrip: TimedTrip;
}

const usualIterations = 24;
const firstTried = 4;
const quickRounds = 600;
/** Improvements from which on the other weeks of a month are tried. */
const leastForStarts = 2;

/** Searches routes and lays out the most promising, until time or iterations have run out. */
export function searchTrip(
  given: TripModel,
  options: SearchOptions,
  onBetter: (model: TripModel, timedTrip: TimedTrip) => void,
): FoundTrip {
  const { clock = () => performance.now(), seconds, effort = 1 } = options;
  const share = (rounds: number) => Math.max(1, Math.round(rounds * effort));
  const iterations =
    options.iterations ?? (seconds === undefined ? usualIterations : Number.POSITIVE_INFINITY);
  const begin = clock();
  const isLate = () => seconds !== undefined && clock() - begin >= seconds * 1000;
  const seed = options.seed ?? given.wish.seed;
  let model = given;
  const routes = new RouteSearch(model, new StayValues(model), seed);
  routes.run(options.from ?? routes.begin(), share(firstRounds));
  let elites = new EliteTrips();
  for (const { route } of routes.best(Math.ceil(firstTried * effort))) {
    const timedTrip = layDays(model, route, { rounds: share(quickRounds), seed });
    elites.take(timedTrip);
    routes.learn(route, timedTrip.worth);
    if (isLate()) break;
  }
  if (!elites.best) throw new RangeError("No route was found.");
  let told: TimedTrip = elites.best;
  onBetter(model, followLight(model, told));
  const starts =
    iterations >= leastForStarts
      ? listStarts(given.wish, given.today, given.dates, given.festivals.length > 0)
      : [];
  let moved: TimedTrip = told;
  for (const from of starts) {
    if (isLate()) break;
    const other = moveModel(given, from);
    const timedTrip: TimedTrip = layDays(other, told.route, { rounds: share(quickRounds), seed });
    if (timedTrip.worth <= moved.worth) continue;
    moved = timedTrip;
    model = other;
  }
  if (model !== given) {
    elites = new EliteTrips();
    elites.take(moved);
  }
  const search = new BetterTrips(model, routes, elites, seed, share);
  const tell = () => {
    const best = elites.best as TimedTrip;
    if (best.worth <= told.worth) return;
    told = best;
    onBetter(model, followLight(model, told));
  };
  for (let k = 1; k <= iterations && !isLate(); k++) {
    search.step(k);
    tell();
  }
  if (iterations > 0 && !isLate()) {
    search.polishNew(iterations);
    tell();
  }
  return { model, timedTrip: followLight(model, elites.best as TimedTrip) };
}
