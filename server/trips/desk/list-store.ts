import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { TripListQuery, TripSort } from "#contract/wire/desk.ts";
import { openStages } from "#contract/wire/trip-stages.ts";
import type { Db } from "#server/db/database.ts";
import {
  behindPlace,
  cutPage,
  type ListOrder,
  newestFirst,
  orderBy,
  placeText,
} from "#server/db/keyset.ts";
import { admins, trips } from "#server/db/schema/foundation.ts";
import {
  type DeskTripRow,
  deskColumns,
  isDue,
  isUnread,
  type OwnTripRow,
  ownColumns,
  type Trip,
} from "#server/trips/store.ts";

const soonestFirst = { type: "date", down: false } as const;
const orders: Record<TripSort, ListOrder> = {
  newest: newestFirst(trips.createdAt),
  updated: newestFirst(trips.updatedAt),
  next_action: {
    value: sql`coalesce(${trips.nextActionOn}, date '9999-12-31')`,
    ...soonestFirst,
  },
  // Whoever does not know when is no sooner than anybody who does.
  travel_date: {
    value: sql`case ${trips.travelWhen} when 'open' then date '9999-12-31' else ${trips.travelDate} end`,
    ...soonestFirst,
  },
};

/** The list's conditions. @throws AppError validation_failed for an unreadable place */
function conditionsOf(query: TripListQuery, now: Date): SQL | undefined {
  const words = query.search.split(/\s+/).filter(Boolean);
  return and(
    // The column's own spelling: without marks, in small letters.
    ...words.map(
      (word) =>
        sql`${trips.searchText} like '%' || fold_text(${word.replaceAll(/[\\%_]/g, "\\$&")}) || '%'`,
    ),
    query.stage === "open"
      ? inArray(trips.stage, [...openStages])
      : query.stage && eq(trips.stage, query.stage),
    query.type && eq(trips.tripType, query.type),
    query.source && eq(trips.source, query.source),
    query.owner === "none" ? isNull(trips.ownerId) : undefined,
    query.owner && query.owner !== "none" ? eq(trips.ownerId, query.owner) : undefined,
    query.due && isDue(now),
    query.unread && isUnread,
    behindPlace(orders[query.sort], trips.id, query.after),
  );
}

/**
 * One page of the desk's list; `next` is the cursor for the page behind it, null on the last.
 * @throws AppError validation_failed for an unreadable cursor
 */
export async function listDeskTrips(
  db: Db,
  query: TripListQuery,
  now: Date,
): Promise<{ rows: DeskTripRow[]; next: string | null }> {
  const order = orders[query.sort];
  const rows = await db
    .select({ ...deskColumns, place: placeText(order) })
    .from(trips)
    .leftJoin(admins, eq(admins.id, trips.ownerId))
    .where(conditionsOf(query, now))
    .orderBy(...orderBy(order, trips.id))
    .limit(query.limit + 1);
  return cutPage(rows, query.limit);
}

/** Newest first, a hundred at most: more than anybody plans. */
export function listOwnTrips(db: Db, userId: string): Promise<OwnTripRow[]> {
  return db
    .select(ownColumns)
    .from(trips)
    .where(eq(trips.userId, userId))
    .orderBy(desc(trips.createdAt), desc(trips.id))
    .limit(100);
}

/** Newest first, those before the one with the id `after`. */
export function listTrips(
  db: Db,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<Trip[]> {
  // By the row, not by a date of JavaScript, which would lose the microseconds.
  const place = after
    ? sql`(${trips.createdAt}, ${trips.id}) < (select t.created_at, t.id from trips t where t.id = ${after}::uuid)`
    : undefined;
  return db
    .select()
    .from(trips)
    .where(place)
    .orderBy(desc(trips.createdAt), desc(trips.id))
    .limit(limit);
}
