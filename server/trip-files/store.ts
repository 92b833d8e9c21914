import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { tripFiles, tripMembers } from "#server/db/schema/group.ts";

export type FileRow = Awaited<ReturnType<typeof listFiles>>[number];

/** Of a trip, oldest first, with the names of members who sent them. */
export async function listFiles(db: Db, tripId: string) {
  const rows = await db
    .select({ file: tripFiles, memberName: tripMembers.name })
    .from(tripFiles)
    .leftJoin(tripMembers, eq(tripMembers.id, tripFiles.memberId))
    .where(eq(tripFiles.tripId, tripId))
    .orderBy(asc(tripFiles.createdAt), asc(tripFiles.id));
  return rows.map(({ file, memberName }) => ({ ...file, memberName }));
}

/** Of whichever trip. Null: there is none. */
export async function findFile(db: Db, id: string): Promise<typeof tripFiles.$inferSelect | null> {
  const [row] = await db.select().from(tripFiles).where(eq(tripFiles.id, id));
  return row ?? null;
}

/** @returns false where one with its id is there */
export async function insertFile(db: Db, file: typeof tripFiles.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(tripFiles)
    .values(file)
    .onConflictDoNothing()
    .returning({ id: tripFiles.id });
  return rows.length > 0;
}

/** @returns false when it is gone */
export async function deleteFile(db: Db, tripId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(tripFiles)
    .where(and(eq(tripFiles.tripId, tripId), eq(tripFiles.id, id)))
    .returning({ id: tripFiles.id });
  return rows.length > 0;
}
