import type { TripDocument } from "./document.ts";

/** Ids of the days whose night is spent on the way, in a train or a plane: no house is needed for it. */
export const listNightsOnWay = ({ days }: Pick<TripDocument, "days">): string[] =>
  days.flatMap(({ id, night }) => (night?.kind === "way" ? [id] : []));
