import { type FactsIndex, getBase } from "./facts-index.ts";
import { once } from "./once.ts";
import type { TripModel } from "./trip-model.ts";
import { gatewayFlights } from "./where-weights.ts";

/** True for a base by whose airport the country is entered and left; at a lesser one one lands for what lies about it. */
const isGateway = ({ plannable }: FactsIndex, base: number): boolean =>
  plannable.legs.filter(({ mode, from, to }) => mode === "flight" && (from === base || to === base))
    .length >= gatewayFlights;

/** True where nothing was named, and one flies in to a lesser airport and home from it. */
export const landsForState = (model: TripModel): boolean =>
  once(model, "landsForState", () => {
    const { facts, where, tour, start, end } = model;
    const isUnsaid = !where && !tour?.asked.size;
    const lands = isUnsaid && !!start?.airport && !!end?.airport && start.base === end.base;
    return lands && !isGateway(facts, start.base);
  });

/**
 * Bases that are reached by the airport where the trip begins or ends, in whatever state they lie: a border that the airport
 * serves is none to whoever lands there. By base the minutes from it, the fewest of both.
 */
export const listServed = (model: TripModel): ReadonlyMap<number, number> =>
  once(model, "served", () => findServed(model));

function findServed({ facts, start, end }: TripModel): ReadonlyMap<number, number> {
  const codes = new Set([start, end].flatMap((one) => one?.airport?.code ?? []));
  const served = new Map<number, number>();
  facts.plannable.bases.forEach((_, base) => {
    const ways = getBase(facts, base).airports.flatMap(([code, minutes]) =>
      codes.has(code) ? [minutes] : [],
    );
    if (ways.length > 0) served.set(base, Math.min(...ways));
  });
  return served;
}
