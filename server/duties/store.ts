import { sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";

export type Seat = { tripId: string; item: string; admin: string; name: string };
export type Mark = {
  tripId: string;
  item: string;
  day: string;
  startedAt: Date;
  kmOut: number | null;
  finishedAt: Date | null;
  kmIn: number | null;
};
export type DutyKey = { tripId: string; item: string; day: string };

/** Of an administrator, or of a trip. */
export const listSeats = (
  db: Db,
  { adminId = null, tripId = null }: { adminId?: string | null; tripId?: string | null },
): Promise<Seat[]> =>
  queryRows(
    db,
    sql`select s.trip_id::text as "tripId", s.item, s.admin_id::text as admin,
        coalesce(nullif(a.name, ''), a.email) as name
      from duty_seats s join admins a on a.id = s.admin_id
      where (${adminId}::uuid is null or s.admin_id = ${adminId}::uuid)
        and (${tripId}::uuid is null or s.trip_id = ${tripId}::uuid) order by s.item`,
  );

/** Who drives or guides a line from now on; null: nobody at the desk. @returns false for nobody who can sign in */
export async function writeSeat(
  db: Db,
  { tripId, item }: { tripId: string; item: string },
  adminId: string | null,
): Promise<boolean> {
  if (adminId === null) {
    await db.execute(
      sql`delete from duty_seats where trip_id = ${tripId}::uuid and item = ${item}`,
    );
    return true;
  }
  const rows = await queryRows(
    db,
    sql`insert into duty_seats (trip_id, item, admin_id)
      select ${tripId}::uuid, ${item}, id from admins where id = ${adminId}::uuid and disabled_at is null
      on conflict (trip_id, item) do update set admin_id = excluded.admin_id returning item`,
  );
  return rows.length > 0;
}

/** What was said of days from one on. */
export const listMarks = (db: Db, tripIds: readonly string[]): Promise<Mark[]> =>
  tripIds.length === 0
    ? Promise.resolve([])
    : queryRows<Mark>(
        db,
        sql`select trip_id::text as "tripId", item, day::text as day, started_at as "startedAt", km_out as "kmOut",
            finished_at as "finishedAt", km_in as "kmIn"
          from duty_marks where trip_id in (${sql.join(
            tripIds.map((id) => sql`${id}::uuid`),
            sql`, `,
          )}) order by day, item`,
      );

const whereDuty = ({ tripId, item, day }: DutyKey) =>
  sql`trip_id = ${tripId}::uuid and item = ${item} and day = ${day}::date`;

/** The mark of a day, held until the transaction ends. */
export async function lockMark(db: Db, key: DutyKey): Promise<Mark | null> {
  const [row] = await queryRows<Mark>(
    db,
    sql`select trip_id::text as "tripId", item, day::text as day, started_at as "startedAt", km_out as "kmOut",
        finished_at as "finishedAt", km_in as "kmIn" from duty_marks where ${whereDuty(key)} for update`,
  );
  return row ?? null;
}

type Said = { adminId: string | null; at: Date; km: number | null };

/** @returns false when somebody started it meanwhile */
export async function startDuty(
  db: Db,
  { tripId, item, day }: DutyKey,
  { adminId, at, km }: Said,
): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`insert into duty_marks (trip_id, item, day, started_at, km_out, marked_by)
      values (${tripId}::uuid, ${item}, ${day}::date, ${at.toISOString()}::timestamptz, ${km}::int, ${adminId}::uuid)
      on conflict do nothing returning item`,
  );
  return rows.length > 0;
}

/** Of a mark that is held. */
export async function finishDuty(db: Db, key: DutyKey, { adminId, at, km }: Said): Promise<void> {
  await db.execute(
    sql`update duty_marks set finished_at = ${at.toISOString()}::timestamptz, km_in = ${km}::int,
      marked_by = ${adminId}::uuid where ${whereDuty(key)}`,
  );
}

/** Takes the last step of a mark that is held back: the finish, else the start. */
export async function undoDuty(db: Db, key: DutyKey, isFinished: boolean): Promise<void> {
  await db.execute(
    isFinished
      ? sql`update duty_marks set finished_at = null, km_in = null where ${whereDuty(key)}`
      : sql`delete from duty_marks where ${whereDuty(key)}`,
  );
}
