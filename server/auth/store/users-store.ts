import { and, asc, count, desc, eq, ilike, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { authFactors, authUsers } from "#server/db/schema/auth.ts";

export type UserRow = typeof authUsers.$inferSelect;
export type NewUser = typeof authUsers.$inferInsert;
export type FactorRow = typeof authFactors.$inferSelect;

const alive = isNull(authUsers.deletedAt);

/** Null also for whoever was deleted softly. */
export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.id, id), alive));
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function lockUser(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.id, id), alive))
    .for("update");
  return row ?? null;
}

/** By confirmed or unconfirmed address; people of an SSO provider are never found this way. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.email, email), eq(authUsers.isSso, false), alive));
  return row ?? null;
}

/** The number as digits with its country code, without a plus; confirmed or not. */
export async function findUserByPhone(db: Db, phone: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.phone, phone), alive));
  return row ?? null;
}

/** Null when the address was taken meanwhile. */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow | null> {
  const [row] = await db.insert(authUsers).values(user).onConflictDoNothing().returning();
  return row ?? null;
}

/** @throws Error when the row has gone meanwhile, which ends the transaction */
export async function updateUser(
  db: Db,
  id: string,
  values: Partial<NewUser>,
  now: Date,
): Promise<UserRow> {
  const [row] = await db
    .update(authUsers)
    .set({ ...values, updatedAt: now })
    .where(eq(authUsers.id, id))
    .returning();
  if (!row) throw new Error("the user is gone");
  return row;
}

/**
 * Everything of the auth service goes with the row. Alone it leaves trips, reviews and pictures:
 * see `removePerson`.
 */
export async function deleteUserRow(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db.delete(authUsers).where(eq(authUsers.id, id)).returning();
  return row ?? null;
}

/**
 * Newest first, with how many there are in all. `search` looks in address, phone and name; `withPhone`
 * takes only those with a phone in their metadata.
 */
export async function listUserRows(
  db: Db,
  options: {
    offset: number;
    limit: number;
    search?: string | undefined;
    withPhone?: boolean | undefined;
  },
): Promise<{ rows: UserRow[]; total: number }> {
  const term = options.search ? `%${options.search.replaceAll(/[\\%_]/g, "\\$&")}%` : null;
  const where = and(
    alive,
    options.withPhone ? sql`coalesce(${authUsers.userMetadata}->>'phone', '') <> ''` : undefined,
    term
      ? or(
          ilike(authUsers.email, term),
          ilike(authUsers.phone, term),
          sql`${authUsers.userMetadata}->>'full_name' ilike ${term}`,
        )
      : undefined,
  );
  const rows = await db
    .select()
    .from(authUsers)
    .where(where)
    .orderBy(desc(authUsers.createdAt), desc(authUsers.id))
    .offset(options.offset)
    .limit(options.limit);
  const [counted] = await db.select({ total: count() }).from(authUsers).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** Whoever asks lowers or ends the person's sessions as well. */
export async function deleteFactorsOf(db: Db, userId: string): Promise<void> {
  await db.delete(authFactors).where(eq(authFactors.userId, userId));
}

/** Verified and unverified, oldest first. */
export function listFactors(db: Db, userId: string): Promise<FactorRow[]> {
  return db
    .select()
    .from(authFactors)
    .where(eq(authFactors.userId, userId))
    .orderBy(asc(authFactors.createdAt), asc(authFactors.id));
}
