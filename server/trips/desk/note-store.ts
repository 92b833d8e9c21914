import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { adminName } from "#server/db/admin-name.ts";
import type { Db } from "#server/db/database.ts";
import { tripNotes } from "#server/db/schema/desk.ts";
import { admins } from "#server/db/schema/foundation.ts";

/** Its id. Notes are seen by the desk alone. */
export async function insertTripNote(
  db: Db,
  note: { tripId: string; adminId: string; body: string; createdAt: Date },
): Promise<string> {
  const [row] = await db.insert(tripNotes).values(note).returning({ id: tripNotes.id });
  if (!row) throw new Error("a note could not be stored");
  return row.id;
}

/** Newest first. */
export function listTripNotes(db: Db, tripId: string) {
  return db
    .select({ ...getTableColumns(tripNotes), who: sql<string | null>`${adminName}` })
    .from(tripNotes)
    .leftJoin(admins, eq(admins.id, tripNotes.adminId))
    .where(eq(tripNotes.tripId, tripId))
    .orderBy(desc(tripNotes.createdAt), desc(tripNotes.id));
}

/** Null when it belongs to another request. */
export async function findTripNote(db: Db, tripId: string, id: string) {
  const [row] = await db
    .select()
    .from(tripNotes)
    .where(and(eq(tripNotes.tripId, tripId), eq(tripNotes.id, id)));
  return row ?? null;
}

/** That it is the asker's own is the service's to check. */
export async function deleteTripNote(db: Db, id: string): Promise<void> {
  await db.delete(tripNotes).where(eq(tripNotes.id, id));
}
