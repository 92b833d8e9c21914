import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { StartError } from "#server/errors/start-error.ts";
import { type Database, queryRows } from "./database.ts";
import landed from "./migrations/landed.json" with { type: "json" };

export class MigrationError extends StartError {
  override name = "MigrationError";
}

const directory = join(import.meta.dirname, "migrations");

export type Migration = {
  number: number;
  name: string;
  script: string;
  checksum: string;
  /** Checksums of texts that the file once had and data was made with: a later file makes it up. */
  earlier?: readonly string[];
};

const earlierTexts: Record<string, { sha256: string; earlier?: string[] }> = landed;

/** The numbered files, in order. @throws MigrationError on a gap, a twin or an odd name. */
export async function readMigrations(from = directory, first = 1): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name, index) => {
      const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]);
      const expected = index + first;
      if (number !== expected) throw new MigrationError(`${name}: expected number ${expected}`);
      const script = await readFile(join(from, name), "utf8");
      const checksum = createHash("sha256").update(script.replaceAll("\r\n", "\n")).digest("hex");
      return { number, name, script, checksum, earlier: earlierTexts[name]?.earlier ?? [] };
    }),
  );
}

/**
 * Brings the database forward, each file in a transaction of its own, one process at a time.
 * @returns the names that ran; none on a second run.
 * @throws MigrationError when an applied file has changed, or the database is newer than the code.
 */
export async function migrate(database: Database, migrations?: Migration[]): Promise<string[]> {
  const files = migrations ?? (await readMigrations());
  await database.db.execute(sql`create table if not exists schema_migrations (
    number int primary key, name text not null, checksum text not null,
    applied_at timestamptz not null default now())`);
  const ran: string[] = [];
  for (const file of files) {
    const applied = await database.transaction(async (db) => {
      // Another process may be at it, and a large table takes its time.
      await db.execute(sql`set local statement_timeout = 0`);
      await db.execute(sql`select pg_advisory_xact_lock(7264190)`);
      const [row] = await queryRows<{ checksum: string }>(
        db,
        sql`select checksum from schema_migrations where number = ${file.number}`,
      );
      if (row && row.checksum !== file.checksum && !file.earlier?.includes(row.checksum))
        throw new MigrationError(
          `${file.name} was changed after it had been applied: add a new file instead`,
        );
      if (row) return false;
      await database.runScript(db, file.script).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new MigrationError(`${file.name}: ${reason}`, { cause: error });
      });
      await db.execute(
        sql`insert into schema_migrations (number, name, checksum) values (${file.number}, ${file.name}, ${file.checksum})`,
      );
      return true;
    });
    if (applied) ran.push(file.name);
  }
  const [last] = await queryRows<{ number: number }>(
    database.db,
    sql`select coalesce(max(number), 0)::int as number from schema_migrations`,
  );
  if (last && last.number > files.length)
    throw new MigrationError(
      `the database is at migration ${last.number}, this code knows ${files.length}: update the code`,
    );
  return ran;
}
