import { Random } from "#planner/core/random.ts";
import { anyWeekday } from "./dates.ts";
import { EstimateErrors } from "./estimate-errors.ts";
import { listHighlightRoutes } from "./lay-highlights.ts";
import { layFestivalNights, listTours } from "./lay-tour.ts";
import { listBases } from "./list-bases.ts";
import { minutesOfWay } from "./move-minutes.ts";
import { canRideAtOnce, endsOn, frameDay, isOwnDay, type Route, wakesOn } from "./route.ts";
import { costOfRoute } from "./route-cost.ts";
import type { Stay } from "./stay.ts";
import type { StayValues } from "./stay-values.ts";
import type { TripModel } from "./trip-model.ts";
import { mustWorth } from "./where-weights.ts";

/** What a route estimates: its nights' values less what it costs, without laying out any day. */
export const estimateOf = (model: TripModel, values: StayValues, route: Route): number =>
  valueOfRoute(model, values, route) - costOfRoute(model, route);

function valueOfRoute(model: TripModel, values: StayValues, route: Route): number {
  values.clear();
  const { start, end, sleep } = route;
  const { traveller } = model;
  const own = timeOf(traveller.start, Math.min(traveller.latest, traveller.end + 60));
  let from = start;
  for (let day = 0; day <= sleep.length; day++) {
    const next = day === sleep.length ? end : (sleep[day] as number);
    const to = route.ride[day] ? from : next;
    let time = own;
    if (!isOwnDay(model, route, day)) {
      const frame = frameDay(model, route, day);
      time = timeOf(frame.from, Math.min(frame.to, traveller.end + 60));
    }
    if (from === to) values.add(from, time);
    else {
      time = Math.max(0, time - minutesOfWay(model, day, from, to)) / 2;
      values.add(from, time);
      values.add(to, time);
    }
    from = next;
  }
  let worth = values.worth();
  for (const base of model.mustBases) if (!route.sleep.includes(base)) worth -= mustWorth;
  for (const [base, boat] of model.facts.overnightAt)
    if (model.must.has(boat) && !route.sleep.includes(base)) worth -= mustWorth;
  for (const [sight, { day }] of model.pinned) {
    const base = model.facts.plannable.sights[sight]?.base;
    if (day !== null && wakesOn(route, day) !== base && endsOn(route, day) !== base)
      worth -= mustWorth;
  }
  return worth;
}

/** Minutes of a day without its meal. */
const timeOf = (from: number, to: number) => to - from - (from < 780 && to > 840 ? 50 : 0);

export function staysOf({ sleep, ride }: Route): Stay[] {
  const stays: Stay[] = [];
  let from = 0;
  for (let night = 1; night <= sleep.length; night++) {
    if (night < sleep.length && sleep[night] === sleep[from] && !ride[night]) continue;
    stays.push({
      base: sleep[from] as number,
      nights: night - from,
      ride: ride[from] ?? false,
    });
    from = night;
  }
  return stays;
}

/** Stays in a row become nights; free ends are where the first and the last stay are. */
export function buildRoute(
  model: TripModel,
  stays: readonly Stay[],
  free: { start: number; end: number },
): Route {
  const start = model.start?.base ?? stays[0]?.base ?? free.start;
  const end = model.end?.base ?? (model.isRound ? start : (stays.at(-1)?.base ?? free.end));
  const sleep: number[] = [];
  const ride: boolean[] = [];
  let from = start;
  for (const { base, nights, ride: wantsRide } of stays) {
    for (let k = 0; k < nights; k++) {
      const night = sleep.length;
      // A night on the way needs a train that runs: where there is none one goes by day.
      const canRide =
        wantsRide && k === 0 && !model.traveller.wheelchair && (night > 0 || canRideAtOnce(model));
      ride.push(
        canRide && model.ways.findNight(from, base, model.timetable[night] as number) !== null,
      );
      sleep.push(base);
      from = base;
    }
  }
  return { start, end, sleep, ride };
}

export interface FoundRoute {
  readonly route: Route;
  readonly cost: number;
  readonly estimate: number;
}

/** Rounds of one annealing. */
export const firstRounds = 5000;
const usualHeat = 90;

const mostPooled = 64;
const kindsOfMove = 10;
/** Of the bases nearest to a cluster's first so many are looked at, and so many bases it has at most. */
const mostNear = 6;
const mostInCluster = 4;

/** Of the nearest as the crow flies so many are measured by ways. */
const mostMeasured = 30;

/** Of new stays so many are come to by night: by day what is far would seem impossible. */
const rideShare = 0.3;

/** Searches over bases, their order and nights by annealing; keeps the best routes of different bases. */
export class RouteSearch {
  readonly pool = new Map<string, FoundRoute>();
  /** Of a full pool: the least estimate in it. */
  private leastKept = Number.NEGATIVE_INFINITY;
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
      this.keep(found);
      if (!best || found.estimate > best.estimate) best = found;
    }
    if (!best) throw new RangeError("There is no base to begin at.");
    this.keep(best);
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
    const value = valueOfRoute(this.model, this.values, route) + this.errors.expect(route);
    return { route, cost, estimate: value - cost };
  }

  /**
   * Anneals from a route; all that is good on the way is in the pool. `ease`: the share of a route's
   * costs that does not count at first, so that it gets over a gulf to a far part of the country.
   */
  run(from: Route, rounds: number, { heat = usualHeat, ease = 0 } = {}): FoundRoute {
    let current = this.weigh(from);
    this.keep(current);
    if (from.sleep.length === 0 && this.model.start) return current;
    let best = current;
    for (let k = 0; k < rounds; k++) {
      const temperature = heat * 0.02 ** (k / rounds);
      const route = this.change(current.route);
      if (!route) continue;
      const next = this.weigh(route);
      const eased = ease * Math.max(0, 1 - (2 * k) / rounds) * (next.cost - current.cost);
      const rise = next.estimate - current.estimate + eased;
      if (rise <= temperature * Math.log(this.random.next())) continue;
      current = next;
      this.keep(current);
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
    const stays = this.staysOf(route);
    const move = random.below(kindsOfMove);
    const moved = move === 9 ? this.moveCluster(stays) : this.moveStays(stays, move);
    return moved && buildRoute(model, joinStays(moved), route);
  }

  /** A route is mostly changed in many ways before another one is. */
  private staysOf(route: Route): readonly Stay[] {
    if (this.divided.route !== route) this.divided = { route, stays: staysOf(route) };
    return this.divided.stays;
  }

  /** Some stays in a row give way to a part of the country: a base and some of those near it. */
  private moveCluster(stays: readonly Stay[]): Stay[] | null {
    const { random } = this;
    const first = this.chooseBase(null);
    const around = this.nearest(first).slice(0, mostNear);
    const bases = [first];
    for (let k = random.below(mostInCluster); k > 0 && around.length > 0; k--)
      bases.push(...around.splice(random.below(around.length), 1));
    const from = random.below(stays.length);
    let nights = 0;
    let to = from;
    while (to < stays.length && (nights < bases.length || random.next() < 0.4))
      nights += (stays[to++] as Stay).nights;
    if (nights < bases.length) return null;
    const fresh = bases.map((base): Stay => ({ base, nights: 1, ride: random.next() < rideShare }));
    for (let left = nights - bases.length; left > 0; left--) {
      const at = random.below(fresh.length);
      const stay = fresh[at] as Stay;
      fresh[at] = { ...stay, nights: stay.nights + 1 };
    }
    return [...stays.slice(0, from), ...fresh, ...stays.slice(to)];
  }

  private moveStays(stays: readonly Stay[], move: number): Stay[] | null {
    const { random } = this;
    const at = random.below(stays.length);
    const stay = stays[at] as Stay;
    if (move <= 1) {
      const base = this.chooseBase(stay.base);
      const giver = stays.findIndex(
        ({ nights }, k) => nights > 1 && (k === at || random.next() < 0.5),
      );
      const from = giver >= 0 ? giver : at;
      const give = Math.min((stays[from] as Stay).nights, 1 + random.below(3));
      const fresh: Stay = { base, nights: give, ride: random.next() < rideShare };
      const left = stays.map((item, k) =>
        k === from ? { ...item, nights: item.nights - give } : item,
      );
      const place = at + random.below(2);
      const next = left[place];
      if (next && random.next() < rideShare) left[place] = { ...next, ride: !next.ride };
      left.splice(place, 0, fresh);
      return left.filter(({ nights }) => nights > 0);
    }
    if (move === 2) {
      if (stays.length < 2) return null;
      const to = at === 0 || (at < stays.length - 1 && random.next() < 0.5) ? at + 1 : at - 1;
      return stays
        .map((item, k) => (k === to ? { ...item, nights: item.nights + stay.nights } : item))
        .filter((_, k) => k !== at);
    }
    if (move === 3)
      return stays.map((item, k) =>
        k === at ? { ...item, base: this.chooseBase(stay.base) } : item,
      );
    if (stays.length < 2) return null;
    const other = random.below(stays.length);
    if (other === at) return null;
    if (move === 4) {
      if (stay.nights < 2) return null;
      return stays.map((item, k) =>
        k === at
          ? { ...item, nights: item.nights - 1 }
          : k === other
            ? { ...item, nights: item.nights + 1 }
            : item,
      );
    }
    if (move === 5) {
      const [a, b] = [Math.min(at, other), Math.max(at, other)];
      return [...stays.slice(0, a), ...stays.slice(a, b + 1).reverse(), ...stays.slice(b + 1)];
    }
    if (move >= 7) {
      // Elsewhere in the order, alone or with the stay that follows.
      const count = Math.min(1 + random.below(2), stays.length - 1);
      const left = [...stays];
      const taken = left.splice(Math.min(at, stays.length - count), count);
      left.splice(random.below(left.length + 1), 0, ...taken);
      return left;
    }
    return stays.map((item, k) => (k === at ? { ...item, ride: !item.ride } : item));
  }

  /** Half the time one of the nearest, else any, the better ones rather. */
  private chooseBase(near: number | null): number {
    const { random, bases } = this;
    if (near !== null && random.next() < 0.55) {
      const list = this.nearest(near);
      if (list.length > 0) return list[random.below(list.length)] as number;
    }
    return bases[Math.floor(random.next() ** 1.7 * bases.length)] as number;
  }

  private readonly nearLists = new Map<number, number[]>();
  private nearest(base: number): number[] {
    let list = this.nearLists.get(base);
    if (!list) {
      const { facts, ways, timetable } = this.model;
      const when = anyWeekday(timetable[0] as number);
      list = this.bases
        .filter((to) => to !== base)
        .map((to) => ({ to, km: facts.distance(base, to) }))
        .sort((a, b) => a.km - b.km)
        .slice(0, mostMeasured)
        .map(({ to }) => ({ to, minutes: ways.findLength(base, to, when)?.minutes ?? 1e9 }))
        .filter(({ minutes }) => minutes < 600)
        .sort((a, b) => a.minutes - b.minutes)
        .slice(0, 12)
        .map(({ to }) => to);
      this.nearLists.set(base, list);
    }
    return list;
  }

  private keep(found: FoundRoute): void {
    const { pool } = this;
    // Of bases that are there it would be no better either.
    if (found.estimate <= this.leastKept) return;
    const key = [...new Set(found.route.sleep)].sort((a, b) => a - b).join();
    const known = pool.get(key);
    if (known && known.estimate >= found.estimate) return;
    pool.set(key, found);
    if (pool.size <= mostPooled && !known) return;
    let worst = found.estimate;
    let worstKey = key;
    let second = Number.POSITIVE_INFINITY;
    for (const [other, { estimate }] of pool)
      if (estimate < worst) {
        second = worst;
        worst = estimate;
        worstKey = other;
      } else if (estimate < second && other !== worstKey) second = estimate;
    if (pool.size > mostPooled) {
      pool.delete(worstKey);
      worst = second;
    }
    if (pool.size >= mostPooled) this.leastKept = worst;
  }
}

function joinStays(stays: readonly Stay[]): Stay[] {
  const joined: Stay[] = [];
  for (const stay of stays) {
    const last = joined.at(-1);
    if (last && last.base === stay.base)
      joined[joined.length - 1] = { ...last, nights: last.nights + stay.nights };
    else joined.push(stay);
  }
  return joined;
}
