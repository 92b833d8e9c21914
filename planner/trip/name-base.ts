import type { TripBase } from "#contract/trip/itinerary.ts";
import { getBase } from "./facts-index.ts";
import type { TripModel } from "./trip-model.ts";

/** A base as an itinerary names it. */
export const baseOf = (model: TripModel, base: number): TripBase => {
  const { id, name, lat, lon } = getBase(model.facts, base);
  return { id, name, lat, lon };
};
