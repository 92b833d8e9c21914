import { sql } from "drizzle-orm";
import type { TripCounts } from "#contract/desk.ts";
import type { DeskOverview } from "#contract/desk-overview.ts";
import { type Db, queryRows } from "#server/db/database.ts";
import { trips } from "#server/db/schema/foundation.ts";
import { isDue, isUnread } from "./store.ts";

const weekCount = 12;
type Bucket = DeskOverview["ages"][number]["bucket"];
const buckets: Bucket[] = ["day", "three_days", "week", "older"];

/** Over all requests, whatever the list is narrowed to. */
export async function countTrips(db: Db, now: Date): Promise<TripCounts> {
  const counts: TripCounts = {
    new: 0,
    qualified: 0,
    quote_sent: 0,
    accepted: 0,
    lost: 0,
    due: 0,
    unread: 0,
  };
  const rows = await db
    .select({
      stage: trips.stage,
      count: sql<number>`count(*)::int`,
      due: sql<number>`(count(*) filter (where ${isDue(now)}))::int`,
      unread: sql<number>`(count(*) filter (where ${isUnread}))::int`,
    })
    .from(trips)
    .groupBy(trips.stage);
  for (const row of rows) {
    counts[row.stage] = row.count;
    counts.due += row.due;
    counts.unread += row.unread;
  }
  return counts;
}

/** Requests by week of the office, Monday first; weeks without one count too. */
async function readWeeks(db: Db, at: string): Promise<DeskOverview["weeks"]> {
  return queryRows(
    db,
    sql`with local as (select date_trunc('week', ${at}::timestamptz at time zone 'Asia/Kolkata') as this)
      select to_char(w.week, 'YYYY-MM-DD') as week, count(t.id)::int as count
      from local, generate_series(local.this - interval '7 days' * ${weekCount - 1}::int, local.this, interval '7 days') as w (week)
      left join trips t on t.created_at >= w.week at time zone 'Asia/Kolkata'
        and t.created_at < (w.week + interval '7 days') at time zone 'Asia/Kolkata'
      group by w.week order by w.week`,
  );
}

async function readAges(db: Db, at: string): Promise<DeskOverview["ages"]> {
  const rows = await queryRows<{ bucket: Bucket; count: number }>(
    db,
    sql`select case when age < interval '1 day' then 'day' when age < interval '3 days' then 'three_days'
          when age < interval '7 days' then 'week' else 'older' end as bucket, count(*)::int as count
        from (select ${at}::timestamptz - created_at as age from trips
          where stage in ('new', 'qualified', 'quote_sent')) open group by 1`,
  );
  return buckets.map((bucket) => ({
    bucket,
    count: rows.find((row) => row.bucket === bucket)?.count ?? 0,
  }));
}

export type PipelineOverview = Omit<DeskOverview, "waiting"> & {
  waiting: Pick<DeskOverview["waiting"], "due" | "unreadTrips">;
};

/** The requests' part of the desk's front page, in four reads. */
export async function readPipeline(db: Db, now: Date): Promise<PipelineOverview> {
  const at = now.toISOString();
  const [weeks, ages, counts, [answer]] = await Promise.all([
    readWeeks(db, at),
    readAges(db, at),
    countTrips(db, now),
    queryRows<{ seconds: number | null; answered: number }>(
      db,
      sql`select round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)))::int as seconds,
            count(*)::int as answered
          from trips where answered_at is not null and created_at > ${at}::timestamptz - interval '90 days'`,
    ),
  ]);
  const { due, unread, ...stages } = counts;
  return {
    weeks,
    ages,
    stages,
    answerSeconds: answer?.seconds ?? null,
    answered: answer?.answered ?? 0,
    waiting: { due, unreadTrips: unread },
  };
}
