import type { Budget, RupeeRange, Stay, TripDay } from "#contract/trip/itinerary.ts";
import { tell } from "#trip/tell.ts";
import type { Told } from "#trip/told.ts";
import { likelyFare } from "./likely-price.ts";
import type { Traveller } from "./traveller.ts";

/**
 * How one travels on the least: seats in buses and shared rickshaws where the sums have a car, beds in dormitories where
 * they have rooms. Our reckoning for planning; no tariff of a keeper says so, so all of it is unverified.
 */
const seat = {
  /** Rupees a head and kilometre, from the ordinary bus to the better one, and the least for one ride. */
  kilometre: [1.5, 2.5],
  least: [15, 30],
} as const;
/** Rupees a bed and night. */
const bed = [350, 600] as const;

/** Beside the cars of a simple trip: what seats cost, and what a day they save. None where they save nothing. */
export function tellSeats(days: readonly TripDay[], traveller: Traveller): Told[] {
  let [low, high, byCar] = [0, 0, 0];
  for (const { parts } of days)
    for (const part of parts) {
      if (part.kind !== "ride" || part.mode !== "road" || !part.fare) continue;
      byCar += likelyFare(part.fare, traveller)[1];
      low += traveller.heads * Math.max(seat.least[0], part.km * seat.kilometre[0]);
      high += traveller.heads * Math.max(seat.least[1], part.km * seat.kilometre[1]);
    }
  return tellShared("bus-seats", [low, high], (byCar - high) / days.length, traveller);
}

/** Beside its rooms: what beds cost on the nights on land. */
export function tellBeds(
  stays: readonly Stay[],
  rooms: RupeeRange,
  days: number,
  traveller: Traveller,
): Told[] {
  const nights = stays.reduce((all, { nights, aboard = 0 }) => all + nights - aboard, 0);
  const [low, high] = [bed[0], bed[1]].map((price) => price * nights * traveller.heads) as [
    number,
    number,
  ];
  return tellShared("dormitory", [low, high], (rooms[1] - high) / days, traveller);
}

/** Nobody reckons a bus to the rupee. */
const rounded = (rupees: number) => Math.ceil(rupees / 50) * 50;

function tellShared(
  code: "bus-seats" | "dormitory",
  [low, high]: RupeeRange,
  saved: number,
  { style, wheelchair }: Traveller,
): Told[] {
  const aDay = Math.floor(saved);
  // Whether a bus or a dormitory has no steps nobody knows.
  if (style !== "simple" || wheelchair || aDay <= 0) return [];
  return [tell(code, { least: rounded(low), most: rounded(high), saved: aDay })];
}

/** Rupees a day, at the most, of who goes by bus and sleeps in dormitories; null where that is no cheaper. */
export function perDayShared({ lines, perDay }: Budget): number | null {
  const saved = lines
    .flatMap(({ assumed }) => assumed)
    .filter(({ code }) => code === "bus-seats" || code === "dormitory")
    .reduce((all, { values }) => all + Number(values?.saved ?? 0), 0);
  return saved > 0 ? perDay[1] - saved : null;
}
