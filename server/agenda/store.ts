import { sql } from "drizzle-orm";
import { confirmedKinds, type taskKinds } from "#contract/wire/agenda.ts";
import { type Db, queryRows } from "#server/db/database.ts";
import { deskDigests, deskSnoozes } from "#server/db/schema/quotes.ts";

type TaskRow = {
  kind: (typeof taskKinds)[number];
  task: string;
  id: string;
  reference: string;
  name: string;
  destination: string;
  on_day: string;
  paisa: number | null;
  unconfirmed: string[];
};

/**
 * Of an accepted trip `t`: stays, drivers and guides that nobody was asked for as they are, or that were given
 * back or cancelled; and asks that wait, are held or were refused.
 */
const unconfirmed = sql`array(
  select i ->> 'title' from quote_acceptances c
    join quote_versions w on w.id = c.version_id
    cross join jsonb_array_elements(w.content -> 'items') i
  where c.trip_id = t.id and i ->> 'kind' in (${sql.join(
    confirmedKinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})
    and (i ->> 'optional' is distinct from 'true' or i ->> 'id' = any (c.ticked))
    and not exists (select 1 from supplier_asks a
      where a.trip_id = t.id and a.withdrawn_at is null and a.item = i ->> 'id'
        and a.state not in ('released', 'cancelled')
        and (a.asked_for is null or (a.asked_for ->> 'title' = i ->> 'title'
          and a.asked_for ->> 'departure' = w.content ->> 'departure'
          and a.asked_for -> 'nightsOf' = coalesce(i -> 'nightsOf', '[]'::jsonb))))
  union all
  select supplier_name from supplier_asks a
  where a.trip_id = t.id and a.withdrawn_at is null
    and a.state not in ('confirmed', 'released', 'cancelled'))`;

/**
 * What is to be done on a day: versions that lapse within three days, payments that are late, departures
 * within a week, what a supplier holds for three days more or held until lately, what came beyond what is agreed, and
 * what was cancelled at a charge that nobody has entered. `adminId`: without what that administrator has put off.
 */
export const listTasks = (db: Db, today: string, adminId: string | null): Promise<TaskRow[]> =>
  queryRows<TaskRow>(
    db,
    sql`with paid as (select trip_id, sum(paisa) as paisa from payments group by trip_id),
      owed as (
        select d.trip_id, d.due_on, d.label,
          sum(d.paisa) over (partition by d.trip_id order by d.position) as until,
          coalesce(p.paisa, 0) as came
        from payment_dues d left join paid p on p.trip_id = d.trip_id),
      late as (
        select trip_id, min(due_on) as due_on, max(until - came) as missing
        from owed where until > came and due_on < ${today}::date group by trip_id),
      tasks as (
        select 'lapsing' as kind, v.trip_id::text as about, '' as supplier, v.trip_id, (v.content ->> 'validUntil')::date as on_day, null::float8 as paisa
        from quote_versions v where v.state = 'sent' and (v.content ->> 'validUntil')::date between ${today}::date and ${today}::date + 3
        union all
        select 'late', trip_id::text, '', trip_id, due_on, missing::float8 from late
        union all
        select 'departure', v.trip_id::text, '', v.trip_id, (v.content ->> 'departure')::date, null
        from quote_versions v where v.state = 'accepted' and (v.content ->> 'departure')::date between ${today}::date and ${today}::date + 7
        union all
        select 'hold', a.id::text, a.supplier_name, a.trip_id, a.held_until, null from supplier_asks a
        where a.state = 'held' and a.withdrawn_at is null and a.held_until <= ${today}::date + 3
        union all
        select 'refund', c.trip_id::text, '', c.trip_id, ${today}::date, (p.paisa - c.total_paisa)::float8
        from quote_acceptances c join paid p on p.trip_id = c.trip_id where p.paisa > c.total_paisa
        union all
        select 'charge', a.id::text, a.supplier_name, a.trip_id, ${today}::date, null from supplier_asks a
        where a.state = 'cancelled' and a.charge is null and a.withdrawn_at is null)
      select k.kind, k.kind || ':' || k.about as task, t.id::text, t.reference, t.name, t.destination, k.on_day::text, k.paisa,
        case k.kind when 'departure' then ${unconfirmed} when 'hold' then array[k.supplier] when 'charge' then array[k.supplier] else '{}' end as unconfirmed
      from tasks k join trips t on t.id = k.trip_id
      where not exists (select 1 from desk_snoozes s where s.admin_id = ${adminId}::uuid
        and s.task = k.kind || ':' || k.about and s.until_day > ${today}::date)
      order by k.on_day, k.kind, t.reference limit 200`,
  );

/** Puts a task off until a day, for one administrator. */
export async function putOff(
  db: Db,
  snooze: { adminId: string; task: string; untilDay: string },
): Promise<void> {
  await db
    .insert(deskSnoozes)
    .values(snooze)
    .onConflictDoUpdate({
      target: [deskSnoozes.adminId, deskSnoozes.task],
      set: { untilDay: snooze.untilDay },
    });
}

/** Accepted trips that depart from a day on, the next first. `content`: as it is kept. */
export const listDepartures = (
  db: Db,
  from: string,
): Promise<
  {
    id: string;
    reference: string;
    name: string;
    destination: string;
    content: unknown;
    unconfirmed: string[];
  }[]
> =>
  queryRows(
    db,
    sql`select t.id::text, t.reference, t.name, t.destination, v.content, ${unconfirmed} as unconfirmed
      from quote_versions v join trips t on t.id = v.trip_id
      where v.state = 'accepted' and (v.content ->> 'departure')::date >= ${from}::date
      order by v.content ->> 'departure', t.reference limit 500`,
  );

/** Takes a day's digest, once, whichever process comes first. @returns false when it was taken */
export async function takeDigest(db: Db, day: string, sentAt: Date): Promise<boolean> {
  const rows = await db
    .insert(deskDigests)
    .values({ day, sentAt })
    .onConflictDoNothing()
    .returning({ day: deskDigests.day });
  return rows.length > 0;
}

/** For the numbers: every version since a moment, with what was ticked, and when its request came; `content` as it is kept. */
export const listVersionsSince = (
  db: Db,
  since: Date,
): Promise<
  {
    state: string;
    content: unknown;
    ticked: string[];
    total: number | null;
    number: number;
    latest: boolean;
    seconds: number;
  }[]
> =>
  queryRows(
    db,
    sql`select v.state, v.content, v.ticked, v.number, a.total_paisa::float8 as total,
        v.number = max(v.number) over (partition by v.trip_id) as latest,
        extract(epoch from v.sent_at - t.created_at)::float8 as seconds
      from quote_versions v join trips t on t.id = v.trip_id
        left join quote_acceptances a on a.version_id = v.id
      where v.sent_at > ${since.toISOString()}::timestamptz
      order by v.sent_at desc limit 5000`,
  );
