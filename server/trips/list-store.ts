import { and, eq, getTableColumns, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { openStages, type TripListQuery, type TripSort } from "#contract/desk.ts";
import { adminName } from "#server/db/admin-name.ts";
import type { Db } from "#server/db/database.ts";
import { behindPlace, cutPage, type ListOrder, orderBy, placeText } from "#server/db/keyset.ts";
import { admins, trips } from "#server/db/schema/foundation.ts";
import { officeDay } from "./office-day.ts";

const { searchText: _, ...columns } = getTableColumns(trips);
/** All of a trip but what the search reads. */
export const tripColumns = columns;

export type DeskTripRow = Omit<typeof trips.$inferSelect, "searchText"> & {
  ownerName: string | null;
  unread: boolean;
};

const newestFirst = { type: "timestamptz", down: true } as const;
const soonestFirst = { type: "date", down: false } as const;
const orders: Record<TripSort, ListOrder> = {
  newest: { value: sql`${trips.createdAt}`, ...newestFirst },
  updated: { value: sql`${trips.updatedAt}`, ...newestFirst },
  next_action: {
    value: sql`coalesce(${trips.nextActionOn}, date '9999-12-31')`,
    ...soonestFirst,
  },
  travel_date: { value: sql`${trips.travelDate}`, ...soonestFirst },
};

/** A message of the traveller that nobody has opened. */
export const isUnread = sql`${trips.travellerMessageAt} > coalesce(${trips.deskSeenAt}, '-infinity'::timestamptz)`;

/** Open, and its next action is today or was before; days are the office's, not UTC's. */
export const isDue = (now: Date): SQL | undefined =>
  and(lte(trips.nextActionOn, officeDay(now)), inArray(trips.stage, [...openStages]));

/** What the desk reads of a trip, joined with its owner among the administrators. */
export const selection = {
  ...columns,
  ownerName: sql<string | null>`${adminName}`,
  unread: sql<boolean>`coalesce(${isUnread}, false)`,
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
    .select({ ...selection, place: placeText(order) })
    .from(trips)
    .leftJoin(admins, eq(admins.id, trips.ownerId))
    .where(conditionsOf(query, now))
    .orderBy(...orderBy(order, trips.id))
    .limit(query.limit + 1);
  return cutPage(rows, query.limit, ({ place, id }) => ({ at: place, id }));
}
