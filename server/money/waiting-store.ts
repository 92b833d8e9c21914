import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { waitingEntries } from "#server/db/schema/quotes.ts";

export type WaitingRow = typeof waitingEntries.$inferSelect;

/** @returns null when the same entry waits already */
export async function insertWaiting(
  db: Db,
  entry: typeof waitingEntries.$inferInsert,
): Promise<WaitingRow | null> {
  const [row] = await db.insert(waitingEntries).values(entry).onConflictDoNothing().returning();
  return row ?? null;
}

/** Of a trip that is held by its lock: nobody else decides about it meanwhile. */
export async function findWaiting(db: Db, tripId: string, id: string): Promise<WaitingRow | null> {
  const [row] = await db
    .select()
    .from(waitingEntries)
    .where(and(eq(waitingEntries.id, id), eq(waitingEntries.tripId, tripId)));
  return row ?? null;
}

/** @returns false when it was decided meanwhile */
export async function decideWaiting(
  db: Db,
  id: string,
  decided: Pick<WaitingRow, "decision" | "word" | "decidedBy" | "decidedAt">,
): Promise<boolean> {
  const rows = await db
    .update(waitingEntries)
    .set(decided)
    .where(and(eq(waitingEntries.id, id), isNull(waitingEntries.decision)))
    .returning({ id: waitingEntries.id });
  return rows.length > 0;
}

export type OpenEntry = WaitingRow & { who: string; reference: string; traveller: string };

/** What waits, the oldest first: of a trip, or of all. */
export const listWaiting = (db: Db, tripId: string | null): Promise<OpenEntry[]> =>
  queryRows<OpenEntry>(
    db,
    sql`select w.id::text as id, w.trip_id::text as "tripId", w.kind, w.paisa::float8 as paisa, w.entry,
        w.entered_by::text as "enteredBy", w.entered_at as "enteredAt",
        coalesce(nullif(a.name, ''), a.email, '') as who, t.reference, t.name as traveller
      from waiting_entries w join trips t on t.id = w.trip_id left join admins a on a.id = w.entered_by
      where w.decision is null and (${tripId}::uuid is null or w.trip_id = ${tripId}::uuid)
      order by w.entered_at limit 200`,
  );

/** What was refused of a trip, the latest first: whoever entered it reads why. */
export const listRefused = (db: Db, tripId: string): Promise<WaitingRow[]> =>
  db
    .select()
    .from(waitingEntries)
    .where(and(eq(waitingEntries.tripId, tripId), eq(waitingEntries.decision, "refused")))
    .orderBy(asc(waitingEntries.decidedAt))
    .limit(20);

/** How many wait, of all trips. */
export async function countWaiting(db: Db): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from waiting_entries where decision is null`,
  );
  return row?.count ?? 0;
}
