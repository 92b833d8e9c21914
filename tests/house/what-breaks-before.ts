import { sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";

/**
 * What a version that knows nothing of a migration relies on: it names columns, leaves out those it
 * does not know, and writes what was allowed.
 */
type Column = { table: string; name: string; type: string; required: boolean; filled: boolean };
type Rule = { table: string; text: string; columns: string[] };
export type Catalogue = { columns: Column[]; rules: Rule[]; functions: string[] };

/** What PostgreSQL knows of the tables now: however a migration is written, its outcome is compared. */
export async function readCatalogue(db: Db): Promise<Catalogue> {
  const columns = await queryRows<Column>(
    db,
    sql`select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        a.attnotnull as required,
        a.atthasdef or a.attidentity <> '' or a.attgenerated <> '' as filled
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
        and a.attnum > 0 and not a.attisdropped and c.relname <> 'schema_migrations'`,
  );
  const rules = await queryRows<Rule>(
    db,
    sql`select conrelid::regclass::text as "table", pg_get_constraintdef(k.oid) as text,
        array(select attname::text from pg_attribute where attrelid = conrelid
          and attnum = any(conkey)) as columns
      from pg_constraint k
      where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'x')
      union all
      select indrelid::regclass::text, pg_get_indexdef(indexrelid),
        array(select attname::text from pg_attribute where attrelid = indrelid
          and attnum = any(indkey::int[]))
      from pg_index join pg_class c on c.oid = indexrelid
      where indisunique and c.relnamespace = 'public'::regnamespace`,
  );
  const functions = await queryRows<{ name: string }>(
    db,
    sql`select oid::regprocedure::text as name from pg_proc
      where pronamespace = 'public'::regnamespace`,
  );
  return { columns, rules, functions: functions.map(({ name }) => name) };
}

const list = /ARRAY\[([^\]]*)\]/;

/** Whether a rule allows all that another one did, and some values more. */
function isLooser(text: string, before: string): boolean {
  const allowed = (rule: string) => list.exec(rule)?.[1]?.split(", ") ?? [];
  const values = new Set(allowed(text));
  return (
    text.replace(list, "") === before.replace(list, "") &&
    allowed(before).every((value) => values.has(value))
  );
}

/** A sentence for each thing that the version before cannot run with; none for what only adds. */
export function listBreaks(before: Catalogue, after: Catalogue): string[] {
  const tables = new Set(before.columns.map(({ table }) => table));
  const kept = new Set(after.columns.map(({ table }) => table));
  const place = ({ table, name }: Column) => `${table}.${name}`;
  const old = new Map(before.columns.map((column) => [place(column), column]));
  const now = new Map(after.columns.map((column) => [place(column), column]));
  const breaks = [...tables].filter((table) => !kept.has(table)).map((table) => `${table} is gone`);
  for (const column of before.columns.filter(({ table }) => kept.has(table))) {
    const found = now.get(place(column));
    if (!found) breaks.push(`${place(column)} is gone`);
    else if (found.type !== column.type)
      breaks.push(`${place(column)} is ${found.type}, it was ${column.type}`);
    else if (found.required && !column.required) breaks.push(`${place(column)} may not be null`);
    else if (found.required && column.filled && !found.filled)
      breaks.push(`${place(column)} has no default`);
  }
  for (const column of after.columns)
    if (tables.has(column.table) && !old.has(place(column)) && column.required && !column.filled)
      breaks.push(`${place(column)} is new, may not be null and has no default`);
  for (const { table, text, columns } of after.rules)
    if (
      !before.rules.some((rule) => rule.table === table && isLooser(text, rule.text)) &&
      columns.some((name) => old.has(`${table}.${name}`))
    )
      breaks.push(`${table} has a rule that it had not: ${text}`);
  const functions = new Set(after.functions);
  for (const name of before.functions) if (!functions.has(name)) breaks.push(`${name} is gone`);
  return breaks;
}
