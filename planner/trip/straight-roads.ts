import { getBase, getSight } from "./facts-index.ts";
import { estimateLocal } from "./local-ways.ts";
import { straightKm } from "./points.ts";
import { localWay, pointOf, type Stop, throughBases } from "./stops.ts";
import type { TripModel } from "./trip-model.ts";
import type { Way } from "./ways.ts";

/** Minutes to find the way where no leg tells it. */
const findingTheWay = 10;

/** So far a sight of another base is gone to straight, without its base. */
const nearKm = 75;
const nearMinutes = 120;
const highest = 2200;

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
  return minutes > nearMinutes ? null : { minutes: minutes + findingTheWay, km };
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
export function findStraight(
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
