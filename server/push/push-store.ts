import { sql } from "drizzle-orm";
import type { Language } from "#contract/languages.ts";
import { type Db, queryRows } from "#server/db/database.ts";

export type OpenSubscription = { id: string; sealed: string; keyId: string };

const open = (now: Date) => sql`l.closed_at is null
  and (l.expires_at is null or l.expires_at > ${now.toISOString()}::timestamptz)
  and s.until >= (${now.toISOString()}::timestamptz at time zone 'Asia/Kolkata')::date`;

/** A phone's subscription while its link is open and its time not over. */
export async function findOpen(db: Db, id: string, now: Date): Promise<OpenSubscription | null> {
  const [row] = await queryRows<OpenSubscription>(
    db,
    sql`select s.id::text as id, s.sealed, s.key_id as "keyId"
      from push_subscriptions s join trip_links l on l.id = s.link_id
      where s.id = ${id}::uuid and ${open(now)}`,
  );
  return row ?? null;
}

export type ToldPhone = { id: string; language: Language; timeZone: string; tokenHash: string };

/** The phones of a trip that are told of changes. */
export const listOpen = (db: Db, tripId: string, now: Date): Promise<ToldPhone[]> =>
  queryRows<ToldPhone>(
    db,
    sql`select s.id::text as id, s.language, s.time_zone as "timeZone", l.token_hash as "tokenHash"
      from push_subscriptions s join trip_links l on l.id = s.link_id
      where s.trip_id = ${tripId}::uuid and ${open(now)} order by s.seen_at desc, s.id`,
  );

/** Keeps a phone, or that it is there still. @returns false where the link has as many as it may */
export async function keepPhone(
  db: Db,
  phone: {
    id: string;
    tripId: string;
    linkId: string;
    sealed: string;
    keyId: string;
    language: Language;
    timeZone: string;
    until: string;
  },
  { now, most }: { now: Date; most: number },
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await queryRows(
    db,
    sql`insert into push_subscriptions (id, trip_id, link_id, sealed, key_id, language, time_zone,
        created_at, seen_at, until)
      select ${phone.id}::uuid, ${phone.tripId}::uuid, ${phone.linkId}::uuid, ${phone.sealed},
        ${phone.keyId}, ${phone.language}, ${phone.timeZone}, ${at}, ${at}, ${phone.until}::date
      where (select count(*) from push_subscriptions where link_id = ${phone.linkId}::uuid
        and id <> ${phone.id}::uuid) < ${most}
      on conflict (id) do update set sealed = excluded.sealed, key_id = excluded.key_id, language = excluded.language, time_zone = excluded.time_zone,
        seen_at = excluded.seen_at, until = excluded.until, failures = 0
      returning id`,
  );
  return rows.length > 0;
}

/** A phone that wants to be told no more. */
export async function forgetPhone(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from push_subscriptions where id = ${id}::uuid`);
}

/** A phone that is not there any more; where it was its trip's last, unread notices of the last day are due again. */
export async function dropLost(db: Db, id: string, now: Date): Promise<void> {
  await db.execute(sql`with gone as (
      delete from push_subscriptions where id = ${id}::uuid returning trip_id
    ) update trip_notices n set told_at = null from gone
      where n.trip_id = gone.trip_id and n.told_at > ${now.toISOString()}::timestamptz - interval '1 day' and n.mailed_at is null
        and not exists (select 1 from trip_notice_reads r where r.notice_id = n.id)
        and not exists (select 1 from push_subscriptions s
          where s.trip_id = gone.trip_id and s.id <> ${id}::uuid)`);
}

/** Taken by its service: refusals of before count no more. */
export async function noteDelivered(db: Db, id: string): Promise<void> {
  await db.execute(
    sql`update push_subscriptions set failures = 0 where id = ${id}::uuid and failures > 0`,
  );
}

/** @returns how many refusals in a row there were; of a phone that is gone none */
export async function countFailure(db: Db, id: string): Promise<number> {
  const [row] = await queryRows<{ failures: number }>(
    db,
    sql`update push_subscriptions set failures = failures + 1 where id = ${id}::uuid returning failures`,
  );
  return row?.failures ?? 0;
}

/** Work by the clock: phones of closed links, and those whose time is over. */
export async function forgetOver(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from push_subscriptions s using trip_links l
    where l.id = s.link_id and not (${open(now)})`);
}
