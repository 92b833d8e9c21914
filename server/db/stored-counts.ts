import { type SQL, sql } from "drizzle-orm";
import { type Db, queryRows } from "./database.ts";

/**
 * Counts kept beside the rows that they count, by triggers in the same transaction: each change adds a
 * line, a count is the sum of its lines (docs/decisions/067). No number of rows makes them slower to read.
 */
export type CountedSubject = "reviews.stars" | "trips.stage" | "trips.day" | "trips.open";

/** The counts of a subject, as a part of a statement: `key`, `count`. */
export const storedCounts = (subject: CountedSubject): SQL =>
  sql`select key, sum(delta)::int as count from kept_counts where subject = ${subject} group by key`;

/** The same, read. Keys without rows are left out. */
export async function readStoredCounts(
  db: Db,
  subject: CountedSubject,
): Promise<Map<string, number>> {
  const rows = await queryRows<{ key: string; count: number }>(db, storedCounts(subject));
  return new Map(rows.filter(({ count }) => count !== 0).map(({ key, count }) => [key, count]));
}

/** Makes one line of the lines of each count; the jobs call it. Of two processes at once one does it. */
export async function foldCounts(db: Db): Promise<void> {
  await db.execute(sql`
    with several as (
      select subject, key from kept_counts
      where pg_try_advisory_xact_lock(7264191) group by subject, key having count(*) > 1
    ), gone as (
      delete from kept_counts k using several s where k.subject = s.subject and k.key = s.key
      returning k.subject, k.key, k.delta
    )
    insert into kept_counts
      select subject, key, sum(delta) from gone group by subject, key having sum(delta) <> 0`);
}
