import { sql } from "drizzle-orm";
import type { DeskOverview } from "#contract/desk.ts";
import { type Db, queryRows } from "#server/db/database.ts";
import { countTrips } from "#server/trips/desk-store.ts";

const weekCount = 12;
type Bucket = DeskOverview["ages"][number]["bucket"];
const buckets: Bucket[] = ["day", "three_days", "week", "older"];

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

/** The front page of the desk in five reads. */
export async function readOverview(db: Db, now: Date): Promise<DeskOverview> {
  const at = now.toISOString();
  const [weeks, ages, counts, [answer], [waiting]] = await Promise.all([
    readWeeks(db, at),
    readAges(db, at),
    countTrips(db, now),
    queryRows<{ seconds: number | null; answered: number }>(
      db,
      sql`select round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)))::int as seconds,
            count(*)::int as answered
          from trips where answered_at is not null and created_at > ${at}::timestamptz - interval '90 days'`,
    ),
    queryRows<{ contact: number; photos: number; reports: number; chats: number }>(
      db,
      sql`select (select count(*) from contact_messages where status = 'new')::int as contact,
            (select count(*) from photos where status = 'pending')::int as photos,
            (select count(distinct comment_id) from comment_reports where settled_at is null)::int as reports,
            (select count(*) from chat_threads t where t.status = 'open' and exists (
              select 1 from chat_messages m where m.thread_id = t.id and m.author = 'visitor'
                and m.created_at > coalesce(t.desk_seen_at, '-infinity'::timestamptz)))::int as chats`,
    ),
  ]);
  const { due, unread, ...stages } = counts;
  return {
    weeks,
    ages,
    stages,
    answerSeconds: answer?.seconds ?? null,
    answered: answer?.answered ?? 0,
    waiting: {
      due,
      unreadTrips: unread,
      contact: waiting?.contact ?? 0,
      photos: waiting?.photos ?? 0,
      reports: waiting?.reports ?? 0,
      chats: waiting?.chats ?? 0,
    },
  };
}
