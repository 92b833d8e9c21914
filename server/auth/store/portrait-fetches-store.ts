import { sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";

const longest = 2000;

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
  if (typeof url !== "string" || !url.startsWith("https://") || url.length > longest) return;
  await db.execute(sql`insert into portrait_fetches (user_id, url, next_at)
    values (${userId}::uuid, ${url}, ${now.toISOString()}::timestamptz)
    on conflict (user_id) do update set url = excluded.url where portrait_fetches.next_at is not null`);
}
