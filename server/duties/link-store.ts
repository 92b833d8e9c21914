import { sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";

/** Links by which one line's days are read without an account. */
export type DutyLink = { tripId: string; item: string };

/** A link in the place of the one before, which is closed with that. */
export async function writeLink(
  db: Db,
  { tripId, item }: DutyLink,
  made: { tokenHash: string; adminId: string; at: Date },
): Promise<void> {
  await db.execute(
    sql`insert into duty_links (trip_id, item, token_hash, created_by, created_at)
      values (${tripId}::uuid, ${item}, ${made.tokenHash}, ${made.adminId}::uuid, ${made.at.toISOString()}::timestamptz)
      on conflict (trip_id, item) do update set token_hash = excluded.token_hash,
        created_by = excluded.created_by, created_at = excluded.created_at, opened_at = null`,
  );
}

/** @returns whether there was one */
export async function closeLink(db: Db, { tripId, item }: DutyLink): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`delete from duty_links where trip_id = ${tripId}::uuid and item = ${item} returning item`,
  );
  return rows.length > 0;
}

/** By the hash of its token; null: it is closed, or never was. */
export async function findLink(db: Db, tokenHash: string): Promise<DutyLink | null> {
  const [row] = await queryRows<DutyLink>(
    db,
    sql`select trip_id::text as "tripId", item from duty_links where token_hash = ${tokenHash}`,
  );
  return row ?? null;
}

/** Once an hour at most: a page that is looked at often writes nothing. */
export async function noteOpened(db: Db, { tripId, item }: DutyLink, at: Date): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  await db.execute(
    sql`update duty_links set opened_at = ${now} where trip_id = ${tripId}::uuid and item = ${item}
      and (opened_at is null or opened_at < ${now} - interval '1 hour')`,
  );
}

/** Those of a trip that are open; `openedAt` is null until somebody has opened it. */
export const listLinks = (
  db: Db,
  tripId: string,
): Promise<{ item: string; madeAt: Date; openedAt: Date | null }[]> =>
  queryRows(
    db,
    sql`select item, created_at as "madeAt", opened_at as "openedAt" from duty_links
      where trip_id = ${tripId}::uuid order by item`,
  );
