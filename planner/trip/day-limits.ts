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
}

/** A day's journey may be as long as it is, with so much beside it. */
const besideWay = 120;
const besideRoad = 30;
const besideTravel = 420;

/** The party's strength on a day: what must be seen may pass it (`fit-day.ts`), nothing else. */
export function findLimits(model: TripModel, route: Route, day: number): DayLimits {
  const { activeLimit, roadLimit, mostVisits } = model.traveller;
  const bare = findBareWay(model, route, day);
  return {
    visits: comesToHeights(model, route, day) ? mostOnArrival : mostVisits,
    active: Math.max(activeLimit, (bare?.minutes ?? 0) + besideWay),
    travel: (bare?.minutes ?? 0) + besideTravel,
    road: Math.max(roadLimit, (bare?.road ?? 0) + besideRoad),
  };
}
