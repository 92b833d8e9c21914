import { sql } from "drizzle-orm";
import type { NoticeKind } from "#contract/wire/trip-notices.ts";
import { adminName } from "#server/db/admin-name.ts";
import { type Db, queryRows } from "#server/db/database.ts";

export type NoticeRow = {
  id: string;
  kind: NoticeKind;
  says: Record<string, string>;
  urgent: boolean;
  createdAt: string;
};

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
/** As text, whichever driver reads it. */
const iso = (column: string) => sql`to_json(${sql.raw(column)}) #>> '{}'`;
const columns = sql`n.id::text as id, n.kind, n.says, n.urgent, ${iso("n.created_at")} as "createdAt"`;
const times = sql`${iso("n.told_at")} as "toldAt", ${iso("n.mailed_at")} as "mailedAt"`;
const unread = sql`not exists (select 1 from trip_notice_reads r where r.notice_id = n.id)`;
/** Due for the first time, or told to phones since `from`, until `to`, and opened by nobody. */
const due = (now: Date, { from, to }: { from: Date; to: Date }) =>
  sql`((n.told_at is null and n.due_at <= ${at(now)})
    or (n.mailed_at is null and n.told_at between ${at(from)} and ${at(to)} and ${unread}))`;

/** Whether a quote was accepted for a trip. */
export async function isAgreed(db: Db, tripId: string): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`select 1 from quote_acceptances where trip_id = ${tripId}::uuid limit 1`,
  );
  return rows.length > 0;
}

/** The time zone of the phone that was seen last of those that a trip's changes are told to; null: none is. */
export async function findTimeZone(db: Db, tripId: string): Promise<string | null> {
  const [row] = await queryRows<{ zone: string }>(
    db,
    sql`select time_zone as zone from push_subscriptions where trip_id = ${tripId}::uuid
      order by seen_at desc limit 1`,
  );
  return row?.zone ?? null;
}

/** Writes a notice; one about the same that nobody has read goes. */
export async function insertNotice(
  db: Db,
  notice: {
    tripId: string;
    kind: NoticeKind;
    about: string;
    says: Record<string, string>;
    urgent: boolean;
    adminId: string | null;
    createdAt: Date;
    dueAt: Date;
    /** A mail of its own says it already. */
    mailedAt: Date | null;
  },
): Promise<void> {
  if (notice.about)
    await db.execute(sql`delete from trip_notices n where n.trip_id = ${notice.tripId}::uuid
      and n.about = ${notice.about}
      and ${unread}`);
  await db.execute(sql`insert into trip_notices (trip_id, kind, about, says, urgent, admin_id, created_at, due_at,
      mailed_at)
    values (${notice.tripId}::uuid, ${notice.kind}, ${notice.about}, ${JSON.stringify(notice.says)}::jsonb,
      ${notice.urgent}, ${notice.adminId}::uuid, ${at(notice.createdAt)}, ${at(notice.dueAt)},
      ${notice.mailedAt ? at(notice.mailedAt) : null})`);
}

/** What a link is shown, the latest first. */
export const listByLink = (
  db: Db,
  tripId: string,
  linkId: string,
): Promise<(NoticeRow & { isNew: boolean })[]> =>
  queryRows(
    db,
    sql`select ${columns}, not exists (select 1 from trip_notice_reads r
        where r.notice_id = n.id and r.link_id = ${linkId}::uuid) as "isNew"
      from trip_notices n where n.trip_id = ${tripId}::uuid order by n.created_at desc, n.id limit 50`,
  );

/** Notes the first opening by a link; another trip's notices are passed over. @returns how many were new */
export async function noteSeen(
  db: Db,
  {
    tripId,
    link,
    ids,
    now,
  }: { tripId: string; link: { id: string; kind: "edit" | "read" }; ids: string[]; now: Date },
): Promise<number> {
  if (ids.length === 0) return 0;
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const rows = await queryRows(
    db,
    sql`insert into trip_notice_reads (notice_id, link_id, link_kind, at)
      select n.id, ${link.id}::uuid, ${link.kind}, ${at(now)} from trip_notices n
      where n.trip_id = ${tripId}::uuid and n.id in (${list}) on conflict do nothing returning notice_id`,
  );
  return rows.length;
}

export type DeskNoticeRow = NoticeRow & {
  who: string | null;
  dueAt: string;
  toldAt: string | null;
  mailedAt: string | null;
  reads: { link: "edit" | "read"; by: string; at: string }[];
};

/** With who has read each: the link that edits is the trip's own traveller's, a member's link names them. */
export const listForDesk = (db: Db, tripId: string): Promise<DeskNoticeRow[]> =>
  queryRows(
    db,
    sql`select ${columns}, ${adminName} as who, ${iso("n.due_at")} as "dueAt", ${times},
        (select coalesce(jsonb_agg(jsonb_build_object('link', r.link_kind, 'at', r.at,
            'by', coalesce(mine.name, case when r.link_kind = 'edit' then t.name end, '')) order by r.at), '[]'::jsonb)
          from trip_notice_reads r
          left join trip_links l on l.id = r.link_id left join trip_members mine on mine.id = l.member_id
          where r.notice_id = n.id) as reads
      from trip_notices n join trips t on t.id = n.trip_id left join admins on admins.id = n.admin_id
      where n.trip_id = ${tripId}::uuid order by n.created_at desc, n.id limit 100`,
  );

/** Times between which what was told to phones and opened by nobody is told by mail too. */
export type Unread = { from: Date; to: Date };

/** Trips of which something is to be told. */
export async function listDueTrips(db: Db, now: Date, unopened: Unread): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select distinct n.trip_id::text as id from trip_notices n where ${due(now, unopened)} limit 200`,
  );
  return rows.map(({ id }) => id);
}

export type DueNotice = NoticeRow & { toldAt: string | null; mailedAt: string | null };

/** Of one trip, as `listDueTrips` has them; the oldest first. */
export const listDue = (
  db: Db,
  tripId: string,
  now: Date,
  unopened: Unread,
): Promise<DueNotice[]> =>
  queryRows(
    db,
    sql`select ${columns}, ${times} from trip_notices n
      where n.trip_id = ${tripId}::uuid and ${due(now, unopened)} order by n.created_at, n.id`,
  );

/** That they went out; `mailed`: by mail too, or that they are not to be. */
export async function noteTold(db: Db, ids: string[], now: Date, mailed: boolean): Promise<void> {
  if (ids.length === 0) return;
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  await db.execute(sql`update trip_notices set told_at = coalesce(told_at, ${at(now)}),
      mailed_at = ${mailed ? sql`coalesce(mailed_at, ${at(now)})` : sql`mailed_at`} where id in (${list})`);
}
