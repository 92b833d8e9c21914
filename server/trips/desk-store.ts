import { and, desc, eq, getTableColumns, gt, ne, or, type SQL, sql } from "drizzle-orm";
import type { TripCounts, TripStage } from "#contract/desk.ts";
import { adminName } from "#server/db/admin-name.ts";
import { type Db, queryRows } from "#server/db/database.ts";
import { behindPlace, cutPage, placeText } from "#server/db/keyset.ts";
import { tripNotes } from "#server/db/schema/desk.ts";
import { admins, trips } from "#server/db/schema/foundation.ts";
import { type DeskTripRow, isDue, isUnread, selection, tripColumns } from "./list-store.ts";

const findBy = async (db: Db, condition: SQL): Promise<DeskTripRow | null> => {
  const [row] = await db
    .select(selection)
    .from(trips)
    .leftJoin(admins, eq(admins.id, trips.ownerId))
    .where(condition);
  return row ?? null;
};
/** With all that the desk may see; its notes, messages and events are read apart. */
export const findDeskTrip = (db: Db, id: string) => findBy(db, eq(trips.id, id));

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
  const rows = await db
    .select({
      stage: trips.stage,
      count: sql<number>`count(*)::int`,
      due: sql<number>`(count(*) filter (where ${isDue(now)}))::int`,
      unread: sql<number>`(count(*) filter (where ${isUnread}))::int`,
    })
    .from(trips)
    .groupBy(trips.stage);
  for (const row of rows) {
    counts[row.stage] = row.count;
    counts.due += row.due;
    counts.unread += row.unread;
  }
  return counts;
}

export type TripUpdate = Partial<
  Pick<
    DeskTripRow,
    | "stage"
    | "stageAt"
    | "lostCode"
    | "lostReason"
    | "ownerId"
    | "nextAction"
    | "nextActionOn"
    | "updatedAt"
  >
>;

/** Changes a trip if it is still at `version`. @returns false when it has moved on */
export async function updateTripAt(
  db: Db,
  id: string,
  version: number,
  change: TripUpdate,
): Promise<boolean> {
  const rows = await db
    .update(trips)
    .set({ ...change, version: sql`${trips.version} + 1` })
    .where(and(eq(trips.id, id), eq(trips.version, version)))
    .returning({ id: trips.id });
  return rows.length > 0;
}

/** Times that are no change of the trip itself: its version stays. */
export async function touchTrip(
  db: Db,
  id: string,
  times: Partial<
    Pick<
      DeskTripRow,
      | "answeredAt"
      | "travellerMessageAt"
      | "deskMessageAt"
      | "travellerSeenAt"
      | "deskSeenAt"
      | "updatedAt"
    >
  >,
): Promise<void> {
  await db.update(trips).set(times).where(eq(trips.id, id));
}

/** Its id. Notes are seen by the desk alone. */
export async function insertTripNote(
  db: Db,
  note: { tripId: string; adminId: string; body: string; createdAt: Date },
): Promise<string> {
  const [row] = await db.insert(tripNotes).values(note).returning({ id: tripNotes.id });
  if (!row) throw new Error("a note could not be stored");
  return row.id;
}

/** Newest first. */
export function listTripNotes(db: Db, tripId: string) {
  return db
    .select({ ...getTableColumns(tripNotes), who: sql<string | null>`${adminName}` })
    .from(tripNotes)
    .leftJoin(admins, eq(admins.id, tripNotes.adminId))
    .where(eq(tripNotes.tripId, tripId))
    .orderBy(desc(tripNotes.createdAt), desc(tripNotes.id));
}

/** Null when it belongs to another request. */
export async function findTripNote(db: Db, tripId: string, id: string) {
  const [row] = await db
    .select()
    .from(tripNotes)
    .where(and(eq(tripNotes.tripId, tripId), eq(tripNotes.id, id)));
  return row ?? null;
}

/** That it is the asker's own is the service's to check. */
export async function deleteTripNote(db: Db, id: string): Promise<void> {
  await db.delete(tripNotes).where(eq(tripNotes.id, id));
}

const twinDays = 30;

/** Requests of the same address or telephone, 30 days either way. */
export function listTwins(db: Db, trip: Pick<DeskTripRow, "id" | "email" | "phone" | "createdAt">) {
  const span = twinDays * 86_400_000;
  return db
    .select(tripColumns)
    .from(trips)
    .where(
      and(
        ne(trips.id, trip.id),
        or(
          trip.email ? sql`lower(${trips.email}) = ${trip.email.toLowerCase()}` : sql`false`,
          trip.phone ? eq(trips.phone, trip.phone) : sql`false`,
        ),
        gt(trips.createdAt, new Date(trip.createdAt.getTime() - span)),
        sql`${trips.createdAt} < ${new Date(trip.createdAt.getTime() + span).toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(trips.createdAt), desc(trips.id))
    .limit(10);
}

export type TalkRow = {
  id: string;
  reference: string;
  name: string;
  destination: string;
  stage: TripStage;
  unread: boolean;
  author: "traveller" | "desk";
  body: string;
  at: Date | string;
};

const lastWritten = {
  value: sql`greatest(${trips.travellerMessageAt}, ${trips.deskMessageAt})`,
  type: "timestamptz",
  down: true,
} as const;

/**
 * A page of the trips on which something was written, the latest first.
 * @throws AppError validation_failed for an unreadable place
 */
export async function listTalks(
  db: Db,
  options: { unread: boolean; before: string | undefined; limit: number },
): Promise<{ rows: TalkRow[]; next: string | null }> {
  const unread = sql`coalesce(${isUnread}, false)`;
  const behind = behindPlace(lastWritten, trips.id, options.before);
  const rows = await queryRows<TalkRow & { place: string }>(
    db,
    sql`select trips.id, trips.reference, trips.name, trips.destination, trips.stage, ${unread} as unread,
          ${placeText(lastWritten)} as place, last.author, left(last.body, 240) as body, last.created_at as at
        from trips
        join lateral (select m.author, m.body, m.created_at from trip_messages m
          where m.trip_id = trips.id order by m.id desc limit 1) last on true
        where (trips.traveller_message_at is not null or trips.desk_message_at is not null)
          ${options.unread ? sql`and ${unread}` : sql``} ${behind ? sql`and ${behind}` : sql``}
        order by ${lastWritten.value} desc, trips.id desc limit ${options.limit + 1}`,
  );
  return cutPage(rows, options.limit, ({ place, id }) => ({ at: place, id }));
}
