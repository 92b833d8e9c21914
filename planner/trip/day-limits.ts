import { comesToHeights, mostOnArrival } from "./heights.ts";
import type { Route } from "./route.ts";
import { findBareWay } from "./time-day.ts";
import type { TripModel } from "./trip-model.ts";

/** What a day with a visit may hold: visits, minutes of visits and ways together, minutes of road. */
export interface DayLimits {
  readonly visits: number;
  readonly active: number;
  readonly road: number;
  /** Minutes on the way, that not even what must be seen may pass: nobody flies out and back for a palace. */
  readonly travel: number;
  /** The same on the day of a flight home, for what is no must. */
  readonly leaving: number;
}

/** A day's journey may be as long as it is, with so much beside it. */
const besideWay = 120;
const besideRoad = 30;
const besideTravel = 420;
/** Before one flies home, where the trip has other days. */
const besideDeparture = 180;

/** The party's strength on a day: what must be seen may pass it (`fit-day.ts`), nothing else. */
export function findLimits(model: TripModel, route: Route, day: number): DayLimits {
  const { activeLimit, roadLimit, mostVisits } = model.traveller;
  const bare = findBareWay(model, route, day);
  const flies = day > 1 && day === route.sleep.length && model.end?.airport != null;
  return {
    visits: comesToHeights(model, route, day) ? mostOnArrival : mostVisits,
    active: Math.max(activeLimit, (bare?.minutes ?? 0) + besideWay),
    travel: (bare?.minutes ?? 0) + besideTravel,
    leaving: flies ? (bare?.minutes ?? 0) + besideDeparture : Number.POSITIVE_INFINITY,
    road: Math.max(roadLimit, (bare?.road ?? 0) + besideRoad),
  };
}
