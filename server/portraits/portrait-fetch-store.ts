import { eq, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { portraitFetches } from "#server/db/schema/auth.ts";

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
