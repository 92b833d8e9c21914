import type { Itinerary } from "#contract/itinerary.ts";
import type { Plannable } from "#contract/plannable.ts";
import type { Wish } from "#contract/wish.ts";
import { type LaidTrip, layDays } from "./lay-days.ts";
import { type FoundRoute, RouteSearch } from "./search-routes.ts";
import { StayValues } from "./stay-values.ts";
import { createModel, type TripModel } from "./trip-model.ts";
import { writeItinerary } from "./write-itinerary.ts";

export interface PlanOptions {
  /** The day on which it is planned, ISO: nothing is planned in the past, permits take their time from it. */
  readonly today: string;
  /** At most so long, by `clock`; the first plan is always made. */
  readonly seconds?: number;
  /** At most so many betterments: with these alone the same seed gives the same trip, anywhere. */
  readonly iterations?: number;
  /** The wish's own by default. */
  readonly seed?: number;
  /** Milliseconds; the wall's by default. */
  readonly clock?: () => number;
  /** Told of the first plan and of each better one. */
  readonly onProgress?: (itinerary: Itinerary) => void;
}

const usualIterations = 24;
const firstRounds = 5000;
const firstTried = 4;
const quickRounds = 600;

/**
 * The best trip found for a wish until time or iterations have run out.
 * What cannot be kept of the wish stands among the itinerary's conflicts.
 */
export function planTrip(plannable: Plannable, wish: Wish, options: PlanOptions): Itinerary {
  const model = createModel(plannable, wish, options.today);
  const found = searchTrip(model, options, (laid) =>
    options.onProgress?.(writeItinerary(model, laid)),
  );
  return writeItinerary(model, found);
}

export function searchTrip(
  model: TripModel,
  options: PlanOptions,
  onBetter: (laid: LaidTrip) => void,
): LaidTrip {
  const { clock = () => performance.now(), seconds } = options;
  const iterations =
    options.iterations ?? (seconds === undefined ? usualIterations : Number.POSITIVE_INFINITY);
  const begin = clock();
  const isLate = () => seconds !== undefined && clock() - begin >= seconds * 1000;
  const seed = options.seed ?? model.wish.seed;
  const values = new StayValues(model);
  const routes = new RouteSearch(model, values, seed);
  routes.run(routes.begin(), firstRounds);
  let best: LaidTrip | null = null;
  const tried = new Set<string>();
  const tryRoute = ({ route }: FoundRoute, rounds: number, round: number) => {
    tried.add(keyOf(route));
    const laid = layDays(model, route, { rounds, seed: seed + round });
    if (best && laid.worth <= best.worth) return;
    best = laid;
  };
  for (const found of routes.best(firstTried)) {
    tryRoute(found, quickRounds, 0);
    if (isLate()) break;
  }
  if (!best) throw new RangeError("No route was found.");
  let told: LaidTrip = best;
  onBetter(told);
  for (let k = 1; k <= iterations && !isLate(); k++) {
    const current: LaidTrip = best;
    if (k % 3 === 0) {
      const keep = current.days.map(({ visits }) => visits.map(({ sight }) => sight));
      const laid = layDays(model, current.route, { rounds: 4000, seed: seed + k, keep });
      if (laid.worth > current.worth) best = laid;
    } else {
      routes.run(current.route, 1500, 40);
      const next = routes.best(64).find(({ route }) => !tried.has(keyOf(route)));
      if (next) tryRoute(next, 1200, k);
    }
    if (best.worth > told.worth) {
      told = best;
      onBetter(told);
    }
  }
  return best;
}

const keyOf = ({ start, end, sleep, ride }: FoundRoute["route"]) =>
  `${start}|${end}|${sleep.join()}|${ride.map(Number).join("")}`;
