import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { adminPasskeys } from "#server/db/schema/desk.ts";

export type AdminPasskeyRow = typeof adminPasskeys.$inferSelect;

/** Oldest first. */
export const listAdminPasskeys = (db: Db, adminId: string): Promise<AdminPasskeyRow[]> =>
  db
    .select()
    .from(adminPasskeys)
    .where(eq(adminPasskeys.adminId, adminId))
    .orderBy(asc(adminPasskeys.createdAt), asc(adminPasskeys.id));

/** Whoever's it is; null: nobody's here. */
export async function findAdminPasskey(
  db: Db,
  credentialId: string,
): Promise<AdminPasskeyRow | null> {
  const [row] = await db
    .select()
    .from(adminPasskeys)
    .where(sql`${adminPasskeys.credential} ->> 'id' = ${credentialId}`);
  return row ?? null;
}

/** Null where this authenticator's key is kept already. */
export async function insertAdminPasskey(
  db: Db,
  passkey: typeof adminPasskeys.$inferInsert,
): Promise<AdminPasskeyRow | null> {
  const [row] = await db.insert(adminPasskeys).values(passkey).onConflictDoNothing().returning();
  return row ?? null;
}

/** Keeps its new counter. @returns false where it is not any more as it was read */
export async function moveAdminPasskey(
  db: Db,
  { id, credential }: AdminPasskeyRow,
  next: Pick<AdminPasskeyRow, "credential" | "lastUsedAt">,
): Promise<boolean> {
  const counter = sql`(${adminPasskeys.credential} ->> 'counter')::bigint`;
  const rows = await db
    .update(adminPasskeys)
    .set(next)
    .where(and(eq(adminPasskeys.id, id), sql`${counter} = ${credential.counter}`))
    .returning({ id: adminPasskeys.id });
  return rows.length > 0;
}

/** @returns whether there was one, of this administrator */
export async function deleteAdminPasskey(db: Db, adminId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(adminPasskeys)
    .where(and(eq(adminPasskeys.id, id), eq(adminPasskeys.adminId, adminId)))
    .returning({ id: adminPasskeys.id });
  return rows.length > 0;
}

/** All of an administrator's: a new password by link ends whatever else opened the account. */
export async function deleteAdminPasskeys(db: Db, adminId: string): Promise<void> {
  await db.delete(adminPasskeys).where(eq(adminPasskeys.adminId, adminId));
}
