import type { Db } from "#server/db/database.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import type { TicketOf } from "#trip/propose-services.ts";
import type { Prices } from "./costs.ts";
import { createQuoteReading } from "./read-service.ts";
import { createQuoteSending } from "./send-service.ts";
import { createQuoteWork } from "./work-service.ts";

export type QuoteDesk = ReturnType<typeof createQuoteDesk>;

/** What the desk does with a trip's quote: read it, work on it, send it, take it back. `readRatePrices`: prices of the book. */
export function createQuoteDesk(
  resources: Pick<Resources, "config" | "database" | "events" | "clock" | "limits">,
  trips: TripFile,
  readRatePrices: (db: Db, ids: string[]) => Promise<ReadonlyMap<string, Prices>>,
  ticketOf: TicketOf,
) {
  const reading = createQuoteReading(resources, trips, ticketOf);
  return {
    ...reading,
    ...createQuoteWork(resources, trips, reading, readRatePrices),
    ...createQuoteSending(resources, trips, reading),
  };
}
