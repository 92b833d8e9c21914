import { and, asc, desc, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { openStages, type TripListQuery, type TripSort } from "#contract/desk.ts";
import { isUuid } from "#contract/text.ts";
import { trips } from "#server/db/schema/foundation.ts";
import { AppError } from "#server/errors/app-error.ts";

/** How each order is written, read back and paged: by its own value and the id behind it. */
const orders: Record<TripSort, { value: SQL; type: string; down: boolean; shape: RegExp }> = {
  newest: {
    value: sql`${trips.createdAt}`,
    type: "timestamptz",
    down: true,
    shape: /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/,
  },
  updated: {
    value: sql`${trips.updatedAt}`,
    type: "timestamptz",
    down: true,
    shape: /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/,
  },
  next_action: {
    value: sql`coalesce(${trips.nextActionOn}, date '9999-12-31')`,
    type: "date",
    down: false,
    shape: /^(?:[12]\d{3}|9999)-\d\d-\d\d$/,
  },
  travel_date: {
    value: sql`${trips.travelDate}`,
    type: "date",
    down: false,
    shape: /^(?:[12]\d{3}|9999)-\d\d-\d\d$/,
  },
};

/** The order's value of a row as text, exact to the microsecond: the next page begins behind it. */
export const placeValue = (sort: TripSort): SQL<string> => {
  const { value, type } = orders[sort];
  return type === "date"
    ? sql<string>`${value}::text`
    : sql<string>`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
};

export const encodePlace = (value: string, id: string): string =>
  Buffer.from(`${value} ${id}`).toString("base64url");

function behind(sort: TripSort, place: string): SQL {
  const { value, type, down, shape } = orders[sort];
  const [at = "", id = ""] = Buffer.from(place, "base64url").toString("utf8").split(" ");
  const date = new Date(type === "date" ? `${at}T00:00:00Z` : `${at.slice(0, 19)}Z`);
  // A day that the calendar lacks is moved on by Date, and refused by the database.
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(at.slice(0, 19));
  if (!shape.test(at) || !isReal || !isUuid(id))
    throw new AppError("validation_failed", "This place in the list is not readable.");
  const than = sql.raw(down ? "<" : ">");
  return sql`(${value}, ${trips.id}) ${than} (${at}::${sql.raw(type)}, ${id}::uuid)`;
}

export const orderOf = (sort: TripSort): SQL[] => {
  const { value, down } = orders[sort];
  return down ? [desc(value), desc(trips.id)] : [asc(value), asc(trips.id)];
};

/** A message of the traveller that nobody has opened. */
export const isUnread = sql`${trips.travellerMessageAt} > coalesce(${trips.deskSeenAt}, '-infinity'::timestamptz)`;

/** Today where the office is. */
export const officeDay = (now: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(now);

export const isDue = (now: Date): SQL | undefined =>
  and(lte(trips.nextActionOn, officeDay(now)), inArray(trips.stage, [...openStages]));

/** The list's conditions. @throws AppError validation_failed for an unreadable place */
export function conditionsOf(query: TripListQuery, now: Date): SQL | undefined {
  const words = query.search.toLowerCase().split(/\s+/).filter(Boolean);
  return and(
    ...words.map(
      (word) => sql`${trips.searchText} like ${`%${word.replaceAll(/[\\%_]/g, "\\$&")}%`}`,
    ),
    query.stage === "open"
      ? inArray(trips.stage, [...openStages])
      : query.stage && eq(trips.stage, query.stage),
    query.type && eq(trips.tripType, query.type),
    query.owner === "none" ? isNull(trips.ownerId) : undefined,
    query.owner && query.owner !== "none" ? eq(trips.ownerId, query.owner) : undefined,
    query.due && isDue(now),
    query.unread && isUnread,
    query.after ? behind(query.sort, query.after) : undefined,
  );
}
