import type { DocumentContent } from "#contract/quote/money-document.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import type { Db } from "#server/db/database.ts";
import type { Agreement } from "#server/quotes/agreement.ts";
import type { TripActor } from "#server/trips/record.ts";
import type { IssuePaper, MoneyTrip } from "./issue-paper.ts";
import { compareCharged, readInvoiced, sumCharged, writeNote } from "./notes.ts";
import type { ReadSettings } from "./read-money.ts";
import * as store from "./store.ts";

export type FollowAgreement = (
  db: Db,
  actor: TripActor,
  trip: MoneyTrip,
  agreed: Agreement,
  reason: string,
) => Promise<void>;

/**
 * Once something else is agreed, an invoice that was written is followed by what it says less (a credit note) and more (a
 * debit note), in the caller's transaction; without an invoice nothing is written.
 */
export const createFollowAgreement =
  (issue: IssuePaper, readSettings: ReadSettings): FollowAgreement =>
  async (db, actor, trip, { version, acceptance }, reason) => {
    const papers = await store.listDocuments(db, trip.id);
    const invoice = store.findStanding(papers);
    if (!invoice) return;
    const { settings }: { settings: MoneySettings } = await readSettings(db);
    const { less, more } = compareCharged(readInvoiced(invoice, papers), acceptance.totals);
    const about = { ...invoice, content: invoice.content as DocumentContent };
    for (const [kind, charged] of [
      ["credit_note", less],
      ["debit_note", more],
    ] as const) {
      if (sumCharged(charged) === 0) continue;
      const content = writeNote(about, charged, { reason, rates: version.taxRates, settings });
      await issue(db, actor, trip, kind, content, { about: invoice.id });
    }
  };
