import type { QuoteParty } from "#contract/quote/quote.ts";
import { headsOf } from "#contract/trip/say-party.ts";

/** The party with so many children: those that stay keep their ages. */
export const withChildren = (party: QuoteParty, children: number): QuoteParty => ({
  ...party,
  children,
  ages: [...headsOf({ ...party, children }).children],
});

/** The ages with another one for one of the children, counted from 0. */
export const withAge = (party: QuoteParty, child: number, age: number | null): QuoteParty["ages"] =>
  headsOf(party).children.map((known, index) => (index === child ? age : known));
