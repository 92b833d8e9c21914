import { Random } from "#planner/core/random.ts";
import { buildRoute, joinStays, staysOf } from "./build-route.ts";
import { EstimateErrors } from "./estimate-errors.ts";
import { estimateOf, valueOfRoute } from "./estimate-route.ts";
import { listHighlightRoutes } from "./lay-highlights.ts";
import { layFestivalNights, listTours } from "./lay-tour.ts";
import { listBases } from "./list-bases.ts";
import type { Route } from "./route.ts";
import { costOfRoute } from "./route-cost.ts";
import { type FoundRoute, RoutePool } from "./route-pool.ts";
import type { Stay } from "./stay.ts";
import { StayMoves } from "./stay-moves.ts";
import type { StayValues } from "./stay-values.ts";
import type { TripModel } from "./trip-model.ts";

/** Rounds of one annealing. */
export const firstRounds = 5000;
const usualHeat = 90;

/** Searches over bases, their order and nights by annealing; keeps the best routes of different bases. */
export class RouteSearch {
  private readonly pool = new RoutePool();
  private readonly moves: StayMoves;
  private readonly model: TripModel;
  private readonly values: StayValues;
  private readonly random: Random;
  private readonly errors: EstimateErrors;
  private divided: { readonly route: Route | null; readonly stays: readonly Stay[] } = {
    route: null,
    stays: [],
  };
  /** Bases that may be slept in, those of more worth first. */
  private readonly bases: readonly number[];

  constructor(model: TripModel, values: StayValues, seed: number) {
    this.model = model;
    this.values = values;
    this.random = new Random(seed);
    this.errors = new EstimateErrors(model.facts.plannable.bases.length);
    this.bases = listBases(model, values);
    this.moves = new StayMoves(model, this.bases, this.random);
  }

  /** Routes of one base each to begin with, and those that see every must. */
  begin(): Route {
    const { model } = this;
    const nights = model.dates.length - 1;
    const anchors = model.start ? [model.start.base] : this.bases.slice(0, 40);
    let best: FoundRoute | null = null;
    for (const base of anchors) {
      const stays = nights > 0 ? [{ base, nights, ride: false }] : [];
      const route = buildRoute(model, stays, { start: base, end: base });
      const found = this.weigh(route);
      if (!best || found.estimate > best.estimate) best = found;
    }
    for (const stays of [
      ...listTours(model),
      ...layFestivalNights(model),
      ...listHighlightRoutes(model),
    ]) {
      const [first] = joinStays(stays);
      const free = { start: first?.base ?? 0, end: first?.base ?? 0 };
      const found = this.weigh(buildRoute(model, joinStays(stays), free));
      this.pool.keep(found);
      if (!best || found.estimate > best.estimate) best = found;
    }
    if (!best) throw new RangeError("There is no base to begin at.");
    this.pool.keep(best);
    return best.route;
  }

  /** See `estimateOf`; corrected by what is known of laid trips. */
  estimate(route: Route): number {
    return this.weigh(route).estimate;
  }

  /** What became of a route whose days were laid out: the next estimates are nearer to it. */
  learn(route: Route, worth: number): void {
    this.errors.learn(route, worth - estimateOf(this.model, this.values, route));
  }

  private weigh(route: Route): FoundRoute {
    const cost = costOfRoute(this.model, route);
    return { route, cost, estimate: this.valueOf(route) - cost };
  }

  private valueOf(route: Route): number {
    return valueOfRoute(this.model, this.values, route) + this.errors.expect(route);
  }

  /**
   * The route weighed, if that rises above the current one by more than `least` points; null else. Most routes of an
   * annealing are far below: their costs are summed up only as far as it takes to know it.
   * @param eased the share of what it costs more than the current one that does not count
   */
  private weighIfNear(
    route: Route,
    current: FoundRoute,
    eased: number,
    least: number,
  ): FoundRoute | null {
    const value = this.valueOf(route);
    const most = (value - current.estimate - eased * current.cost - least) / (1 - eased);
    const cost = costOfRoute(this.model, route, most);
    if (cost >= most) return null;
    return { route, cost, estimate: value - cost };
  }

  /**
   * Anneals from a route; all that is good on the way is in the pool. `ease`: the share of a route's
   * costs that does not count at first, so that it gets over a gulf to a far part of the country.
   */
  run(from: Route, rounds: number, { heat = usualHeat, ease = 0 } = {}): FoundRoute {
    let current = this.weigh(from);
    this.pool.keep(current);
    if (from.sleep.length === 0 && this.model.start) return current;
    let best = current;
    for (let k = 0; k < rounds; k++) {
      const temperature = heat * 0.02 ** (k / rounds);
      const route = this.change(current.route);
      if (!route) continue;
      const eased = ease * Math.max(0, 1 - (2 * k) / rounds);
      const least = temperature * Math.log(this.random.next());
      const next = this.weighIfNear(route, current, eased, least);
      if (!next) continue;
      current = next;
      this.pool.keep(current);
      if (next.estimate > best.estimate) best = next;
    }
    return best;
  }

  /** The best routes, those of other bases before other nights of the same. */
  best(count: number): FoundRoute[] {
    return [...this.pool.values()]
      .map(({ route }) => this.weigh(route))
      .sort((a, b) => b.estimate - a.estimate)
      .slice(0, count);
  }

  /** Another route near this one; null where the move does not apply. */
  change(route: Route): Route | null {
    const { random, model } = this;
    if (route.sleep.length === 0) {
      const base = this.bases[random.below(this.bases.length)] as number;
      return buildRoute(model, [], { start: base, end: base });
    }
    const moved = this.moves.move(this.staysOf(route));
    return moved && buildRoute(model, joinStays(moved), route);
  }

  /** A route is mostly changed in many ways before another one is. */
  private staysOf(route: Route): readonly Stay[] {
    if (this.divided.route !== route) this.divided = { route, stays: staysOf(route) };
    return this.divided.stays;
  }
}
