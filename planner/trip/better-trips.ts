import { Random } from "#planner/core/random.ts";
import type { EliteTrips } from "./elite-trips.ts";
import { type Inherited, inheritDays } from "./inherit-days.ts";
import { layDays } from "./lay-days.ts";
import type { Route } from "./route.ts";
import { firstRounds, type RouteSearch } from "./search-routes.ts";
import type { TimedTrip } from "./timed-trip.ts";
import type { TripModel } from "./trip-model.ts";

/** Of searches that begin anew so many begin at the best route; of changed routes so many are changed twice. */
const fromBest = 0.5;
const changedTwice = 0.3;

/** Rounds for a trip of which all days are open; fewer where days stand, more for days that nobody has laid. */
const screenRounds = 120;
const leastRounds = 40;
const freshRounds = 200;
const settleRounds = 1200;
const polishRounds = 2000;
/** Trips a step lays out. */
const triesAStep = 6;
/** Changes of good trips' routes that are looked at for the one to be laid out. */
const changesSeen = 48;
/** A trip so near to the best, in parts of it, is looked at more closely; and so much farther one whose days are all new. */
const nearBest = 0.985;
const farFresh = 0.04;
/** Every so many steps the routes are searched anew from the beginning, and the best days polished. */
const restartEvery = 4;
const manySteps = 24;
const restartHeat = 80;
/** What a route costs counts so much less when an annealing begins. */
const restartEase = 0.6;
const polishEvery = 6;

/**
 * Betters trips as a whole: changes the route of a good one where its estimate says that it may pay,
 * lays out its days, and keeps what is good.
 */
export class BetterTrips {
  private readonly random: Random;
  private polished: TimedTrip | null = null;
  private readonly model: TripModel;
  private readonly routes: RouteSearch;
  private readonly elites: EliteTrips;
  private readonly seed: number;
  private readonly share: (rounds: number) => number;

  constructor(
    model: TripModel,
    routes: RouteSearch,
    elites: EliteTrips,
    seed: number,
    share: (rounds: number) => number,
  ) {
    this.model = model;
    this.routes = routes;
    this.elites = elites;
    this.seed = seed;
    this.share = share;
    this.random = new Random(seed + 1);
  }

  step(k: number): void {
    const { elites, routes } = this;
    if (k % polishEvery === 0) this.polish(k);
    else this.polishNew(k);
    if (k % (k <= manySteps ? 2 : restartEvery) === 1) {
      this.searchRoutes();
      const fresh = routes.best(64).filter(({ route }) => !elites.isTried(route));
      for (const { route } of fresh.slice(0, triesAStep)) this.try(route, k);
      return;
    }
    for (let n = 0; n < triesAStep; n++) {
      const route = this.changeOne();
      if (route) this.try(route, k);
    }
  }

  /** The best trip's days with many rounds, unless they have had them. */
  polishNew(k: number): void {
    if (this.elites.best !== this.polished) this.polish(k);
  }

  /** Once from the beginning; then from the route that estimates most, or from one of the best trips. */
  private searchRoutes(): void {
    const { elites, random, routes } = this;
    const rounds = this.share(firstRounds);
    routes.run(routes.begin(), rounds, { heat: restartHeat, ease: restartEase });
    const [most] = routes.best(1);
    const from =
      most && random.next() < fromBest ? most.route : elites.at(random.below(elites.size)).route;
    routes.run(from, rounds, { heat: restartHeat, ease: restartEase });
  }

  private try(route: Route, k: number): void {
    const { elites, model, share } = this;
    const seed = this.seed + k;
    const given = this.inherit(route);
    const days = route.sleep.length + 1;
    const fresh = 1 - (given?.shared ?? 0) / days;
    let timedTrip = this.screen(route, given, seed, fresh * freshRounds);
    if (timedTrip.worth > (elites.best as TimedTrip).worth * (nearBest - farFresh * fresh))
      timedTrip = better(
        timedTrip,
        layDays(model, route, { rounds: share(settleRounds), seed, keep: sightsOf(timedTrip) }),
      );
    elites.take(timedTrip);
    this.routes.learn(route, timedTrip.worth);
  }

  /** Roughly laid: where much is inherited the days around what has changed alone. */
  private screen(route: Route, given: Inherited | null, seed: number, more: number): TimedTrip {
    const open = given && given.open.length > 0 ? given.open : null;
    const share = open ? open.length / (route.sleep.length + 1) : 1;
    const rounds = leastRounds + (screenRounds - leastRounds) * share + more;
    return layDays(this.model, route, {
      rounds: this.share(rounds),
      seed,
      rough: true,
      ...(given && { keep: given.timedTrip }),
      ...(open && { open }),
    });
  }

  /**
   * What the best trips have made of the route's days: of the one that shares most of them. Begun with it, a
   * few rounds tell a changed route from its parent; begun anew, their luck is greater than what a change brings.
   */
  private inherit(route: Route): Inherited | null {
    let best: Inherited | null = null;
    for (let k = 0; k < this.elites.size; k++) {
      const given = inheritDays(this.elites.at(k), route);
      if (given.shared > (best?.shared ?? 0)) best = given;
    }
    return best;
  }

  /**
   * Of some changes of good trips' routes the one that should be worth most: what its parent is worth, and what
   * the change estimates. Null where all have been tried.
   */
  private changeOne(): Route | null {
    const { elites, routes, random } = this;
    const parents = Array.from({ length: elites.size }, (_, k) => elites.at(k)).map(
      ({ route, worth }) => ({ route, beyond: worth - routes.estimate(route) }),
    );
    let best: Route | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < changesSeen; n++) {
      const parent = parents[Math.floor(random.next() ** 2 * parents.length)];
      let route = parent ? routes.change(parent.route) : null;
      if (route && random.next() < changedTwice) route = routes.change(route);
      if (!parent || !route || elites.isTried(route)) continue;
      const expected = parent.beyond + routes.estimate(route);
      if (expected <= most) continue;
      most = expected;
      best = route;
    }
    return best;
  }

  private polish(k: number): void {
    const { elites, model, share } = this;
    const best = elites.best as TimedTrip;
    const timedTrip = layDays(model, best.route, {
      rounds: share(polishRounds),
      seed: this.seed + k,
      keep: sightsOf(best),
    });
    elites.take(timedTrip);
    this.polished = elites.best;
  }
}

const sightsOf = ({ days }: TimedTrip) =>
  days.map(({ visits }) => visits.map(({ sight }) => sight));

const better = (a: TimedTrip, b: TimedTrip) => (b.worth > a.worth ? b : a);
