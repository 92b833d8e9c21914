import type { TripDocument } from "./document.ts";

/** Ids of the sights of a trip, in the order in which they are seen. */
export const sightsOf = ({ days }: Pick<TripDocument, "days">): string[] =>
  days.flatMap(({ items }) => items.flatMap((item) => (item.kind === "visit" ? item.sight : [])));
