import { and, eq, isNotNull, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { unconfirmedTrips } from "#server/db/schema/quotes.ts";

/** Requests by an address alone whose mails wait: the first of each network, then the second of each … */

const queue = sql`select token_hash, created_at,
    row_number() over (partition by waiting_network order by created_at, token_hash) as place
  from trip_wishes where waiting_network is not null`;

/** @returns hashes of the links of those who are next */
export async function listNextWaiting(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await queryRows<{ token_hash: string }>(
    db,
    sql`select token_hash from (${queue} and expires_at > ${now.toISOString()}::timestamptz) waiting
        order by place, created_at limit ${limit}`,
  );
  return rows.map((row) => row.token_hash);
}

/**
 * Takes one out of those that wait: it has a new link, and nothing says any more where it came from.
 * @returns the address that is asked, and in which language; null when it does not wait any more
 */
export async function takeWaiting(
  db: Db,
  tokenHash: string,
  link: { tokenHash: string; expiresAt: Date },
): Promise<Pick<typeof unconfirmedTrips.$inferSelect, "email" | "language"> | null> {
  const [row] = await db
    .update(unconfirmedTrips)
    .set({ ...link, waitingNetwork: null })
    .where(
      and(eq(unconfirmedTrips.tokenHash, tokenHash), isNotNull(unconfirmedTrips.waitingNetwork)),
    )
    .returning({ email: unconfirmedTrips.email, language: unconfirmedTrips.language });
  return row ?? null;
}

/** Bounds what waits: beyond `most` rows the last places go, so that a crowd loses its own. */
export async function dropBeyond(db: Db, most: number): Promise<void> {
  await db.execute(sql`delete from trip_wishes where token_hash in (
    select token_hash from (${queue}) waiting order by place, created_at offset ${most})`);
}
