import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { tripEvents } from "#server/db/schema/desk.ts";
import { trips } from "#server/db/schema/foundation.ts";

const { searchText: _, ...columns } = getTableColumns(trips);

/** An answer of the office that its reader has not opened. */
const unread = sql<boolean>`coalesce(${trips.deskMessageAt} > coalesce(${trips.travellerSeenAt}, '-infinity'::timestamptz), false)`;

export type OwnTripRow = Awaited<ReturnType<typeof listOwnTrips>>[number];

/** Newest first, a hundred at most: more than anybody plans. */
export function listOwnTrips(db: Db, userId: string) {
  return db
    .select({ ...columns, unread })
    .from(trips)
    .where(eq(trips.userId, userId))
    .orderBy(desc(trips.createdAt), desc(trips.id))
    .limit(100);
}

export async function findOwnTrip(db: Db, userId: string, id: string): Promise<OwnTripRow | null> {
  const [row] = await db
    .select({ ...columns, unread })
    .from(trips)
    .where(and(eq(trips.userId, userId), eq(trips.id, id)));
  return row ?? null;
}

/** The stages that a request has reached, oldest first. */
export function listStages(db: Db, tripId: string) {
  return db
    .select({ at: tripEvents.at, to: sql<string>`${tripEvents.details} ->> 'to'` })
    .from(tripEvents)
    .where(and(eq(tripEvents.tripId, tripId), eq(tripEvents.kind, "stage")))
    .orderBy(tripEvents.at, tripEvents.id);
}

/**
 * Takes the person out of their requests. An accepted one is the record of a contract: it stays as
 * it is; of the others remain the place, the dates and where they ended, not what was said.
 */
export async function anonymiseTrips(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from trip_messages where trip_id in
    (select id from trips where user_id = ${userId}::uuid and stage <> 'accepted')`);
  await db.execute(sql`delete from trip_notes where trip_id in
    (select id from trips where user_id = ${userId}::uuid and stage <> 'accepted')`);
  await db
    .update(trips)
    .set({
      name: "Account deleted",
      email: "",
      phone: "",
      message: "",
      idempotencyKey: null,
      // What the desk has noted down for itself may name the person.
      nextAction: "",
      lostReason: "",
      travellerMessageAt: null,
      deskMessageAt: null,
    })
    .where(and(eq(trips.userId, userId), sql`${trips.stage} <> 'accepted'`));
}
