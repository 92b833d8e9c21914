import type { TripModel } from "./trip-model.ts";

/**
 * True for whoever lives where the trip begins and not merely lands there: an Indian party that sets out from a
 * town and not from its airport. It knows the town and leaves at once.
 */
export const livesAtStart = ({ start, wish }: Pick<TripModel, "start" | "wish">): boolean =>
  start !== null && start.airport === null && wish.party.passport === "indian";
