import { anyWeekday } from "./dates.ts";
import { getBase, getSight } from "./facts-index.ts";
import { changeMinutes, everyDay, type Hop, runsOn } from "./hops.ts";
import type { TimedWay } from "./keep-clock.ts";
import { type Distance, estimateLocal, findLocalWay, type LocalWay } from "./local-ways.ts";
import { type Point, straightKm } from "./points.ts";
import type { TripModel } from "./trip-model.ts";
import type { Way } from "./ways.ts";

/** A point of a day: the middle of a base, or a sight of it. */
export interface Stop {
  readonly base: number;
  /** Null: the base's middle. */
  readonly sight: number | null;
}

type PassageRide = Omit<Hop, "from" | "to"> & {
  readonly from: Stop;
  readonly to: Stop;
  /** Bases that it leads between; null within one. */
  readonly between: readonly [number, number] | null;
  /** Where a clock says so: when it is begun, and when the train itself leaves. */
  readonly begins?: number;
  readonly departs?: number;
};

export interface Passage {
  /** Rides one after another, in order. */
  readonly rides: readonly PassageRide[];
  readonly minutes: number;
}

/** So far a sight of another base is gone to straight, without its base. */
const nearKm = 75;
const nearMinutes = 120;
const highest = 2200;

const pointOf = ({ facts }: TripModel, { base, sight }: Stop): Point =>
  sight === null ? getBase(facts, base) : getSight(facts, sight);

/** Direct by road between stops of two bases, in minutes; null where that cannot be said. */
export function findNearRoad(
  model: TripModel,
  a: Stop,
  b: Stop,
): { minutes: number; km: number } | null {
  const { facts } = model;
  const [one, two] = [getBase(facts, a.base), getBase(facts, b.base)];
  if (one.altitude > highest || two.altitude > highest) return null;
  if (
    one.kind === "island" ||
    two.kind === "island" ||
    one.terrain === "island" ||
    two.terrain === "island"
  )
    return null;
  if (isOffRoad(model, a) || isOffRoad(model, b)) return null;
  const straight = straightKm(pointOf(model, a), pointOf(model, b));
  if (straight > nearKm) return null;
  const isMountain = one.terrain === "mountains" || two.terrain === "mountains";
  const isHill = one.terrain === "hills" || two.terrain === "hills";
  const { minutes, km } = estimateLocal(
    straight,
    isMountain ? "mountains" : isHill ? "hills" : "plain",
  );
  return minutes > nearMinutes ? null : { minutes: minutes + 10, km };
}

/** So much longer than the straight line is a way that leads past something. */
const pastIt = 1.1;
/** To turn off and to park. */
const haltOnWay = 10;

/**
 * A sight that lies on the one road to or from its base, gone to without passing through the base:
 * what is left of the road without the way from the base to the sight.
 */
function findOnWay(
  model: TripModel,
  a: Stop,
  b: Stop,
  way: Way | null,
): { minutes: number; km: number } | null {
  if ((a.sight === null) === (b.sight === null) || !way) return null;
  const [hop, ...others] = way.hops;
  if (hop?.mode !== "road" || others.length > 0 || isOffRoad(model, a) || isOffRoad(model, b))
    return null;
  const stop = a.sight === null ? b : a;
  const home = getBase(model.facts, stop.base);
  const other = getBase(model.facts, a.sight === null ? a.base : b.base);
  const point = pointOf(model, stop);
  const [left, right] = [straightKm(other, point), straightKm(point, home)];
  if (left + right > straightKm(other, home) * pastIt) return null;
  const aside = localWay(model, stop.base, null, stop.sight).minutes;
  const km = Math.max(left * 1.15, hop.km - right * 1.3);
  const minutes = Math.max(way.minutes - aside, km) + haltOnWay;
  return { minutes: Math.round(minutes), km };
}

/** The road past both bases where it is shorter than through them; else null. */
function findStraight(
  model: TripModel,
  a: Stop,
  b: Stop,
  way: Way | null,
): { minutes: number; km: number } | null {
  const near = findNearRoad(model, a, b) ?? findOnWay(model, a, b, way);
  return near && (!way || near.minutes < throughBases(model, a, b, way)) ? near : null;
}

/** What one reaches by boat, on foot or up a mountain is not left by a straight road. */
function isOffRoad({ facts }: TripModel, { sight }: Stop): boolean {
  if (sight === null) return false;
  const { from, altitude } = getSight(facts, sight);
  return (from !== undefined && from[1] !== "road") || (altitude ?? 0) > highest;
}

const canWalk = ({ traveller }: TripModel) => !traveller.wheelchair && traveller.elders === 0;

const idOf = ({ facts }: TripModel, { base, sight }: Stop): number =>
  sight === null ? facts.plannable.sights.length + base : sight;

const shortRide = 25;

/** From stop to stop on a day of the timetable; null where nothing leads there. */
export function findDistance(model: TripModel, a: Stop, b: Stop, when: number): Distance | null {
  const any = recallDistance(model, a, b, anyWeekday(when));
  return any?.days === undefined || runsOn(any.days, when)
    ? any
    : recallDistance(model, a, b, when);
}

function recallDistance(model: TripModel, a: Stop, b: Stop, when: number): Distance | null {
  const { bases, sights } = model.facts.plannable;
  const count = sights.length + bases.length;
  let rows = model.distances[when];
  if (!rows) {
    rows = new Array(count);
    model.distances[when] = rows;
  }
  const from = idOf(model, a);
  let row = rows[from];
  if (!row) {
    row = new Array(count);
    rows[from] = row;
  }
  const id = idOf(model, b);
  const known = row[id];
  if (known !== undefined) return known;
  const found = measure(model, a, b, when);
  row[id] = found;
  return found;
}

function measure(model: TripModel, a: Stop, b: Stop, when: number): Distance | null {
  if (a.base === b.base) {
    const { minutes, mode } = localWay(model, a.base, a.sight, b.sight);
    return { minutes, road: mode === "road" && minutes >= shortRide ? minutes : 0 };
  }
  const way = model.ways.findDay(a.base, b.base, when);
  const near = findStraight(model, a, b, way);
  const days = way && way.days !== everyDay ? { days: way.days } : null;
  if (near) return { minutes: near.minutes, road: near.minutes, ...days };
  if (!way) return null;
  const middle = (stop: Stop): Stop => ({ base: stop.base, sight: null });
  const before = findDistance(model, a, middle(a), when)?.road ?? 0;
  const after = findDistance(model, middle(b), b, when)?.road ?? 0;
  const toWay = localWay(model, a.base, a.sight, null).minutes;
  return {
    minutes: throughBases(model, a, b, way),
    road: before + way.roadMinutes + after,
    ...(way.landed > 0 && { landed: toWay + way.landed }),
    ...(way.clocked && { clocked: true as const }),
    ...days,
  };
}

function localWay(model: TripModel, base: number, a: number | null, b: number | null): LocalWay {
  const key = idOf(model, { base, sight: a }) * 8192 + idOf(model, { base, sight: b });
  const known = model.localWays.get(key);
  if (known) return known;
  const way = findLocalWay(model.facts, base, a, b, canWalk(model));
  model.localWays.set(key, way);
  return way;
}

function throughBases(model: TripModel, a: Stop, b: Stop, way: Way): number {
  const before = localWay(model, a.base, a.sight, null).minutes;
  const after = localWay(model, b.base, null, b.sight).minutes;
  return before + way.minutes + after;
}

/** How one comes from stop to stop by the clock: when one leaves and arrives, in minutes after midnight. */
export interface Departure {
  readonly leaves: number;
  readonly arrives: number;
  /** Minutes on the way without the waits, those of them by road, and when the last ferry has landed (0: none). */
  readonly travel: number;
  readonly road: number;
  readonly landed: number;
  /** True where a departure is waited for. */
  readonly isClocked: boolean;
}

/**
 * From stop to stop for who is ready at a time, where something on the way departs by the clock
 * (`clocked` of `findDistance`); null where the last departure has left.
 * @param soonest up to when one may set out before one is ready; `ready` where not at all
 */
export function findDeparture(
  model: TripModel,
  a: Stop,
  b: Stop,
  when: number,
  ready: number,
  soonest: number,
): Departure | null {
  const toWay = localWay(model, a.base, a.sight, null);
  const fromWay = localWay(model, b.base, null, b.sight);
  const before = toWay.minutes;
  const way = model.ways.takeDay(a.base, b.base, when, ready + before, soonest + before);
  if (!way) return null;
  const rides = spreadWay(way);
  const minutes = (list: readonly { minutes: number }[]) =>
    list.reduce((all, one) => all + one.minutes, 0);
  const local = [toWay, fromWay].filter((one) => one.mode === "road" && one.minutes >= shortRide);
  return {
    leaves: (way.begins[0] as number) - before,
    arrives: way.arrives + fromWay.minutes,
    travel: before + minutes(rides) + fromWay.minutes,
    road: minutes(local) + minutes(rides.filter(({ mode }) => mode === "road")),
    landed: way.landed,
    isClocked: way.isClocked,
  };
}

/** The hops of a way with the change before each but the first, and when each is begun. */
function spreadWay({ hops, begins }: TimedWay) {
  return hops.map((hop, k) => {
    const change = k > 0 && !hop.clock ? changeMinutes : 0;
    return {
      ...hop,
      minutes: hop.minutes + change,
      slow: hop.slow + change,
      begins: (begins[k] as number) - change,
    };
  });
}

/**
 * The rides from stop to stop, in all as long as `findDistance` says.
 * @param leaves minutes after midnight: what departs by the clock hangs on it
 */
export function findPassage(
  model: TripModel,
  a: Stop,
  b: Stop,
  when: number,
  leaves: number,
): Passage | null {
  if (findDistance(model, a, b, when)?.clocked) {
    const before = localWay(model, a.base, a.sight, null).minutes;
    const way = model.ways.takeDay(a.base, b.base, when, leaves + before);
    if (!way) return null;
    const hops = spreadWay(way).map((hop) => ({
      ...hop,
      ...(hop.clock && { departs: hop.begins + hop.clock.lead }),
    }));
    return passThroughBases(model, a, b, hops);
  }
  if (a.base === b.base) return passRides(passLocally(model, a, b));
  const way = model.ways.findDay(a.base, b.base, when);
  const near = findStraight(model, a, b, way);
  if (near) return passStraight(model, a, b, near);
  if (!way) return null;
  const hops = way.hops.map((hop, index) => ({
    ...hop,
    minutes: hop.minutes + (index > 0 ? changeMinutes : 0),
    slow: hop.slow + (index > 0 ? changeMinutes : 0),
  }));
  return passThroughBases(model, a, b, hops);
}

/** From a stop to its base, hop by hop to the other's, and to the other stop. */
function passThroughBases(
  model: TripModel,
  a: Stop,
  b: Stop,
  hops: readonly (Hop & Pick<PassageRide, "begins" | "departs">)[],
): Passage {
  const middle = (base: number): Stop => ({ base, sight: null });
  return passRides([
    ...passLocally(model, a, middle(a.base)),
    ...hops.map((hop) => ({
      ...hop,
      from: middle(hop.from),
      to: middle(hop.to),
      between: [hop.from, hop.to] as const,
    })),
    ...passLocally(model, middle(b.base), b),
  ]);
}

const passRides = (rides: readonly PassageRide[]): Passage => ({
  rides,
  minutes: rides.reduce((all, { minutes }) => all + minutes, 0),
});

function passStraight(
  model: TripModel,
  a: Stop,
  b: Stop,
  { minutes, km }: { minutes: number; km: number },
): Passage {
  const ride = {
    mode: "road" as const,
    minutes,
    slow: Math.round(minutes * 1.4),
    km,
    estimated: true,
    days: everyDay,
    fare: carFare(model, km),
    from: a,
    to: b,
    between: [a.base, b.base] as const,
  };
  return passRides([ride]);
}

function carFare({ traveller }: TripModel, km: number): [number, number] {
  const full = Math.max(80, km * traveller.rupeesPerKm) * traveller.cars;
  return [Math.round(full * 0.8), Math.round(full * 1.3)];
}

/** Within a base; no ride where one is there. */
function passLocally(model: TripModel, a: Stop, b: Stop): PassageRide[] {
  const way = localWay(model, a.base, a.sight, b.sight);
  if (way.minutes === 0) return [];
  const fare: [number, number] =
    way.mode === "walk"
      ? [0, 0]
      : way.mode === "road"
        ? carFare(model, way.km)
        : [100 * model.traveller.heads, 400 * model.traveller.heads];
  const ride = {
    mode: way.mode,
    minutes: way.minutes,
    slow: way.mode === "walk" ? way.minutes : Math.round(way.minutes * 1.4),
    km: way.km,
    estimated: way.estimated,
    days: everyDay,
    fare,
    from: a,
    to: b,
    between: null,
  };
  return [ride];
}
