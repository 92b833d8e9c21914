import type { DayPart, Ride } from "#contract/trip/itinerary.ts";
import { getBase } from "./facts-index.ts";
import { airportFare, airportSpeed, slower } from "./ride-numbers.ts";
import type { TripEndPoint, TripModel } from "./trip-model.ts";

type Airport = NonNullable<TripEndPoint["airport"]>;

/** Arrival: the way into town, before whatever comes first. */
export function fromAirport(
  model: TripModel,
  { code, minutes }: Airport,
  parts: readonly DayPart[],
  base: number,
  first: number,
): Ride {
  const to = Math.min(first, ...parts.map((part) => part.from));
  const from = Math.max(0, to - minutes);
  const names = { fromName: code, toName: getBase(model.facts, base).name };
  return airportRide(model, { ...names, airport: "from" }, from, minutes);
}

export function toAirport(
  model: TripModel,
  { code, minutes }: Airport,
  base: number,
  from: number,
): Ride {
  const names = { fromName: getBase(model.facts, base).name, toName: code };
  return airportRide(model, { ...names, airport: "to" }, from, minutes);
}

function airportRide(
  model: TripModel,
  names: Pick<Ride, "fromName" | "toName" | "airport">,
  from: number,
  minutes: number,
): Ride {
  const km = Math.round((minutes * airportSpeed) / 60);
  const fare = Math.max(airportFare.least, km * model.traveller.rupeesPerKm) * model.traveller.cars;
  return {
    kind: "ride",
    mode: "road",
    from,
    to: from + minutes,
    ...names,
    minutes,
    slowMinutes: Math.round(minutes * slower.airport),
    km,
    estimated: false,
    night: false,
    fare: [Math.round(fare * airportFare.low), Math.round(fare * airportFare.high)],
    notices: [],
  };
}
