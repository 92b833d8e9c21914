import type { Db } from "#server/db/database.ts";
import type { TripDocument } from "#trip/document.ts";
import { documentOfDays } from "#trip/document-of-days.ts";
import { fillGaps } from "#trip/document-of-stored-days.ts";
import { hashDocument } from "#trip/hash.ts";
import { proposeServices, type TicketOf } from "#trip/propose-services.ts";
import { readDocument } from "#trip/read-document.ts";
import { UnreadableStored } from "#trip/upgrade.ts";
import { sayEnglish } from "#words/english.ts";
import { fillDocument, findDocumentBefore, type StoredDays } from "./days-store.ts";

/**
 * Whether a document may be kept: what cannot be read again is not written. Days of an earlier release may hold more
 * than a document can; then they are all there is.
 */
export function isKeepable(document: TripDocument): boolean {
  try {
    readDocument(document);
    return true;
  } catch (error) {
    if (error instanceof UnreadableStored) return false;
    throw error;
  }
}

/**
 * What is kept of a document beside the days, with what has to be bought for it: nothing where it could not be read
 * again.
 */
export async function storedOf(
  document: TripDocument,
  ticketOf: TicketOf,
): Promise<{ document: TripDocument; documentHash: string } | { document?: undefined }> {
  const filled = { ...document, services: proposeServices(document, ticketOf) };
  const kept = [filled, { ...document, services: [] }].find(isKeepable);
  return kept ? { document: kept, documentHash: await hashDocument(kept) } : {};
}

/** The services of a state follow from its days: who brings two together brings the days together, and nothing twice. */
export const withoutServices = (document: TripDocument): TripDocument =>
  document.services.length === 0 ? document : { ...document, services: [] };

/**
 * The document of a state. Where the version before wrote it, which knows of none, the last one before it is brought
 * up from its days, by ids; `planned`: where there is none at all, that of the plan that was sent.
 */
export async function documentOf(
  db: Db,
  state: Pick<StoredDays, "tripId" | "number" | "days" | "document">,
  planned: () => Promise<TripDocument | null> = async () => null,
): Promise<TripDocument> {
  if (state.document) return state.document;
  const before = await findDocumentBefore(db, state.tripId, state.number);
  return documentOfDays(fillGaps(state.days), before ?? (await planned()), sayEnglish);
}

/**
 * The same, kept beside the days, so that it is brought up once. Where the plan cannot be opened now it is what the days
 * say, and not kept: the next who reads tries again.
 */
export async function fillDocumentOf(
  db: Db,
  state: StoredDays,
  planned: () => Promise<TripDocument | null>,
  ticketOf: TicketOf,
): Promise<{ document: TripDocument; hash: string | null }> {
  if (state.document) return { document: state.document, hash: state.documentHash };
  let isKnown = true;
  const document = await documentOf(db, state, () =>
    planned().catch(() => {
      isKnown = false;
      return null;
    }),
  );
  const kept = isKnown ? await storedOf(document, ticketOf) : {};
  if (!kept.document) return { document, hash: null };
  const { tripId, number } = state;
  const { document: filled, documentHash } = kept;
  await fillDocument(db, { tripId, number, document: filled, documentHash });
  return { document: filled, hash: documentHash };
}
