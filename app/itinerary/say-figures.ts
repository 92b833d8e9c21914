import { m } from "#app/paraglide/messages.js";
import { formatRupees } from "#app/ui/format-money.ts";
import type { TripPlace, TripRide } from "#trip/document.ts";

/** Minutes after midnight as "9:05"; past midnight the next morning is said. */
export function sayTime(minutes: number): string {
  const inDay = minutes % 1440;
  const text = `${Math.floor(inDay / 60)}:${String(inDay % 60).padStart(2, "0")}`;
  return minutes >= 1440 ? m.itinerary_next_morning({ time: text }) : text;
}

/** What a way is gone by. */
export const modeNames: Record<TripRide["mode"], () => string> = {
  road: m.plan_mode_road,
  train: m.plan_mode_train,
  "toy-train": m.plan_mode_toy_train,
  flight: m.plan_mode_flight,
  ferry: m.plan_mode_ferry,
  walk: m.plan_mode_walk,
};

/** Where a ride leads: a place by its name, an airport by its code. */
export const nameRideEnd = ({ name, airport }: TripPlace): string =>
  airport ? m.plan_airport_code({ code: name }) : name;

/** A range as "₹1,000–1,500". */
export const sayRange = ([low, high]: readonly [number, number]) =>
  low === high ? formatRupees(low) : `${formatRupees(low)}–${formatRupees(high).slice(1)}`;
