import type { QuoteContent, QuoteParty } from "#contract/quote/quote.ts";
import { writeServices } from "#contract/quote/quote-services.ts";
import { headsOf } from "#contract/trip/say-party.ts";
import { TripParty } from "#trip/document.ts";

/** Who travels, as the office has counted them; more than a document may hold stay the quote's alone. */
function writeParty(party: QuoteParty, known: TripParty | null): TripParty | null {
  const { adults, rooms } = party;
  const { children } = headsOf(party);
  const elders = Math.min(known?.elders ?? 0, adults);
  const read = TripParty.safeParse({ ...known, adults, children, rooms, elders });
  return read.success ? read.data : known;
}

/** The quote with its trip as it is offered: begun at the departure, for its party, with what is bought for it as services. */
export function writeTrip(content: QuoteContent): QuoteContent {
  const { trip, party, departure } = content;
  const start = trip.start ?? departure;
  const of = { ...trip, start, party: writeParty(party, trip.party) };
  return { ...content, trip: { ...of, services: writeServices(content) } };
}
