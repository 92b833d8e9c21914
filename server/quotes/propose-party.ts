import type { QuoteParty } from "#contract/quote/quote.ts";
import { countRooms } from "#trip/party.ts";

/** Where the number of a request is none that can be read. */
const usual = 2;

/**
 * The party that a quote begins with: that of the plan that was sent, else as many adults as the form says.
 * `travelers`: "1" to "8", or "9+", of which nobody knows how many they are.
 */
export function proposeParty(
  planned: {
    readonly adults: number;
    readonly children: readonly (number | null)[];
    readonly rooms?: number | null;
  } | null,
  travelers: string,
): QuoteParty {
  if (planned) {
    const { adults, children, rooms } = planned;
    return {
      adults,
      children: children.length,
      ages: [...children],
      rooms: rooms ?? countRooms({ adults, children }),
      atLeast: false,
    };
  }
  const said = Number.parseInt(travelers, 10);
  const adults = said > 0 ? said : usual;
  const isCounted = /^[1-9]\d*$/.test(travelers.trim());
  return {
    adults,
    children: 0,
    ages: [],
    rooms: countRooms({ adults, children: [] }),
    atLeast: !isCounted,
  };
}
