import { sql } from "drizzle-orm";
import type { SalesView } from "#contract/wire/sales.ts";
import { type Db, queryRows } from "#server/db/database.ts";
import type { MarginRow } from "./store.ts";

/** Moments from the first of a month in India to before another. */
export type Span = { from: Date; before: Date };

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
const monthOf = (column: "t.created_at" | "c.accepted_at") =>
  sql`to_char(${sql.raw(column)} at time zone 'Asia/Kolkata', 'YYYY-MM')`;

/** By what a trip `t` is counted. Destinations as they are written, whatever their letters. */
const keyOf = (by: SalesView, month: ReturnType<typeof sql>) =>
  by === "month"
    ? month
    : by === "source"
      ? sql`t.source`
      : by === "destination"
        ? sql`initcap(lower(trim(t.destination)))`
        : sql`coalesce((select coalesce(nullif(a.name, ''), a.email) from admins a where a.id = t.owner_id), '')`;

/** How many requests came, by what they are counted. */
export const countRequests = (
  db: Db,
  by: SalesView,
  { from, before }: Span,
): Promise<{ key: string; requests: number }[]> =>
  queryRows(
    db,
    sql`select ${keyOf(by, monthOf("t.created_at"))} as key, count(*)::int as requests from trips t
      where t.created_at >= ${at(from)} and t.created_at < ${at(before)} group by 1`,
  );

/** What was accepted, with what was asked of suppliers for it. `content`: as it is kept. */
export const listAccepted = (
  db: Db,
  by: SalesView,
  { from, before }: Span,
): Promise<(Pick<MarginRow, "content" | "ticked" | "base" | "asks"> & { key: string })[]> =>
  queryRows(
    db,
    sql`select ${keyOf(by, monthOf("c.accepted_at"))} as key, v.content, c.ticked, c.totals ->> 'base' as base,
        (select coalesce(jsonb_agg(jsonb_build_object('item', a.item, 'state', a.state, 'cost', a.cost,
          'charge', a.charge)), '[]'::jsonb) from supplier_asks a
          where a.trip_id = t.id and a.withdrawn_at is null) as asks
      from quote_acceptances c join quote_versions v on v.id = c.version_id join trips t on t.id = c.trip_id
      where c.accepted_at >= ${at(from)} and c.accepted_at < ${at(before)} limit 5000`,
  );

/** What came, by the day on which it was received. */
export const sumTakings = (
  db: Db,
  by: SalesView,
  { from, to }: { from: string; to: string },
): Promise<{ key: string; takings: number }[]> =>
  queryRows(
    db,
    sql`select ${keyOf(by, sql`to_char(p.received_on, 'YYYY-MM')`)} as key, sum(p.paisa)::float8 as takings
      from payments p join trips t on t.id = p.trip_id
      where to_char(p.received_on, 'YYYY-MM') between ${from} and ${to} group by 1`,
  );

/** What is owed for agreed trips on a day: payments fill the dues in their order. */
export async function sumWaiting(
  db: Db,
  today: string,
): Promise<{ late: number; lateTrips: number; soon: number; all: number }> {
  const [row] = await queryRows<{ late: number; lateTrips: number; soon: number; all: number }>(
    db,
    sql`with paid as (select trip_id, sum(paisa) as paisa from payments group by trip_id),
      owed as (
        select d.trip_id, d.due_on, least(d.paisa, greatest(
          sum(d.paisa) over (partition by d.trip_id order by d.position) - coalesce(p.paisa, 0), 0)) as missing
        from payment_dues d left join paid p on p.trip_id = d.trip_id)
      select coalesce(sum(missing) filter (where due_on < ${today}::date), 0)::float8 as late,
        (count(distinct trip_id) filter (where due_on < ${today}::date and missing > 0))::int as "lateTrips",
        coalesce(sum(missing) filter (where due_on between ${today}::date and ${today}::date + 30), 0)::float8 as soon,
        coalesce(sum(missing), 0)::float8 as all
      from owed`,
  );
  return row ?? { late: 0, lateTrips: 0, soon: 0, all: 0 };
}
