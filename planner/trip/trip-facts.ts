import type {
  Budget,
  Conflict,
  Itinerary,
  LeftOut,
  Ride,
  Stay,
  TripBase,
  Visit,
} from "#contract/trip/itinerary.ts";
import type { TripDocument } from "#trip/document.ts";
import { itemIdOf } from "#trip/item-ids.ts";
import type { TripPlan } from "./trip-plan.ts";

/** Where a visit is, when it is open and what it costs. */
export type VisitFacts = Pick<Visit, "lat" | "lon" | "open" | "fee" | "feeStanding">;

/** How long a ride takes by itself, how far it is and what it costs. */
export type RideFacts = Pick<
  Ride,
  "minutes" | "slowMinutes" | "km" | "estimated" | "departs" | "fare"
>;

export interface DayFacts {
  /** Minutes after midnight. */
  readonly sunrise: number;
  readonly sunset: number;
  /** By the ids of its items. */
  readonly visits: Readonly<Record<string, VisitFacts>>;
  readonly rides: Readonly<Record<string, RideFacts>>;
}

/** What the facts say of a trip and its document does not hold: places, prices, sums, and what was left out. */
export interface TripFacts {
  /** By the ids of the towns. */
  readonly towns: Readonly<Record<string, TripBase>>;
  /** By the ids of the days. */
  readonly days: Readonly<Record<string, DayFacts>>;
  readonly stays: readonly Stay[];
  readonly budget: Budget;
  readonly leftOut: readonly LeftOut[];
  readonly conflicts: readonly Conflict[];
}

/** A trip as every view of a plan reads it. */
export interface TripWithFacts {
  readonly document: TripDocument;
  readonly facts: TripFacts;
}

const visitFacts = ({ lat, lon, open, fee, feeStanding }: Visit): VisitFacts => ({
  ...{ lat, lon, open, fee },
  ...(feeStanding && { feeStanding }),
});

const rideFacts = ({ minutes, slowMinutes, km, estimated, departs, fare }: Ride): RideFacts => ({
  ...{ minutes, slowMinutes, km, estimated, fare },
  ...(departs !== undefined && { departs }),
});

function factsOfDay({ id, sunrise, sunset, parts }: Itinerary["days"][number]): DayFacts {
  const visits: Record<string, VisitFacts> = {};
  const rides: Record<string, RideFacts> = {};
  for (const [index, part] of parts.entries()) {
    if (part.kind === "visit") visits[itemIdOf(id, part, index)] = visitFacts(part);
    if (part.kind === "ride") rides[itemIdOf(id, part, index)] = rideFacts(part);
  }
  return { sunrise, sunset, visits, rides };
}

/** The one place where what the planner has worked out is told apart from what its document holds. */
function factsOfTrip(trip: Itinerary): TripFacts {
  const { start, end, days, stays, budget, leftOut, conflicts } = trip;
  const towns = [start, end, ...days.flatMap(({ wakes, sleeps }) => [wakes, sleeps ?? wakes])];
  return {
    towns: Object.fromEntries(towns.map((town) => [town.id, town])),
    days: Object.fromEntries(days.map((day) => [day.id, factsOfDay(day)])),
    ...{ stays, budget, leftOut, conflicts },
  };
}

/** A plan as it is shown. */
export const withFacts = ({ document, itinerary }: TripPlan): TripWithFacts => ({
  document,
  facts: factsOfTrip(itinerary),
});
