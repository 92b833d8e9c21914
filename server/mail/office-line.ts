import { type SQL, sql } from "drizzle-orm";
import { brand } from "#contract/brand.ts";
import { type Db, queryRows } from "#server/db/database.ts";

/** Where a laid out mail says where the office is; a mark that nobody types. */
export const officeMark = "\uE000office\uE001";

/**
 * The office as it is now, as a part of a statement: `line`, the site's own until the owner has said another,
 * and `html`, the same escaped.
 */
export const officeLine: SQL = sql`(
  select line, replace(replace(replace(replace(line, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;') as html
  from (select coalesce(
    (select concat_ws(' · ',
        nullif(array_to_string(array(select jsonb_array_elements_text(details -> 'address')), ', '), ''),
        nullif(details ->> 'phone', ''))
      from office_changes order by id desc limit 1),
    ${brand.office}) as line) as latest)`;

/** A plain text with the office where its mark was, as it would go out now. */
export async function signText(db: Db, text: string): Promise<string> {
  const [row] = await queryRows<{ text: string }>(
    db,
    sql`select ${putOffice(sql`${text}::text`, sql`office.line`)} as text from ${officeLine} as office`,
  );
  return row?.text ?? text;
}

/** A body with the office where its mark was. */
export const putOffice = (body: SQL, line: SQL): SQL =>
  sql`replace(${body}, ${officeMark}, ${line})`;
