import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { adminName } from "#server/db/admin-name.ts";
import type { Db } from "#server/db/database.ts";
import { type TripEventKind, tripEvents, tripMessages } from "#server/db/schema/desk.ts";
import { admins } from "#server/db/schema/foundation.ts";

/** What happened on a request and what was written about it: the desk, the traveller, one record. */

/** In the transaction of what it tells; `details` are seen by the desk. */
export async function insertTripEvent(
  db: Db,
  event: {
    tripId: string;
    at: Date;
    actorKind: "traveller" | "admin" | "system";
    adminId?: string;
    kind: TripEventKind;
    details?: Record<string, string | null>;
  },
): Promise<void> {
  await db.insert(tripEvents).values(event);
}

/** Oldest first. */
export function listTripEvents(db: Db, tripId: string) {
  return db
    .select({ ...getTableColumns(tripEvents), who: sql<string | null>`${adminName}` })
    .from(tripEvents)
    .leftJoin(admins, eq(admins.id, tripEvents.adminId))
    .where(eq(tripEvents.tripId, tripId))
    .orderBy(asc(tripEvents.at), asc(tripEvents.id));
}

/** Its id, which is its place in the conversation. The mail is queued in the same transaction. */
export async function insertTripMessage(
  db: Db,
  message: {
    tripId: string;
    author: "traveller" | "desk";
    adminId?: string;
    subject?: string;
    body: string;
    createdAt: Date;
    /** Not shown to be the traveller's: for the desk alone. */
    unproved?: boolean;
  },
): Promise<number> {
  const [row] = await db.insert(tripMessages).values(message).returning({ id: tripMessages.id });
  if (!row) throw new Error("a message could not be stored");
  return row.id;
}

/**
 * Oldest first. `who` is the administrator's name: the traveller reads it, an address never. `unproved`: with mails
 * that may be anybody's, which travellers and their companions do not see.
 */
export function listTripMessages(db: Db, tripId: string, { unproved = false } = {}) {
  return db
    .select({
      ...getTableColumns(tripMessages),
      who: sql<string | null>`nullif(${admins.name}, '')`,
    })
    .from(tripMessages)
    .leftJoin(admins, eq(admins.id, tripMessages.adminId))
    .where(
      and(eq(tripMessages.tripId, tripId), unproved ? undefined : eq(tripMessages.unproved, false)),
    )
    .orderBy(asc(tripMessages.id));
}

/** The stages that a request has reached, oldest first. */
export function listStages(db: Db, tripId: string) {
  return db
    .select({ at: tripEvents.at, to: sql<string>`${tripEvents.details} ->> 'to'` })
    .from(tripEvents)
    .where(and(eq(tripEvents.tripId, tripId), eq(tripEvents.kind, "stage")))
    .orderBy(tripEvents.at, tripEvents.id);
}
