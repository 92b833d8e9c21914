import type { TicketOf } from "#trip/propose-services.ts";
import { keepMade } from "../overrides/layers.ts";
import { getPlaces, type PlacedSight } from "./read-places.ts";

const byId = keepMade(
  (): ReadonlyMap<string, PlacedSight> =>
    new Map(getPlaces().sights.map((sight) => [sight.id, sight])),
);

/** A child's reduction holds so long where nobody says until when. */
const usualChildUnder = 12;

/** What a sight asks of a passport, in rupees; null: nothing, or nobody knows. */
export const ticketOf: TicketOf = (id, passport) => {
  const fee = byId().get(id)?.fee;
  if (!fee) return null;
  const { indian, foreign, saarc = foreign } = fee;
  const adult = { indian, foreign, saarc }[passport];
  if (adult === 0) return null;
  const childUnder = fee.childUnder ?? usualChildUnder;
  return { per: fee.per ?? "person", adult, child: fee.child ?? null, childUnder };
};
