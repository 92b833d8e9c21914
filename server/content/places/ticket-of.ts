import type { CompiledFee, PlannableTicket } from "#contract/content/plannable.ts";
import { type Prices, pricesOn } from "#trip/entrance.ts";
import type { Passport, Ticket, TicketOf } from "#trip/propose-services.ts";
import { getCatalogue } from "../catalogue.ts";
import { keepMade } from "../overrides/layers.ts";
import { compileFee, compileTickets } from "./compile-fee.ts";
import { getPlaces } from "./read-places.ts";

type Known = { fees: ReadonlyMap<string, CompiledFee>; tickets: readonly PlannableTicket[] };

const getKnown = keepMade((): Known => {
  const places = getPlaces();
  const catalogue = getCatalogue();
  return {
    fees: new Map(
      places.sights.flatMap(({ id, fee }) => (fee ? [[id, compileFee(fee, catalogue)]] : [])),
    ),
    tickets: compileTickets(places),
  };
});

/** A child's reduction holds so long where nobody says until when. */
const usualChildUnder = 12;

function writeTicket(prices: Prices, passport: Passport, per: string | undefined): Ticket | null {
  const { indian, foreign, saarc = foreign } = prices;
  const adult = { indian, foreign, saarc }[passport];
  if (adult === 0) return null;
  const childUnder = prices.childUnder ?? usualChildUnder;
  return {
    per: (per ?? "person") as Ticket["per"],
    adult,
    child: prices.child ?? null,
    childUnder,
  };
}

/** What a sight asks of a passport on a day, in rupees; null: nothing, or nobody knows. */
export const ticketOf: TicketOf = {
  sight(id, passport, date) {
    const fee = getKnown().fees.get(id);
    return fee ? writeTicket(pricesOn(fee, date), passport, fee.per) : null;
  },
  shared: (passport) =>
    getKnown().tickets.map(({ id, name, opens, days, price }) => ({
      id,
      name,
      opens,
      days,
      price: price ? writeTicket(price, passport, undefined) : null,
    })),
};
