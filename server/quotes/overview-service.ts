import type { QuoteContent } from "#contract/quote/quote.ts";
import type { Resources } from "#server/resources.ts";
import { UnreadableStored } from "#trip/upgrade.ts";
import * as store from "./overview-store.ts";
import { readQuoteContent } from "./read-content.ts";

export type QuoteOverview = ReturnType<typeof createQuoteOverview>;
/** An agreed quote; `ticked`: the options that are taken. */
export type AgreedQuote = { tripId: string; content: QuoteContent; ticked: string[] };

/** One that cannot be read (of a later release, damaged) is told and left out: the day's work is more than one trip. */
function readOrTell(kept: unknown, tripId: string, log: Resources["log"]): QuoteContent | null {
  try {
    return readQuoteContent(kept);
  } catch (error) {
    if (!(error instanceof UnreadableStored)) throw error;
    log.error({ err: error, trip: tripId }, "a quote could not be read");
    return null;
  }
}

/** Quotes of all trips, for who looks over the day's work. Days are YYYY-MM-DD. */
export const createQuoteOverview = ({
  database: { db },
  log,
}: Pick<Resources, "database" | "log">) => ({
  /** Open versions whose last day lies between two days. */
  async listLapsing(from: string, to: string): Promise<{ tripId: string; on: string }[]> {
    const rows = await store.listLapsing(db, from, to);
    return rows.map(({ trip_id: tripId, on_day: on }) => ({ tripId, on }));
  },

  /** What was agreed and departs from a day on, the next first; `to`: at the latest. */
  async listDeparting(from: string, to: string | null = null): Promise<AgreedQuote[]> {
    const rows = await store.listDeparting(db, from, to);
    return rows.flatMap(({ trip_id: tripId, content: kept, ticked }) => {
      const content = readOrTell(kept, tripId, log);
      return content ? [{ tripId, content, ticked }] : [];
    });
  },

  /** Every version that was sent since a moment. */
  async listSentSince(since: Date) {
    const rows = await store.listSentSince(db, since);
    return rows.map(({ trip_id: tripId, sent_at: sentAt, ...row }) => ({
      ...row,
      tripId,
      sentAt: new Date(sentAt),
    }));
  },
});
