import { createHash } from "node:crypto";
import { and, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { rateLimits } from "#server/db/schema/foundation.ts";
import { AppError } from "#server/errors/app-error.ts";

/** The house's one limiter: counters in a table, so that they hold across processes and restarts. */

/** At most `limit` hits in a window that begins with the first of them. */
export type LimitRule = { limit: number; windowSeconds: number };

/** `name:whose`; the second part is kept as a hash, it may be a person's address. */
const rowKey = (key: string) => {
  const colon = key.indexOf(":");
  const digest = createHash("sha256").update(key).digest("base64url").slice(0, 22);
  return `${colon === -1 ? "" : key.slice(0, colon)}:${digest}`;
};

export const secondsUntil = (end: Date, now: Date) =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));

type Counted = { hits: number; endsAt: Date };

/** A hit of a key that has a row, called `counted`: one more in its window, or the first of a new one. */
const countAgain = (at: SQL) => sql`
  hits = case when counted.ends_at <= ${at} then 1 else counted.hits + 1 end,
  ends_at = case when counted.ends_at <= ${at} then excluded.ends_at
    else least(counted.ends_at, excluded.ends_at) end`;

/** Counts a hit of each key, in one statement. @returns the counts in the order of the keys */
export async function countHits(
  db: Db,
  hits: { key: string; windowSeconds: number }[],
  now = new Date(),
): Promise<Counted[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = hits.map(({ key, windowSeconds }) => ({
    key: rowKey(key),
    end: new Date(now.getTime() + windowSeconds * 1000).toISOString(),
  }));
  // Always locked in one order, so that two of these never wait for each other.
  const sorted = rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const values = sorted.map(({ key, end }) => sql`(${key}, 1, ${end}::timestamptz)`);
  const counted = await queryRows<{ key: string; hits: number; ends_at: Date | string }>(
    db,
    sql`insert into rate_limits as counted (key, hits, ends_at) values ${sql.join(values, sql`, `)}
        on conflict (key) do update set ${countAgain(at)}
        returning key, hits, ends_at`,
  );
  const byKey = new Map(counted.map((row) => [row.key, row]));
  return rows.map(({ key, end }) => {
    const row = byKey.get(key);
    return { hits: row?.hits ?? 1, endsAt: new Date(row?.ends_at ?? end) };
  });
}

/**
 * Counts a hit, also one beyond the limit.
 * @returns seconds until the window ends when the limit is passed, null while within it.
 */
export async function countHit(
  db: Db,
  key: string,
  rule: LimitRule,
  now = new Date(),
): Promise<number | null> {
  const [counted] = await countHits(db, [{ key, windowSeconds: rule.windowSeconds }], now);
  return counted && counted.hits > rule.limit ? secondsUntil(counted.endsAt, now) : null;
}

/** What counts now of each key, without counting: hits, and the seconds until they are forgotten. */
export async function readHits(
  db: Db,
  keys: string[],
  now = new Date(),
): Promise<{ hits: number; seconds: number }[]> {
  const wanted = keys.map(rowKey);
  const rows = await db
    .select()
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, wanted), gt(rateLimits.endsAt, now)));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return wanted.map((key) => {
    const row = byKey.get(key);
    return row
      ? { hits: row.hits, seconds: secondsUntil(row.endsAt, now) }
      : { hits: 0, seconds: 0 };
  });
}

/** @throws AppError too_many_requests with Retry-After once the limit is passed */
export async function takeHit(
  db: Db,
  key: string,
  rule: LimitRule,
  now = new Date(),
): Promise<void> {
  const wait = await countHit(db, key, rule, now);
  if (wait !== null) throw waitFor(wait);
}

const waitFor = (seconds: number) =>
  new AppError("too_many_requests", `Too many tries: please wait ${seconds} seconds.`, {
    headers: { "retry-after": String(seconds) },
  });

/**
 * A hit as a part of a larger statement: a row (its key) when it is within the limit and `only` holds. Else
 * none, and nothing is written, so that whoever is beyond the limit waits for no disk. Until the end of the
 * transaction the key's others wait for it.
 */
export function hitTaken(
  key: string,
  { limit, windowSeconds }: LimitRule,
  now: Date,
  only: SQL,
): SQL {
  const row = rowKey(key);
  const at = sql`${now.toISOString()}::timestamptz`;
  const end = new Date(now.getTime() + windowSeconds * 1000).toISOString();
  return sql`insert into rate_limits as counted (key, hits, ends_at)
    select ${row}::text, 1, ${end}::timestamptz
    where (${only}) and not exists (
      select from rate_limits where key = ${row} and hits >= ${limit} and ends_at > ${at})
    on conflict (key) do update set ${countAgain(at)}
    where counted.hits < ${limit} or counted.ends_at <= ${at}
    returning key`;
}

/** Clocks of two machines may differ by this; in milliseconds. */
const margin = 3600_000;

/** Forgets windows that have ended, and never one that still counts; the shell calls it hourly. */
export async function forgetOldHits(db: Db, now = new Date()): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, new Date(now.getTime() - margin)));
}

/** Forgets what was counted under these keys. */
export async function forgetHits(db: Db, keys: readonly string[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys.map(rowKey)));
}
