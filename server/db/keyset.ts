import { type AnyColumn, asc, desc, type SQL, sql } from "drizzle-orm";
import { isUuid } from "#contract/text.ts";
import { AppError } from "#server/errors/app-error.ts";

/** What a list is ordered by, before the id of its rows. `down`: the latest first. */
export type ListOrder = {
  value: SQL | AnyColumn;
  type: "timestamptz" | "date";
  down: boolean;
};

/** A list whose latest row comes first. */
export const newestFirst = (value: SQL | AnyColumn): ListOrder => ({
  value,
  type: "timestamptz",
  down: true,
});

const shapes = {
  timestamptz: /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z$/,
  date: /^(?:[12]\d{3}|9999)-\d\d-\d\d$/,
};

const unreadable = () =>
  new AppError("validation_failed", "This place in the list is not readable.");

/** @throws AppError validation_failed */
function decodePlace(cursor: string, type: ListOrder["type"]): { at: string; id: string } {
  const [at = "", id = ""] = Buffer.from(cursor, "base64url").toString("utf8").split(" ");
  const date = new Date(type === "date" ? `${at}T00:00:00Z` : `${at.slice(0, 19)}Z`);
  // A day that the calendar lacks is moved on by Date, and refused by the database.
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(at.slice(0, 19));
  if (!shapes[type].test(at) || !isReal || !(isUuid(id) || /^\d{1,15}$/.test(id)))
    throw unreadable();
  return { at, id };
}

/** Rows behind a place in a list, in that list's order. @throws AppError validation_failed */
export function behindPlace(
  { value, type, down }: ListOrder,
  id: AnyColumn,
  cursor: string | undefined,
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const place = decodePlace(cursor, type);
  const isNumber = /^\d+$/.test(place.id);
  // A place of another list: its id is of another kind.
  if (isNumber !== (id.getSQLType() === "bigint")) throw unreadable();
  const than = sql.raw(down ? "<" : ">");
  const idType = sql.raw(isNumber ? "bigint" : "uuid");
  return sql`(${value}, ${id}) ${than} (${place.at}::${sql.raw(type)}, ${place.id}::${idType})`;
}

/** For `orderBy` of the list itself. */
export const orderBy = ({ value, down }: ListOrder, id: AnyColumn): SQL[] =>
  down ? [desc(value), desc(id)] : [asc(value), asc(id)];

/**
 * The order's value of a row as text, exact to the microsecond, which a Date would lose: the next page
 * begins behind it.
 */
export const placeText = ({ value, type }: ListOrder): SQL<string> =>
  type === "date"
    ? sql<string>`${value}::text`
    : sql<string>`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/**
 * Cuts a list that was asked for with one row too many, each with its place (`placeText`): paging by it
 * stays fast and never repeats or skips a row. `next`, opaque to whoever is handed it, says where the
 * next page begins; null: nowhere.
 */
export function cutPage<Row extends { place: string; id: string | number }>(
  rows: Row[],
  limit: number,
): { rows: Omit<Row, "place">[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    rows: page.map(({ place: _, ...row }) => row),
    next: last ? Buffer.from(`${last.place} ${last.id}`).toString("base64url") : null,
  };
}
