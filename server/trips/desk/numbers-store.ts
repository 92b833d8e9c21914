import { sql } from "drizzle-orm";
import { type DeskNumbers, numberMonths } from "#contract/wire/desk-requests.ts";
import { tripStages } from "#contract/wire/trip-stages.ts";
import { type Db, queryRows } from "#server/db/database.ts";

/** Whoever was accepted and then lost counts as both, as in the stages. */
const fate = sql`count(t.id)::int as requests,
  (count(t.id) filter (where t.stage = 'accepted' or exists (select 1 from trip_events e
    where e.trip_id = t.id and e.kind = 'stage' and e.details ->> 'to' = 'accepted')))::int as accepted,
  (count(t.id) filter (where t.stage = 'lost'))::int as lost`;

/** What became of the requests of the last twelve months of the office, this one included. */
export async function readNumbers(db: Db, now: Date): Promise<DeskNumbers> {
  const span = sql`select date_trunc('month', ${now.toISOString()}::timestamptz at time zone 'Asia/Kolkata')
    - make_interval(months => ${numberMonths - 1}::int) as first`;
  const theirs = sql`select t.* from trips t, span
    where t.created_at >= span.first at time zone 'Asia/Kolkata'`;
  const [stages, sources, months, lost] = await Promise.all([
    queryRows<DeskNumbers["stages"][number]>(
      db,
      // A stage is reached by being moved there, or by standing there now; every request was new once. Who stepped over
      // one came further than it: a telephone's yes has no quote sent.
      sql`with span as (${span}), t as (${theirs}),
          reached as (select t.id, t.stage from t union select t.id, 'new' from t
            union select t.id, e.details ->> 'to' from t join trip_events e on e.trip_id = t.id and e.kind = 'stage'),
          steps as (select * from unnest(array['new', 'qualified', 'quote_sent', 'accepted']) with ordinality as s (stage, step)),
          furthest as (select r.id, max(s.step) as step from reached r join steps s using (stage) group by r.id)
        select s.stage, count(*)::int as requests from steps s join furthest f on f.step >= s.step group by s.stage
        union all select 'lost', count(*)::int from reached where stage = 'lost'`,
    ),
    queryRows<DeskNumbers["sources"][number]>(
      db,
      sql`with span as (${span}), t as (${theirs})
        select source, ${fate} from t group by source order by count(*) desc, source`,
    ),
    queryRows<DeskNumbers["months"][number]>(
      db,
      sql`with span as (${span})
        select to_char(m.month, 'YYYY-MM') as month, ${fate},
          round(percentile_cont(0.5) within group (order by extract(epoch from t.answered_at - t.created_at)))::int as "answerSeconds"
        from span, generate_series(span.first, span.first + make_interval(months => ${numberMonths - 1}::int), interval '1 month') as m (month)
        left join trips t on t.created_at >= m.month at time zone 'Asia/Kolkata'
          and t.created_at < (m.month + interval '1 month') at time zone 'Asia/Kolkata'
        group by m.month order by m.month`,
    ),
    queryRows<DeskNumbers["lost"][number]>(
      db,
      sql`with span as (${span}), t as (${theirs})
        select coalesce(nullif(lost_code, ''), 'other') as code, count(*)::int as requests
        from t where stage = 'lost' group by 1 order by count(*) desc, 1`,
    ),
  ]);
  return {
    stages: tripStages.map((stage) => ({
      stage,
      requests: stages.find((row) => row.stage === stage)?.requests ?? 0,
    })),
    sources,
    months,
    lost,
  };
}
