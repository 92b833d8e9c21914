import { type SQL, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";

export type Table = {
  /** As it is written in SQL, with its schema. */
  name: string;
  /** Those that are given, not generated; in order. */
  columns: string[];
  /** Columns whose numbers the database counts up. */
  counted: string[];
};

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Every table of ours by name, but the list of migrations, and counts: they follow the rows that are written. */
export async function listTables(db: Db): Promise<Table[]> {
  const rows = await queryRows<{ schema: string; table: string; column: string; kind: string }>(
    db,
    sql`select n.nspname as schema, c.relname as table, a.attname as column,
          case when a.attgenerated <> '' then 'generated'
            when a.attidentity <> '' or pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) is not null then 'counted'
            else 'given' end as kind
        from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^(pg_|information_schema$)'
          and c.relname not in ('schema_migrations', 'kept_counts')
        order by n.nspname, c.relname, a.attnum`,
  );
  const tables = new Map<string, Table>();
  for (const { schema, table, column, kind } of rows) {
    const name = `${quote(schema)}.${quote(table)}`;
    const known = tables.get(name) ?? { name, columns: [], counted: [] };
    tables.set(name, known);
    if (kind !== "generated") known.columns.push(quote(column));
    if (kind === "counted") known.counted.push(column);
  }
  return [...tables.values()];
}

/** The number of the last migration. Null: there has been none. */
export async function findMigration(db: Db): Promise<number | null> {
  const [there] = await queryRows<{ there: boolean }>(
    db,
    sql`select to_regclass('schema_migrations') is not null as there`,
  );
  if (!there?.there) return null;
  const [row] = await queryRows<{ number: number | null }>(
    db,
    sql`select max(number)::int as number from schema_migrations`,
  );
  return row?.number ?? null;
}

/** What follows reads one state of the database, however long it takes. For a transaction's beginning. */
export async function holdOneState(db: Db): Promise<void> {
  await db.execute(sql`set transaction isolation level repeatable read, read only`);
  await db.execute(sql`set local statement_timeout = 0`);
}

/** The rows of a table as lines of JSON, in pages. Inside a transaction. */
export async function* readLines(db: Db, table: Table): AsyncGenerator<string[]> {
  const columns = sql.raw(table.columns.join(", "));
  const from = sql.raw(table.name);
  await db.execute(
    sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as line from (select ${columns} from ${from}) t`,
  );
  for (;;) {
    const rows = await queryRows<{ line: string }>(db, sql`fetch 500 from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await db.execute(sql`close backup_rows`);
}

type Key = { table: string; name: string; definition: string };

/** Takes away what holds tables to one another, so that they can be filled in any order. @returns how to put it back */
export async function dropForeignKeys(db: Db): Promise<() => Promise<void>> {
  const keys = await queryRows<Key>(
    db,
    sql`select format('%I.%I', n.nspname, c.relname) as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
        from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
        where k.contype = 'f' and n.nspname !~ '^pg_'`,
  );
  const alter = (key: Key, what: string): SQL =>
    sql.raw(`alter table ${key.table} ${what} constraint ${quote(key.name)}`);
  for (const key of keys) await db.execute(alter(key, "drop"));
  return async () => {
    for (const key of keys) await db.execute(sql`${alter(key, "add")} ${sql.raw(key.definition)}`);
  };
}

/** What migrations had put in goes: the backup has it. Until the transaction ends triggers know that rows come back. */
export async function emptyTables(db: Db, tables: Table[]): Promise<void> {
  await db.execute(sql`select set_config('safarnama.restoring', 'on', true)`);
  await db.execute(sql.raw(`truncate ${tables.map(({ name }) => name).join(", ")} cascade`));
}

/** Lines of JSON as rows. */
export async function writeLines(db: Db, table: Table, lines: string[]): Promise<void> {
  const columns = sql.raw(table.columns.join(", "));
  const name = sql.raw(table.name);
  await db.execute(
    sql`insert into ${name} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${name}, ${`[${lines.join(",")}]`}::text::json)`,
  );
}

/** Counting goes on behind the highest number. */
export async function setCounters(db: Db, table: Table): Promise<void> {
  for (const column of table.counted) {
    const name = sql.raw(table.name);
    const field = sql.raw(quote(column));
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table.name}, ${column}), coalesce(max(${field}), 0) + 1, false) from ${name}`,
    );
  }
}

/** How many rows a table has now. */
export async function countRows(db: Db, table: Pick<Table, "name">): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from ${sql.raw(table.name)}`,
  );
  return row?.count ?? 0;
}

/** A table's rows, and a sum over all of them that does not ask for their order: the same rows have the same one. */
export type TableSum = { name: string; rows: number; sum: string };

/** Counts and sums of every table of `listTables`, the same on either kind of database. */
export async function sumTables(db: Db): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for (const { name, columns } of await listTables(db)) {
    const [found] = await queryRows<{ rows: number; sum: string }>(
      db,
      sql`select count(*)::int as rows,
          coalesce(sum(('x' || substr(md5(row_to_json(t)::text), 1, 15))::bit(60)::bigint::numeric), 0)::text as sum
        from (select ${sql.raw(columns.join(", "))} from ${sql.raw(name)}) t`,
    );
    sums.push({ name, rows: found?.rows ?? 0, sum: found?.sum ?? "0" });
  }
  return sums;
}
