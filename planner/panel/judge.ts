import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { Area, Counted, Demand } from "./panel-case.ts";

/** What of a trip the demands ask: nothing of how it was made. */
export interface TripRead {
  /** Base of each night. */
  readonly nights: readonly string[];
  readonly states: ReadonlyMap<string, string>;
  readonly sights: ReadonlySet<string>;
  readonly counts: Readonly<Record<Counted, number>>;
}

/** Reads an itinerary by its ids and minutes alone. */
export function readTrip({ bases }: Plannable, { days }: Itinerary): TripRead {
  const nights = days.flatMap(({ sleeps }) => (sleeps ? [sleeps.id] : []));
  const parts = days.map((day) => day.parts);
  const rides = parts.map((list) => list.filter((part) => part.kind === "ride"));
  const stays: number[] = [];
  nights.forEach((base, night) => {
    if (night > 0 && nights[night - 1] === base) stays[stays.length - 1] = (stays.at(-1) ?? 0) + 1;
    else stays.push(1);
  });
  const isLong = ({ between, minutes }: { between?: unknown; minutes: number }) =>
    between !== undefined || minutes >= 60;
  const dayWays = rides.map((list) =>
    list.reduce((sum, ride) => (ride.night || !isLong(ride) ? sum : sum + ride.minutes), 0),
  );
  const all = rides.flat();
  return {
    nights,
    states: new Map(bases.map(({ id, state }) => [id, state])),
    sights: new Set(parts.flat().flatMap((part) => (part.kind === "visit" ? [part.sight] : []))),
    counts: {
      "day-way": Math.max(0, ...dayWays),
      stays: stays.length,
      "one-night-stays": stays.filter((count) => count === 1).length,
      flights: all.filter(({ mode }) => mode === "flight").length,
      "night-rides": all.filter(({ night }) => night).length,
    },
  };
}

const isIn = ({ states }: TripRead, base: string, areas: readonly Area[]): boolean =>
  areas.includes(base) || areas.includes(`state:${states.get(base)}`);

const countNights = (trip: TripRead, areas: readonly Area[], until = trip.nights.length): number =>
  trip.nights.slice(0, until).filter((base) => isIn(trip, base, areas)).length;

/** One sentence where the demand is broken; null where it is kept. */
export function judge(trip: TripRead, demand: Demand): string | null {
  switch (demand.kind) {
    case "nights": {
      const found = countNights(trip, demand.areas);
      return found >= demand.least
        ? null
        : `${found} nights in ${demand.areas.join(", ")}, at least ${demand.least} are asked`;
    }
    case "most-nights": {
      const found = countNights(trip, demand.areas);
      return found <= demand.most
        ? null
        : `${found} nights in ${demand.areas.join(", ")}, at most ${demand.most} are asked`;
    }
    case "share": {
      const found = countNights(trip, demand.areas) / Math.max(1, trip.nights.length);
      return found >= demand.least - 1e-9
        ? null
        : `${Math.round(found * 100)} % of the nights in ${demand.areas.join(", ")}`;
    }
    case "sleeps": {
      const found = demand.areas.filter((area) => countNights(trip, [area]) >= demand.nights);
      return found.length >= demand.count
        ? null
        : `${found.length} of ${demand.areas.join(", ")} for ${demand.nights} nights, ${demand.count} are asked`;
    }
    case "sees": {
      const found = demand.sights.filter((sight) => trip.sights.has(sight));
      return found.length >= demand.count
        ? null
        : `not seen: ${demand.sights.filter((sight) => !found.includes(sight)).join(", ")}`;
    }
    case "never-sees": {
      const found = demand.sights.filter((sight) => trip.sights.has(sight));
      return found.length === 0 ? null : `seen: ${found.join(", ")}`;
    }
    case "after": {
      const first = trip.nights.findIndex((base) => isIn(trip, base, [demand.area]));
      const before = countNights(trip, demand.areas, Math.max(0, first));
      return first < 0 || before >= demand.nights
        ? null
        : `${demand.area} after ${before} nights in ${demand.areas.join(", ")}, ${demand.nights} are asked`;
    }
    case "first-night":
      return isIn(trip, trip.nights[0] ?? "", demand.areas)
        ? null
        : `the first night in ${trip.nights[0]}, not in ${demand.areas.join(", ")}`;
    default: {
      const found = trip.counts[demand.kind];
      return found <= demand.most ? null : `${demand.kind} ${found}, at most ${demand.most}`;
    }
  }
}
