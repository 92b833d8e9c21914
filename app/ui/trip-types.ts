import { m } from "#app/paraglide/messages.js";
import { type TripType, tripTypes } from "#contract/wire/trips.ts";

const names: Record<TripType, () => string> = {
  leisure: m.trip_type_leisure,
  honeymoon: m.trip_type_honeymoon,
  family: m.trip_type_family,
  adventure: m.trip_type_adventure,
  business: m.trip_type_business,
};

/** "Family Trip"; what a later release calls a type stands as it is. */
export const nameTripType = (type: string): string =>
  Object.hasOwn(names, type) ? names[type as TripType]() : type;

/** For a field to choose from. */
export const listTripTypes = () =>
  tripTypes.map((value) => ({ value, label: nameTripType(value) }));
