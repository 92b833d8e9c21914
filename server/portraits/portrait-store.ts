import { and, desc, eq, ne, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { portraitFetches, travel } from "#server/db/schema/auth.ts";

/** All SQL about portraits: the TRAVEL rows of the specification, and what is still to be fetched. */

/** What an account's picture is called; null while it has none. */
export async function findPortraitName(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ path: travel.path })
    .from(travel)
    .where(eq(travel.userId, userId))
    .orderBy(desc(travel.updatedAt))
    .limit(1);
  return row?.path ?? null;
}

/** The same by the address that the account signs in with. */
export async function findPortraitNameByEmail(db: Db, email: string): Promise<string | null> {
  const [row] = await db.select({ path: travel.path }).from(travel).where(eq(travel.email, email));
  return row?.path ?? null;
}

/** The TRAVEL rows that somebody may read: their own alone; nobody's for null. */
export const ownTravelRows = (userId: string | null) => sql`
  select email as "Email", path from travel
  where ${userId === null ? sql`false` : sql`user_id = ${userId}::uuid`}`;

/** Says whose picture lies where; an address has one row. */
export async function writePortrait(
  db: Db,
  row: { email: string; path: string; userId: string },
): Promise<void> {
  await db
    .insert(travel)
    .values(row)
    .onConflictDoUpdate({
      target: travel.email,
      set: { path: row.path, userId: row.userId, updatedAt: new Date() },
    });
}

/** The portrait follows its owner to a new address. */
export async function movePortrait(
  db: Db,
  userId: string,
  email: string,
  now: Date,
): Promise<void> {
  await db.delete(travel).where(and(eq(travel.email, email), ne(travel.userId, userId)));
  await db.update(travel).set({ email, updatedAt: now }).where(eq(travel.userId, userId));
}

/** Removes somebody's rows, but for that of the picture `except`. @returns the pictures they named */
export async function forgetPortraits(db: Db, userId: string, except?: string): Promise<string[]> {
  const rows = await db
    .delete(travel)
    .where(and(eq(travel.userId, userId), except ? ne(travel.path, except) : undefined))
    .returning();
  return rows.map(({ path }) => path);
}

const longestAddress = 2000;

/**
 * Remembers where a provider shows a person's portrait, to be fetched once behind the sign-in; the
 * latest address counts until then. Whatever is no https address is passed over.
 */
export async function queuePortraitFetch(
  db: Db,
  userId: string,
  url: unknown,
  now: Date,
): Promise<void> {
  if (typeof url !== "string" || !url.startsWith("https://") || url.length > longestAddress) return;
  await db.execute(sql`insert into portrait_fetches (user_id, url, next_at)
    values (${userId}::uuid, ${url}, ${now.toISOString()}::timestamptz)
    on conflict (user_id) do update set url = excluded.url where portrait_fetches.next_at is not null`);
}

export type DueFetch = { userId: string; email: string; url: string; attempts: number };

/**
 * Takes one fetch that is due and puts it off until `again`, so that no other process has it. Only
 * for whoever has confirmed an address, has no picture, and still has the identity that showed it.
 */
export async function takeDueFetch(db: Db, now: Date, again: Date): Promise<DueFetch | null> {
  const [row] = await queryRows<DueFetch>(
    db,
    sql`update portrait_fetches f
      set attempts = f.attempts + 1, next_at = ${again.toISOString()}::timestamptz
      from auth_users u
      where u.id = f.user_id and f.user_id = (
        select p.user_id from portrait_fetches p join auth_users a on a.id = p.user_id
        where p.next_at <= ${now.toISOString()}::timestamptz
          and a.email is not null and a.email_confirmed_at is not null
          and not exists (select 1 from travel t where t.user_id = a.id)
          and exists (select 1 from auth_identities i
            where i.user_id = a.id and i.identity_data ->> 'avatar_url' = p.url)
        order by p.next_at limit 1 for update of p skip locked)
      returning f.user_id as "userId", u.email, f.url, f.attempts`,
  );
  return row ?? null;
}

/** `nextAt` null: done, or given up. */
export async function settleFetch(db: Db, userId: string, nextAt: Date | null): Promise<void> {
  await db.update(portraitFetches).set({ nextAt }).where(eq(portraitFetches.userId, userId));
}
