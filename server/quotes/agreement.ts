import { eq } from "drizzle-orm";
import type { QuoteContent } from "#contract/quote/quote.ts";
import type { Db } from "#server/db/database.ts";
import { quoteVersions } from "#server/db/schema/quotes.ts";
import {
  type AcceptanceRow,
  findAcceptance,
  findQuote,
  readStored,
  type VersionRow,
} from "./store.ts";

/** What was agreed about a trip: the version, frozen, and its acceptance. */
export type Agreement = { reference: string; version: VersionRow; acceptance: AcceptanceRow };

/** Null: nothing is agreed yet. */
export async function readAgreement(
  db: Db,
  trip: { id: string; reference: string },
): Promise<Agreement | null> {
  const acceptance = await findAcceptance(db, trip.id);
  if (!acceptance) return null;
  const [version] = await db
    .select()
    .from(quoteVersions)
    .where(eq(quoteVersions.id, acceptance.versionId));
  return version ? { reference: trip.reference, version: readStored(version), acceptance } : null;
}

/** What a trip's quote says: as it was agreed, else as it is worked on. Null: nothing is kept yet. */
export async function readCurrentQuote(
  db: Db,
  trip: { id: string; reference: string },
): Promise<QuoteContent | null> {
  const agreed = await readAgreement(db, trip);
  return agreed?.version.content ?? (await findQuote(db, trip.id))?.content ?? null;
}
