import type { Itinerary } from "#contract/itinerary.ts";
import { listStarts } from "./choose-dates.ts";
import type { LaidTrip } from "./laid-trip.ts";
import { layDays } from "./lay-days.ts";
import type { Route } from "./route.ts";
import { type FoundRoute, RouteSearch } from "./search-routes.ts";
import { StayValues } from "./stay-values.ts";
import { moveModel, type TripModel } from "./trip-model.ts";

export interface SearchOptions {
  /** At most so long, by `clock`; the first plan is always made. */
  readonly seconds?: number;
  /** At most so many betterments: with these alone the same seed gives the same trip, anywhere. */
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
  readonly laid: LaidTrip;
}

const usualIterations = 24;
const firstRounds = 5000;
const firstTried = 4;
const quickRounds = 600;
/** Betterments from which on the other weeks of a month are tried. */
const leastForStarts = 2;

/** Searches routes and lays out the most promising, until time or iterations have run out. */
export function searchTrip(
  given: TripModel,
  options: SearchOptions,
  onBetter: (model: TripModel, laid: LaidTrip) => void,
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
  let best: LaidTrip | null = null;
  const tried = new Set<string>();
  const tryRoute = ({ route }: FoundRoute, rounds: number, round: number) => {
    tried.add(keyOf(route));
    const laid = layDays(model, route, { rounds, seed: seed + round });
    if (best && laid.worth <= best.worth) return;
    best = laid;
  };
  for (const found of routes.best(Math.ceil(firstTried * effort))) {
    tryRoute(found, share(quickRounds), 0);
    if (isLate()) break;
  }
  if (!best) throw new RangeError("No route was found.");
  let told: LaidTrip = best;
  onBetter(model, told);
  const starts =
    iterations >= leastForStarts ? listStarts(given.wish, given.today, given.dates) : [];
  for (const from of starts) {
    if (isLate()) break;
    const moved = moveModel(given, from);
    const laid: LaidTrip = layDays(moved, told.route, { rounds: share(quickRounds), seed });
    if (laid.worth <= (best as LaidTrip).worth) continue;
    best = laid;
    model = moved;
  }
  for (let k = 1; k <= iterations && !isLate(); k++) {
    const current: LaidTrip = best;
    if (k % 3 === 0) {
      const keep = current.days.map(({ visits }) => visits.map(({ sight }) => sight));
      const laid = layDays(model, current.route, { rounds: share(4000), seed: seed + k, keep });
      if (laid.worth > current.worth) best = laid;
    } else {
      // Now and then from the beginning: the best days may lie on another way round.
      if (k % 4 === 1) routes.run(routes.begin(), share(5000));
      else routes.run(current.route, share(1500), 40);
      const next = routes.best(64).find(({ route }) => !tried.has(keyOf(route)));
      if (next) tryRoute(next, share(1200), k);
    }
    if (best.worth > told.worth) {
      told = best;
      onBetter(model, told);
    }
  }
  return { model, laid: best };
}

const keyOf = ({ start, end, sleep, ride }: FoundRoute["route"]) =>
  `${start}|${end}|${sleep.join()}|${ride.map(Number).join("")}`;
