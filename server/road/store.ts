import { sql } from "drizzle-orm";
import type { AskState } from "#contract/wire/ask-states.ts";
import { type Db, queryRows } from "#server/db/database.ts";

export type RoadRow = { content: unknown; revision: number };

/** Null: nothing is kept yet. */
export async function findRoad(db: Db, tripId: string): Promise<RoadRow | null> {
  const [row] = await queryRows<RoadRow>(
    db,
    sql`select content, revision from trip_road where trip_id = ${tripId}::uuid`,
  );
  return row ?? null;
}

/** Keeps the details of a trip, made on a revision. @returns false when they were changed since */
export async function saveRoad(
  db: Db,
  tripId: string,
  { content, revision }: RoadRow,
  { adminId, at }: { adminId: string; at: Date },
): Promise<boolean> {
  const kept = sql`${JSON.stringify(content)}::jsonb`;
  const by = sql`${adminId}::uuid, ${at.toISOString()}::timestamptz`;
  const rows = await queryRows(
    db,
    revision === 0
      ? sql`insert into trip_road (trip_id, content, updated_by, updated_at)
          values (${tripId}::uuid, ${kept}, ${by}) on conflict do nothing returning revision`
      : sql`update trip_road set content = ${kept}, revision = revision + 1,
            updated_by = ${adminId}::uuid, updated_at = ${at.toISOString()}::timestamptz
          where trip_id = ${tripId}::uuid and revision = ${revision} returning revision`,
  );
  return rows.length > 0;
}

export type RoadAsk = {
  item: string;
  supplier: string;
  phone: string;
  place: string;
  state: AskState;
  confirmation: string;
};

export type AgreedRow = {
  trip_id: string;
  reference: string;
  name: string;
  phone: string;
  number: number;
  content: unknown;
  ticked: string[];
  road: unknown;
  road_revision: number | null;
  asks: RoadAsk[];
};

/** What is still asked of suppliers for a trip `t`, with their number in the rate book. */
const asks = sql`(select coalesce(jsonb_agg(jsonb_build_object('item', a.item, 'supplier', a.supplier_name,
    'phone', coalesce(s.phone, ''), 'place', coalesce(s.place, ''), 'state', a.state,
    'confirmation', a.confirmation) order by a.asked_at), '[]'::jsonb)
  from supplier_asks a left join suppliers s on s.id = a.supplier_id
  where a.trip_id = t.id and a.withdrawn_at is null and a.state not in ('released', 'cancelled'))`;

const columns = sql`t.id::text as trip_id, t.reference, t.name, t.phone, v.number, v.content, c.ticked,
  r.content as road, r.revision as road_revision, ${asks} as asks
  from quote_acceptances c join quote_versions v on v.id = c.version_id join trips t on t.id = c.trip_id
    left join trip_road r on r.trip_id = t.id`;

/** What is agreed for a trip, with its details and what suppliers said. Null: nothing is agreed. */
export async function findAgreed(db: Db, tripId: string): Promise<AgreedRow | null> {
  const [row] = await queryRows<AgreedRow>(db, sql`select ${columns} where t.id = ${tripId}::uuid`);
  return row ?? null;
}

/** Trips that are agreed and on the way between two days, as far as their number of days says. */
export const listOnRoad = (db: Db, from: string, to: string): Promise<AgreedRow[]> =>
  queryRows<AgreedRow>(
    db,
    sql`select ${columns} where v.state = 'accepted' and (v.content ->> 'departure')::date <= ${to}::date
      and (v.content ->> 'departure')::date + greatest(jsonb_array_length(coalesce(v.content -> 'trip', v.content) -> 'days'), 1) > ${from}::date
      order by v.content ->> 'departure', t.reference limit 500`,
  );

/** Whom the tasks of a day are about: of a trip its guest, of what is held the supplier. Tasks as they are called. */
export const listTaskContacts = (
  db: Db,
  tasks: readonly string[],
): Promise<{ about: string; name: string; phone: string }[]> =>
  tasks.length === 0
    ? Promise.resolve([])
    : queryRows(
        db,
        sql`with asked as (select unnest(array[${sql.join(
          tasks.map((task) => sql`${task}`),
          sql`, `,
        )}]::text[]) as task)
        select k.task as about, coalesce(a.supplier_name, t.name) as name, coalesce(s.phone, t.phone, '') as phone
        from asked k
          left join supplier_asks a on k.task = 'hold:' || a.id::text
          left join suppliers s on s.id = a.supplier_id
          left join trips t on a.id is null and split_part(k.task, ':', 2) = t.id::text`,
      );
