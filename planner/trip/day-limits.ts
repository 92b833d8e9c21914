import type { Pace } from "#contract/trip/wish.ts";
import { getSight } from "./facts-index.ts";
import { visitMinutes } from "./gain.ts";
import { comesToHeights, mostOnArrival } from "./heights.ts";
import { endsOn, type Route, wakesOn } from "./route.ts";
import { localWay } from "./stops.ts";
import { findBareWay } from "./time-day.ts";
import type { TripModel } from "./trip-model.ts";

/** What a day with a visit may hold: visits, minutes of visits and ways together, minutes of road. */
export interface DayLimits {
  readonly visits: number;
  readonly active: number;
  readonly road: number;
  /** Minutes on the way, that not even what must be seen may pass: nobody flies out and back for a palace. */
  readonly travel: number;
  /** The same for what is no must: little on the days of landing, of a long way and of the flight home. */
  readonly beside: number;
}

/** A day's journey may be as long as it is, with so much beside it. */
const besideWay = 120;
const besideRoad = 30;
const besideTravel = 420;
/** Whoever has landed is spared: so many visits, so many minutes less, and so many on the way. */
const landing = { visits: 3, rest: 120, travel: 120 } as const;
/** Before one flies home, where the trip has other days. */
const besideDeparture = 120;
/** Who goes to another bed for two and a half hours and more turns aside for little; of a day about one bed so much is spent on the way. */
const longWay = { minutes: 150, beside: 90 } as const;
const aboutBed: Record<Pace, number> = { easy: 240, usual: 330, full: 420 };

/** So many minutes more than usual a day may hold that is one sight alone: a boat through the mangroves and back. */
export const oneSight = 90;
/** So many where one has come by a long road that day. */
const onArrival = 30;
const bestWorth = 5;

/**
 * Minutes of the longest of the best sights about the day's bed that is little more than the party's day; 0: none is.
 * @param way minutes of the day's journey: whoever drives to a lake sees it when he is there
 */
function longestSight(model: TripModel, route: Route, day: number, way: number): number {
  const { facts, traveller } = model;
  const { activeLimit } = traveller;
  const ends = endsOn(route, day);
  const lengths = [...new Set([wakesOn(route, day), ends])].flatMap((base) =>
    (facts.sightsAt[base] ?? []).flatMap((sight) => {
      const item = getSight(facts, sight);
      const own = base === ends ? way + 2 * localWay(model, base, sight, null).minutes : 0;
      const minutes = visitMinutes(item, traveller) + Math.max(own, 2 * (item.from?.[0] ?? 0));
      const isOne =
        item.worth >= bestWorth && minutes <= activeLimit + (way > 0 ? onArrival : oneSight);
      return isOne ? [minutes] : [];
    }),
  );
  return Math.max(0, ...lengths);
}

/** The party's strength on a day: what must be seen may pass it (`fit-day.ts`), nothing else. */
export function findLimits(model: TripModel, route: Route, day: number): DayLimits {
  const { activeLimit, roadLimit, mostVisits } = model.traveller;
  const bare = findBareWay(model, route, day);
  const flies = day > 1 && day === route.sleep.length && model.end?.airport != null;
  const lands = day === 0 && model.start?.airport != null && route.sleep.length > 1;
  const most = lands ? Math.min(landing.visits, mostVisits) : mostVisits;
  const way = bare?.minutes ?? 0;
  return {
    visits: comesToHeights(model, route, day) ? mostOnArrival : most,
    active: Math.max(
      activeLimit - (lands ? landing.rest : 0),
      way + besideWay,
      lands || flies ? 0 : longestSight(model, route, day, way),
    ),
    travel: way + besideTravel,
    beside: lands
      ? way + landing.travel
      : way >= longWay.minutes
        ? way + longWay.beside
        : flies
          ? way + besideDeparture
          : Math.max(way + longWay.beside, aboutBed[model.wish.pace]),
    road: Math.max(roadLimit, (bare?.road ?? 0) + besideRoad),
  };
}
