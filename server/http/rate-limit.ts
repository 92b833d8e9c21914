import { lt, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { queryRows } from "#server/db/database.ts";
import { rateLimits } from "#server/db/schema/foundation.ts";
import { AppError } from "./app-error.ts";

export type RateRule = { limit: number; windowSeconds: number };

/**
 * Counts a hit in a fixed window that all processes share.
 * @returns seconds until the window ends when the limit is passed, null while within it.
 */
export async function countHit(
  db: Db,
  key: string,
  rule: RateRule,
  now = new Date(),
): Promise<number | null> {
  const length = rule.windowSeconds * 1000;
  const start = new Date(Math.floor(now.getTime() / length) * length);
  const [row] = await queryRows<{ hits: number }>(
    db,
    sql`insert into rate_limits (key, window_start, hits) values (${key}, ${start.toISOString()}::timestamptz, 1)
        on conflict (key, window_start) do update set hits = rate_limits.hits + 1 returning hits`,
  );
  if ((row?.hits ?? 0) <= rule.limit) return null;
  return Math.ceil((start.getTime() + length - now.getTime()) / 1000);
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

/** Forgets windows that ended more than a day ago; the shell calls it hourly. */
export async function forgetOldRates(db: Db, now = new Date()): Promise<void> {
  await db
    .delete(rateLimits)
    .where(lt(rateLimits.windowStart, new Date(now.getTime() - 86_400_000)));
}
