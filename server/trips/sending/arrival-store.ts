import { type SQL, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import type { Mail } from "#server/mail/mail.ts";
import { insertMails } from "#server/mail/outbox-store.ts";
import type { Trip, TripText } from "#server/trips/store.ts";

/** A request as it comes in, before it is written. */
export type Arrival = TripText &
  Pick<Trip, "id" | "reference" | "userId" | "idempotencyKey" | "createdAt" | "language">;

/** What is written with it. */
export type ArrivalExtras = {
  mails: [Mail, ...Mail[]];
  /** A value of the statement that tells whoever listens. */
  announcement: SQL;
  /** Counts it where a condition holds, see `hitTaken`. Left out: it is not counted. */
  hit: ((only: SQL) => SQL) | undefined;
};

/** The account's request with this key, whoever was first. */
const isKnown = ({ userId, idempotencyKey }: Arrival) =>
  sql`select from trips where user_id = ${userId}::uuid and idempotency_key = ${idempotencyKey}::text`;

/**
 * Writes a request, its first event and its mails, and counts it: one statement, which is a transaction by
 * itself, so all of it or nothing, and one way to the database and back.
 * @returns `isCounted` false: beyond the limit, or its key is known; nothing was written. `isKept` false, but
 * counted: its reference is taken, or the same key came at the same time.
 */
export async function insertArrival(
  db: Db,
  trip: Arrival,
  { mails, announcement, hit }: ArrivalExtras,
): Promise<{ isCounted: boolean; isKept: boolean }> {
  const at = sql`${trip.createdAt.toISOString()}::timestamptz`;
  const isNew = sql`not exists (${isKnown(trip)})`;
  const counted = hit?.(isNew) ?? sql`select where ${isNew}`;
  const [row] = await queryRows<{ counted: number; kept: number }>(
    db,
    sql`with counted as (${counted}), kept as (
        insert into trips (id, reference, user_id, idempotency_key, source, name, email, phone, destination,
          travel_date, travelers, trip_type, message, plan, plan_talk, seen_hash, language, created_at, stage_at, updated_at)
        select ${trip.id}::uuid, ${trip.reference}, ${trip.userId}::uuid, ${trip.idempotencyKey}, 'site',
          ${trip.name}, ${trip.email}, ${trip.phone}, ${trip.destination}, ${trip.travelDate}::date,
          ${trip.travelers}, ${trip.tripType}, ${trip.message}, ${trip.plan || null},
          (select id from shared_plans where id = ${trip.talk || null}::text and talk is not null),
          ${(trip.plan && trip.seen) || null}, ${trip.language}, ${at}, ${at}, ${at}
        from counted
        on conflict do nothing
        returning id
      ), told as (
        insert into trip_events (trip_id, at, actor_kind, kind)
        select id, ${at}, 'traveller', 'received' from kept
        returning ${announcement}
      ), queued as (${insertMails(db, mails, sql`kept`)})
      select (select count(*) from counted)::int as counted, (select count(*) from kept)::int as kept`,
  );
  return { isCounted: row?.counted === 1, isKept: row?.kept === 1 };
}
