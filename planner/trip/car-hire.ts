import type { TripDay } from "#contract/trip/itinerary.ts";
import type { Style } from "#contract/trip/wish.ts";
import { tell } from "#trip/tell.ts";
import type { Told } from "#trip/told.ts";
import type { Traveller } from "./traveller.ts";

/** As the trade quotes cars by the day; no tariff of a keeper says so, so they are unverified. */
const hire = {
  /** Kilometres that a day pays at least, on the average of all days. */
  kilometres: 250,
  /** Rupees for the driver's bed and food, a night. */
  driver: 400,
  /** Rupees a kilometre of tolls and parking. */
  tolls: 1.5,
} as const;
/** Rupees a kilometre, from the small car to the roomy one. */
const rates: Record<Style, readonly [number, number]> = {
  simple: [12, 15],
  comfortable: [15, 20],
  fine: [24, 32],
};
/** A day with less on the road needs no car by the day, and one such day is no hire. */
const leastKilometres = 40;
const leastDays = 2;

/**
 * India's way of travelling beside the rides as they are priced one by one: a car with its driver for the days on the
 * road, its kilometres, his nights and the tolls in it. Null where too little of the trip is by road.
 */
export function tellCarHire(days: readonly TripDay[], { cars, style }: Traveller): Told | null {
  const byDay = days.map(({ parts }) =>
    parts.reduce(
      (km, part) => (part.kind === "ride" && part.mode === "road" ? km + part.km : km),
      0,
    ),
  );
  const onRoad = byDay.filter((km) => km >= leastKilometres);
  if (onRoad.length < leastDays) return null;
  const km = Math.round(onRoad.reduce((all, one) => all + one, 0));
  const paid = Math.max(km, onRoad.length * hire.kilometres);
  const beside = km * hire.tolls + (onRoad.length - 1) * hire.driver;
  const [low, high] = rates[style];
  const sum = (rate: number) => Math.round(((paid * rate + beside) * cars) / 100) * 100;
  return tell("car-hire", { cars, days: onRoad.length, km, least: sum(low), most: sum(high) });
}
