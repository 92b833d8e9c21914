import { spreadWay } from "./departures.ts";
import { changeMinutes, everyDay, type Hop } from "./hop.ts";
import { carFare, localFare, slower } from "./ride-numbers.ts";
import { localWay, type Stop } from "./stops.ts";
import { findStraight } from "./straight-roads.ts";
import { findDistance } from "./travel-times.ts";
import type { TripModel } from "./trip-model.ts";

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
    slow: Math.round(minutes * slower.road),
    km,
    estimated: true,
    days: everyDay,
    fare: fareOfCar(model, km),
    from: a,
    to: b,
    between: [a.base, b.base] as const,
  };
  return passRides([ride]);
}

function fareOfCar({ traveller }: TripModel, km: number): [number, number] {
  const full = Math.max(carFare.least, km * traveller.rupeesPerKm) * traveller.cars;
  return [Math.round(full * carFare.low), Math.round(full * carFare.high)];
}

/** Within a base; no ride where one is there. */
function passLocally(model: TripModel, a: Stop, b: Stop): PassageRide[] {
  const way = localWay(model, a.base, a.sight, b.sight);
  if (way.minutes === 0) return [];
  const fare: [number, number] =
    way.mode === "walk"
      ? [0, 0]
      : way.mode === "road"
        ? fareOfCar(model, way.km)
        : [localFare[0] * model.traveller.heads, localFare[1] * model.traveller.heads];
  const ride = {
    mode: way.mode,
    minutes: way.minutes,
    slow: way.mode === "walk" ? way.minutes : Math.round(way.minutes * slower.road),
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
