import { createHash } from "node:crypto";
import { lt, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { rateLimits } from "#server/db/schema/foundation.ts";
import { AppError } from "#server/http/app-error.ts";

/** The house's one limiter: counters in a table, so that they hold across processes and restarts. */

/** At most `limit` hits in a window that begins with the first of them. */
export type RateRule = { limit: number; windowSeconds: number };

/** `name:whose`; the second part is kept as a hash, it may be a person's address. */
const rowKey = (key: string) => {
  const colon = key.indexOf(":");
  const digest = createHash("sha256").update(key).digest("base64url").slice(0, 22);
  return `${colon === -1 ? "" : key.slice(0, colon)}:${digest}`;
};

const secondsUntil = (end: Date | string, now: Date) =>
  Math.max(1, Math.ceil((new Date(end).getTime() - now.getTime()) / 1000));

/**
 * Counts a hit, also one beyond the limit.
 * @returns seconds until the window ends when the limit is passed, null while within it.
 */
export async function countHit(
  db: Db,
  key: string,
  rule: RateRule,
  now = new Date(),
): Promise<number | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const end = new Date(now.getTime() + rule.windowSeconds * 1000).toISOString();
  const [row] = await queryRows<{ hits: number; ends_at: Date | string }>(
    db,
    sql`insert into rate_limits as counted (key, hits, ends_at)
        values (${rowKey(key)}, 1, ${end}::timestamptz)
        on conflict (key) do update set
          hits = case when counted.ends_at <= ${at} then 1 else counted.hits + 1 end,
          ends_at = case when counted.ends_at <= ${at} then excluded.ends_at
            else least(counted.ends_at, excluded.ends_at) end
        returning hits, ends_at`,
  );
  if (!row || row.hits <= rule.limit) return null;
  return secondsUntil(row.ends_at, now);
}

/** How many hits count now, without counting one. */
export async function readHits(db: Db, key: string, now = new Date()): Promise<number> {
  const [row] = await queryRows<{ hits: number }>(
    db,
    sql`select hits from rate_limits
        where key = ${rowKey(key)} and ends_at > ${now.toISOString()}::timestamptz`,
  );
  return row?.hits ?? 0;
}

/** Takes one hit back: what was counted beforehand and turned out well. */
export async function takeBackHit(db: Db, key: string): Promise<void> {
  await db.execute(
    sql`update rate_limits set hits = hits - 1 where key = ${rowKey(key)} and hits > 0`,
  );
}

/** @throws AppError too_many_requests with Retry-After once the limit is passed */
export async function takeRate(
  db: Db,
  key: string,
  rule: RateRule,
  now = new Date(),
): Promise<void> {
  const wait = await countHit(db, key, rule, now);
  if (wait !== null)
    throw new AppError("too_many_requests", `Too many tries: please wait ${wait} seconds.`, {
      headers: { "retry-after": String(wait) },
    });
}

/** Clocks of two machines may differ by this; in milliseconds. */
const margin = 3600_000;

/** Forgets windows that have ended, and never one that still counts; the shell calls it hourly. */
export async function forgetOldRates(db: Db, now = new Date()): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, new Date(now.getTime() - margin)));
}
