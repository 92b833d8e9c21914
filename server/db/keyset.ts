import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { isUuid } from "#contract/text.ts";
import { AppError } from "#server/errors/app-error.ts";

/** Where a page of a list ended: paging by it stays fast and never repeats or skips a row. */
export type Keyset = { at: Date; id: string };

export const encodeKeyset = ({ at, id }: Keyset): string =>
  Buffer.from(`${at.toISOString()} ${id}`).toString("base64url");

/** @throws AppError validation_failed */
export function decodeKeyset(cursor: string): Keyset {
  const [at = "", id = ""] = Buffer.from(cursor, "base64url").toString("utf8").split(" ");
  const date = new Date(at);
  const isTime = /^[12]\d{3}-/.test(at) && !Number.isNaN(date.getTime());
  if (!isTime || !(isUuid(id) || /^\d{1,15}$/.test(id)))
    throw new AppError("validation_failed", "This place in the list is not readable.");
  return { at: date, id };
}

/** Rows behind a place in a list ordered newest first. */
export function behindKeyset(
  at: AnyColumn,
  id: AnyColumn,
  cursor: string | undefined,
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const place = decodeKeyset(cursor);
  const isNumber = /^\d+$/.test(place.id);
  // A place of another list: its id is of another kind.
  if (isNumber !== (id.getSQLType() === "bigint"))
    throw new AppError("validation_failed", "This place in the list is not readable.");
  const type = sql.raw(isNumber ? "bigint" : "uuid");
  return sql`(${at}, ${id}) < (${place.at.toISOString()}::timestamptz, ${place.id}::${type})`;
}

/** Cuts a list that was asked for with one row too many, and says where the next begins. */
export function cutPage<Row>(
  rows: Row[],
  limit: number,
  placeOf: (row: Row) => Keyset,
): { rows: Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last ? encodeKeyset(placeOf(last)) : null };
}
