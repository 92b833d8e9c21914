import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { authPasskeys } from "#server/db/schema/auth.ts";

export type PasskeyRow = typeof authPasskeys.$inferSelect;

const ofUser = (userId: string, id: string) =>
  and(eq(authPasskeys.id, id), eq(authPasskeys.userId, userId));

/** Oldest first. */
export const listPasskeys = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(authPasskeys)
    .where(eq(authPasskeys.userId, userId))
    .orderBy(asc(authPasskeys.createdAt), asc(authPasskeys.id));

/** Whoever's it is. Locked: its counter goes up one sign-in at a time. */
export async function lockPasskey(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db
    .select()
    .from(authPasskeys)
    .where(sql`${authPasskeys.credential} ->> 'id' = ${credentialId}`)
    .for("update");
  return row ?? null;
}

/** Null where this authenticator's key is kept already, at whichever account. */
export async function insertPasskey(
  db: Db,
  passkey: typeof authPasskeys.$inferInsert,
): Promise<PasskeyRow | null> {
  const [row] = await db.insert(authPasskeys).values(passkey).onConflictDoNothing().returning();
  return row ?? null;
}

/** Inside the transaction that has locked it. */
export async function updatePasskey(
  db: Db,
  id: string,
  values: Partial<typeof authPasskeys.$inferInsert>,
): Promise<void> {
  await db.update(authPasskeys).set(values).where(eq(authPasskeys.id, id));
}

/** Null for another person's too: nobody learns that it exists. */
export async function renamePasskey(
  db: Db,
  userId: string,
  id: string,
  values: { friendlyName: string; updatedAt: Date },
): Promise<PasskeyRow | null> {
  const [row] = await db.update(authPasskeys).set(values).where(ofUser(userId, id)).returning();
  return row ?? null;
}

/** @returns whether there was one, of this person */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(authPasskeys)
    .where(ofUser(userId, id))
    .returning({ id: authPasskeys.id });
  return rows.length > 0;
}
