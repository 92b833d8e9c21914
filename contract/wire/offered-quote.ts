import type { ShownQuote } from "./trip-quotes.ts";

/** The quote while it is offered or agreed: its days are the trip's then. Null: none, withdrawn, declined, lapsed. */
export const findOffered = (quote: ShownQuote | null): ShownQuote | null =>
  quote?.state === "sent" || quote?.state === "accepted" ? quote : null;
