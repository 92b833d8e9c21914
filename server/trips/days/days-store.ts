import { and, desc, eq, gt, isNotNull, isNull, lt, lte } from "drizzle-orm";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { Db } from "#server/db/database.ts";
import { trips } from "#server/db/schema/foundation.ts";
import { tripDays } from "#server/db/schema/quotes.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import type { TripDocument } from "#trip/document.ts";
import { readDocument } from "#trip/read-document.ts";
import { sayEnglish } from "#words/english.ts";
import { readStoredDays } from "./read-days.ts";

export type StoredDays = Omit<typeof tripDays.$inferSelect, "days" | "document"> & {
  days: PlanDays;
  /** Null: an earlier release wrote this state, and nobody has read it since. */
  document: TripDocument | null;
};

/** States of the days that are kept, for who edits an older one or takes a change back; the one that was sent stays. */
const storedStates = 100;

/**
 * The days as a number of theirs had them. Null: there is no such state (any more).
 * @throws UnreadableStored
 */
export async function findDays(db: Db, tripId: string, number: number): Promise<StoredDays | null> {
  const [row] = await db
    .select()
    .from(tripDays)
    .where(and(eq(tripDays.tripId, tripId), eq(tripDays.number, number)));
  if (!row) return null;
  // Where there is a document it is the trip; days in words alone are of an earlier release, or more than one holds.
  const document = row.document === null ? null : readDocument(row.document);
  const days = document ? daysOfDocument(document, sayEnglish) : readStoredDays(row.days);
  return { ...row, days, document };
}

/** The document of the last state before a number that has one. @throws UnreadableStored */
export async function findDocumentBefore(
  db: Db,
  tripId: string,
  number: number,
): Promise<TripDocument | null> {
  const [row] = await db
    .select({ document: tripDays.document })
    .from(tripDays)
    .where(
      and(eq(tripDays.tripId, tripId), lt(tripDays.number, number), isNotNull(tripDays.document)),
    )
    .orderBy(desc(tripDays.number))
    .limit(1);
  return row ? readDocument(row.document) : null;
}

/** Gives a state that an earlier release wrote its document; one that has it keeps it. */
export async function fillDocument(
  db: Db,
  state: { tripId: string; number: number; document: TripDocument; documentHash: string },
): Promise<void> {
  const { tripId, number, document, documentHash } = state;
  await db
    .update(tripDays)
    .set({ document, documentHash })
    .where(
      and(eq(tripDays.tripId, tripId), eq(tripDays.number, number), isNull(tripDays.document)),
    );
}

/** The hash of the document that was sent; null: none was, or nobody has laid it out. */
export async function findSentHash(db: Db, tripId: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: tripDays.documentHash })
    .from(tripDays)
    .where(and(eq(tripDays.tripId, tripId), eq(tripDays.number, 1)));
  return row?.hash ?? null;
}

/** Whoever signed a change of the days that is kept. */
export async function listDayAuthors(db: Db, tripId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ who: tripDays.who })
    .from(tripDays)
    .where(eq(tripDays.tripId, tripId));
  return rows.map(({ who }) => who);
}

/** The number of the days that hold, the trip's row held until the transaction ends. */
export async function lockDays(db: Db, tripId: string): Promise<number> {
  const [row] = await db
    .select({ number: trips.daysNumber })
    .from(trips)
    .where(eq(trips.id, tripId))
    // Whatever refers to the trip may be written meanwhile: an event waits for nobody.
    .for("no key update");
  return row?.number ?? 0;
}

/**
 * Writes the next state of the days; `number` is one more than that of the last. `days` are the trip where no document
 * is kept; beside a document they are for the version before alone (decision 277).
 */
export async function insertDays(
  db: Db,
  state: {
    tripId: string;
    number: number;
    days: PlanDays;
    document?: TripDocument | null;
    documentHash?: string | null;
    who: string;
    createdAt: Date;
  },
): Promise<void> {
  await db.insert(tripDays).values(state);
  await db
    .update(trips)
    .set({ daysNumber: state.number, updatedAt: state.createdAt })
    .where(eq(trips.id, state.tripId));
  await db
    .delete(tripDays)
    .where(
      and(
        eq(tripDays.tripId, state.tripId),
        gt(tripDays.number, 1),
        lte(tripDays.number, state.number - storedStates),
      ),
    );
}

/** The link of a trip's plan. Null: it came without. */
export async function findPlan(db: Db, tripId: string): Promise<string | null> {
  const [row] = await db.select({ plan: trips.plan }).from(trips).where(eq(trips.id, tripId));
  return row?.plan ?? null;
}

/** Keeps the link of what was laid out in place of the one that was sent. */
export async function updatePlan(db: Db, tripId: string, plan: string): Promise<void> {
  await db.update(trips).set({ plan }).where(eq(trips.id, tripId));
}
