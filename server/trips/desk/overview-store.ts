import { sql } from "drizzle-orm";
import type { TripCounts } from "#contract/wire/desk.ts";
import type { DeskOverview } from "#contract/wire/desk-overview.ts";
import { type Db, queryRows } from "#server/db/database.ts";
import { trips } from "#server/db/schema/foundation.ts";
import { storedCounts } from "#server/db/stored-counts.ts";
import { isDue, isOpen, isUnread, openStageList } from "#server/trips/store.ts";

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
  const rows = await queryRows<{ key: keyof TripCounts; count: number }>(
    db,
    sql`${storedCounts("trips.stage")}
      union all select 'due', count(*)::int from ${trips} where ${isDue(now)}
      union all select 'unread', count(*)::int from ${trips} where ${isUnread}`,
  );
  for (const { key, count } of rows) counts[key] = count;
  return counts;
}

/** Requests by week of the office, Monday first; weeks without one count too. */
async function readWeeks(db: Db, at: string): Promise<DeskOverview["weeks"]> {
  return queryRows(
    db,
    sql`with local as (select date_trunc('week', ${at}::timestamptz at time zone 'Asia/Kolkata') as this),
        first as (select this - interval '7 days' * ${weekCount - 1}::int as week from local),
        kept as (select date_trunc('week', key::timestamp) as week, sum(delta)::int as count from kept_counts
          where subject = 'trips.day' and key >= (select to_char(week, 'YYYY-MM-DD') from first) group by 1)
      select to_char(w.week, 'YYYY-MM-DD') as week, coalesce(kept.count, 0) as count
      from local cross join first
        cross join generate_series(first.week, local.this, interval '7 days') as w (week)
        left join kept on kept.week = w.week
      order by 1`,
  );
}

/** Open requests by their age: whole hours are counted already, the rest of an hour is counted now. */
async function readAges(db: Db, at: string): Promise<DeskOverview["ages"]> {
  const younger = await queryRows<{ hours: number | null; count: number }>(
    db,
    sql`with marks as (select hours, ${at}::timestamptz - interval '1 hour' * hours as since
        from (values (24), (72), (168)) as m (hours))
      select hours, (
        (select coalesce(sum(delta), 0) from kept_counts where subject = 'trips.open'
          and key > to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24'))
        + (select count(*) from ${trips} where ${isOpen} and ${trips.createdAt} > since
          and ${trips.createdAt} < (date_trunc('hour', since at time zone 'UTC') + interval '1 hour') at time zone 'UTC')
      )::int as count from marks
      union all select null, coalesce(sum(delta), 0)::int from kept_counts
        where subject = 'trips.stage' and key in (${sql.raw(openStageList)})
      order by hours`,
  );
  return buckets.map((bucket, index) => ({
    bucket,
    count: (younger[index]?.count ?? 0) - (younger[index - 1]?.count ?? 0),
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
