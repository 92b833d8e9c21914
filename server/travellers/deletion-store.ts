import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { accountDeletions } from "#server/db/schema/desk.ts";

export type Deletion = typeof accountDeletions.$inferSelect;

/** Null when the account stays. */
export async function findDeletion(db: Db, userId: string): Promise<Deletion | null> {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId));
  return row ?? null;
}

/** @returns false when it had been asked for already */
export async function insertDeletion(
  db: Db,
  deletion: typeof accountDeletions.$inferInsert,
): Promise<boolean> {
  const rows = await db.insert(accountDeletions).values(deletion).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** @returns the deletion that was called off, or null */
export async function dropDeletion(
  db: Db,
  by: { userId: string } | { restoreHash: string },
): Promise<Deletion | null> {
  const [row] = await db
    .delete(accountDeletions)
    .where(
      "userId" in by
        ? eq(accountDeletions.userId, by.userId)
        : eq(accountDeletions.restoreHash, by.restoreHash),
    )
    .returning();
  return row ?? null;
}

/** Takes one deletion that is due, held against other processes until the transaction ends. */
export async function takeDueDeletion(db: Db, now: Date): Promise<Deletion | null> {
  const [row] = await db
    .select()
    .from(accountDeletions)
    .where(lte(accountDeletions.dueAt, now))
    .orderBy(asc(accountDeletions.dueAt))
    .limit(1)
    .for("update", { skipLocked: true });
  return row ?? null;
}

/** Marks those that are due before `until` as reminded, once. */
export function takeReminders(db: Db, until: Date, now: Date): Promise<Deletion[]> {
  return db
    .update(accountDeletions)
    .set({ remindedAt: now })
    .where(and(isNull(accountDeletions.remindedAt), lte(accountDeletions.dueAt, until)))
    .returning();
}

/** Stored files whose owner has no account any more. */
export function listLeftFiles(db: Db): Promise<{ bucket: string; owner: string }[]> {
  return queryRows(
    db,
    sql`select distinct bucket, owner::text from storage_objects o where owner is not null
      and not exists (select 1 from auth_users u where u.id = o.owner and u.deleted_at is null) limit 200`,
  );
}
