import { and, asc, eq, notInArray } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { authIdentities } from "#server/db/schema/auth.ts";

export type IdentityRow = typeof authIdentities.$inferSelect;
/** Oldest first. */
export function listIdentities(db: Db, userId: string): Promise<IdentityRow[]> {
  return db
    .select()
    .from(authIdentities)
    .where(eq(authIdentities.userId, userId))
    .orderBy(asc(authIdentities.createdAt), asc(authIdentities.id));
}

/** By the provider's own id of the person, never by an address. */
export async function findIdentity(
  db: Db,
  provider: string,
  providerId: string,
): Promise<IdentityRow | null> {
  const [row] = await db
    .select()
    .from(authIdentities)
    .where(and(eq(authIdentities.provider, provider), eq(authIdentities.providerId, providerId)));
  return row ?? null;
}

/** Null when the provider's account belongs to somebody already. */
export async function insertIdentity(
  db: Db,
  identity: typeof authIdentities.$inferInsert,
): Promise<IdentityRow | null> {
  const [row] = await db.insert(authIdentities).values(identity).onConflictDoNothing().returning();
  return row ?? null;
}

/** `now` becomes its `updatedAt`. */
export async function updateIdentity(
  db: Db,
  id: string,
  values: Partial<typeof authIdentities.$inferInsert>,
  now: Date,
): Promise<void> {
  await db
    .update(authIdentities)
    .set({ ...values, updatedAt: now })
    .where(eq(authIdentities.id, id));
}

/** That another way in remains is the caller's to check. */
export async function deleteIdentity(db: Db, id: string): Promise<void> {
  await db.delete(authIdentities).where(eq(authIdentities.id, id));
}

/** All ways in through a provider; the password stays. */
export async function deleteIdentitiesOf(db: Db, userId: string): Promise<void> {
  await db.delete(authIdentities).where(eq(authIdentities.userId, userId));
}

/** Identities of providers: what is not the person's own address here. */
export async function deleteForeignIdentities(db: Db, userId: string): Promise<void> {
  await db
    .delete(authIdentities)
    .where(
      and(
        eq(authIdentities.userId, userId),
        notInArray(authIdentities.provider, ["email", "phone"]),
      ),
    );
}
