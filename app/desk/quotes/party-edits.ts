import { countParty, findParty } from "#app/desk/request-text/find-party.ts";
import type { QuoteParty } from "#contract/quote/quote.ts";
import { headsOf } from "#contract/trip/say-party.ts";
import { countRooms } from "#trip/party.ts";

/** The party with so many children: those that stay keep their ages. */
export const withChildren = (party: QuoteParty, children: number): QuoteParty => ({
  ...party,
  children,
  ages: [...headsOf({ ...party, children }).children],
});

/** The ages with another one for one of the children, counted from 0. */
export const withAge = (party: QuoteParty, child: number, age: number | null): QuoteParty["ages"] =>
  headsOf(party).children.map((known, index) => (index === child ? age : known));

/**
 * The party that a request names in words, children with their ages: a form has their number alone, and nobody's child
 * begins as an adult. Where words and number differ somebody has corrected the number, and it holds.
 */
export function partyOfWords(party: QuoteParty, message: string, travelers: string): QuoteParty {
  const said = findParty(message);
  if (!said || party.children > 0 || countParty(said) !== travelers) return party;
  const { adults, children } = said;
  return {
    ...{ adults, children: children.length, ages: children },
    ...{ rooms: countRooms({ adults, children }), atLeast: false },
  };
}
