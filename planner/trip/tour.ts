import { getBase, getSight } from "./facts-index.ts";
import { visitMinutes } from "./gain.ts";
import { HopFinder, unreachable } from "./tour-hops.ts";
import { insertTargets, mostOrdered, orderTargets } from "./tour-order.ts";
import { addRest } from "./tour-rest.ts";
import type { Tour, TourStay } from "./tour-shape.ts";
import type { TripModel } from "./trip-model.ts";
import { isBanned, isBarred } from "./visit-gain.ts";

/** So near a must is seen from another's bed, or from where one begins or ends. */
const sameMinutes = 75;

/** Nights are compared before minutes. */
const nightWeight = 10_000;

interface Found {
  readonly stays: readonly TourStay[];
  readonly minutes: number;
}

/** Null where nothing must be seen. The order is exact up to eight places, the beds between up to two. */
export function findTour(model: TripModel): Tour | null {
  const asked = listAsked(model);
  if (asked.size === 0) return null;
  const gently = new TourSearch(model, new HopFinder(model, true));
  const soonest = new TourSearch(model, new HopFinder(model, false));
  const targets = listTargets(model, asked, gently.finder);
  const most = model.dates.length;
  const { found: best, needs } = choose(gently, soonest, targets, most);
  let left: readonly number[] = targets;
  let found = best;
  while (left.length > 0 && (found === null || daysOf(found) > most)) {
    left = dropOne(soonest, left);
    found = choose(gently, soonest, left, most).found;
  }
  const stays = found?.stays ?? [];
  return {
    bases: new Set([...stays.map(({ base }) => base), ...asked]),
    asked,
    stays,
    needs,
    beyond: new Set(targets.filter((base) => !left.includes(base))),
    minutes: found?.minutes ?? 0,
  };
}

/** The way through some bases that nobody must see, with the beds and nights between; null where it is longer than the trip. */
export function findWayThrough(
  model: TripModel,
  targets: readonly number[],
): readonly TourStay[] | null {
  const [gently, soonest] = [true, false].map(
    (isGentle) => new TourSearch(model, new HopFinder(model, isGentle)),
  ) as [TourSearch, TourSearch];
  const { found } = choose(gently, soonest, targets, model.dates.length);
  return found && daysOf(found) <= model.dates.length ? found.stays : null;
}

const daysOf = ({ stays }: Found) => stays.reduce((all, { nights }) => all + nights, 0) + 1;

/** As gently as the days allow; `needs` is what the hardest asks. */
function choose(
  gently: TourSearch,
  soonest: TourSearch,
  targets: readonly number[],
  most: number,
): { found: Found | null; needs: number } {
  const gentle = gently.search(targets);
  if (gentle && daysOf(gentle) <= most) return { found: gentle, needs: daysOf(gentle) };
  const hard = soonest.search(targets);
  return { found: hard, needs: hard ? daysOf(hard) : Number.POSITIVE_INFINITY };
}

/** Without the one whose going saves most days. */
function dropOne(search: TourSearch, targets: readonly number[]): readonly number[] {
  const tries = targets.map((base) => {
    const rest = targets.filter((other) => other !== base);
    const found = search.search(rest);
    return { rest, days: found ? daysOf(found) : unreachable };
  });
  return tries.reduce((a, b) => (b.days < a.days ? b : a)).rest;
}

function listAsked(model: TripModel): Set<number> {
  const asked = new Set<number>([
    ...model.mustBases,
    ...model.pinnedNights.values(),
    ...model.festivals.map(({ base }) => base),
  ]);
  for (const sight of model.must)
    if (!isBanned(model, sight) && !isBarred(model, sight))
      asked.add(getSight(model.facts, sight).base);
  for (const base of model.neverBases) asked.delete(base);
  return asked;
}

/** What must be slept at: not what is seen from the ends or from another that must. */
function listTargets(model: TripModel, asked: ReadonlySet<number>, finder: HopFinder): number[] {
  const fixed = [model.start, model.end].flatMap((end) => (end ? [end.base] : []));
  const targets: number[] = [];
  for (const base of asked) {
    if (fixed.includes(base)) continue;
    const near = Math.min(sameMinutes, model.traveller.activeLimit - longestMust(model, base));
    const isNear = [...fixed, ...targets].some((other) => finder.minutes(other, base) <= near);
    if (!isNear || model.mustBases.has(base)) targets.push(base);
  }
  return targets;
}

/** Minutes of the longest that must be seen there, with its way: what fills a day is slept beside. */
function longestMust({ facts, must, traveller }: TripModel, base: number): number {
  const own = [...must].map((sight) => getSight(facts, sight)).filter((item) => item.base === base);
  return Math.max(
    0,
    ...own.map((item) => visitMinutes(item, traveller) + 2 * (item.from?.[0] ?? 0)),
  );
}

class TourSearch {
  readonly finder: HopFinder;
  private readonly model: TripModel;

  constructor(model: TripModel, finder: HopFinder) {
    this.model = model;
    this.finder = finder;
  }

  search(targets: readonly number[]): Found | null {
    const { start, end, isRound } = this.model;
    const first = start?.base ?? targets[0];
    if (first === undefined) return { stays: [], minutes: 0 };
    const last = end?.base ?? (isRound ? first : null);
    const costOf = (from: number, to: number) => this.costOf(from, to);
    const arrange = targets.length > mostOrdered ? insertTargets : orderTargets;
    const order = arrange(first, targets, last, costOf);
    return order && this.join(first, order, last);
  }

  private costOf(from: number, to: number): number {
    const hop = this.finder.find(from, to);
    if (!hop) return unreachable;
    const nights = hop.stays.reduce((all, stay) => all + stay.nights, 0);
    return nights * nightWeight + hop.minutes;
  }

  private join(start: number, order: readonly number[], end: number | null): Found | null {
    const stays: TourStay[] = [];
    let minutes = 0;
    let from = start;
    for (const to of order) {
      const hop = this.finder.find(from, to);
      if (!hop) return null;
      const nights = from === to && stays.length > 0 ? [] : hop.stays;
      stays.push(...nights.map((stay) => this.lengthen(stay)));
      minutes += hop.minutes;
      from = to;
    }
    if (end !== null && end !== from) {
      const home = this.finder.find(from, end);
      if (!home) return null;
      const passed = home.stays.slice(0, -1);
      // Who rides home by night sleeps it.
      const ride = home.stays.at(-1);
      const own = ride?.ride ? [...passed, ride] : passed;
      stays.push(...own.map((stay) => ({ ...stay, isAsked: false })));
      minutes += home.minutes;
    }
    const rested = addRest(this.model, this.finder, start, stays);
    return rested && { stays: rested, minutes };
  }

  /** As many nights as its musts fill days, its festival lasts, or as they ask to be slept there first. */
  private lengthen(stay: TourStay): TourStay {
    if (!stay.isAsked) return stay;
    const { model } = this;
    const { traveller } = model;
    const { altitude } = getBase(model.facts, stay.base);
    let [minutes, rest] = [0, 0];
    for (const { base, nights } of model.festivals)
      if (base === stay.base) rest = Math.max(rest, nights);
    for (const sight of model.must) {
      const item = getSight(model.facts, sight);
      if (item.base !== stay.base || isBanned(model, sight)) continue;
      for (const [nights, above] of item.restBefore ?? [])
        if (altitude >= above) rest = Math.max(rest, nights);
      minutes += visitMinutes(item, traveller) + 2 * (item.from?.[0] ?? 0);
    }
    const filled = Math.ceil(minutes / traveller.activeLimit);
    return { ...stay, nights: Math.max(stay.nights, filled, rest) };
  }
}
