import type { QuoteParty } from "#contract/quote.ts";
import { readTripLink } from "#trip/link.ts";
import { countRooms } from "#trip/party.ts";

/**
 * Who travels, as the request says it: by its plan where one came with it (a family with a child is no five adults),
 * else by the number of the form; "9+" is nine until somebody asks.
 */
export async function proposeParty(trip: {
  travelers: string;
  plan: string | null;
}): Promise<QuoteParty> {
  const form = Number.parseInt(trip.travelers, 10) || 2;
  if (!trip.plan)
    return { adults: form, children: 0, rooms: countRooms({ adults: form, children: [] }) };
  const { wish, fault } = await readTripLink(trip.plan);
  // A plan that cannot be read says nothing of who travels.
  if (fault && fault.code !== "link-planned-anew")
    return { adults: form, children: 0, rooms: countRooms({ adults: form, children: [] }) };
  const { adults, children } = wish.party;
  return { adults, children: children.length, rooms: countRooms({ adults, children }) };
}
