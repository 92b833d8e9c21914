import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { StartError } from "#server/errors/start-error.ts";
import about from "../../package.json" with { type: "json" };
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
  /** The release from which on the code runs with what this file takes away; none when it only adds. */
  contractAfter?: string | undefined;
};

const earlierTexts: Record<string, { sha256: string; earlier?: string[] }> = landed;

/** A line of a file that takes away what versions before that release still use. */
const contract = /^-- contract: after (\d+\.\d+\.\d+)$/m;

/**
 * While a migration waits for a table, all who want the table wait behind it: it waits shortly (of `lock`),
 * gives way, and tries again.
 */
const patience = { lock: "3s", tries: 20, pauseMs: 1000 };

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
      const earlier = earlierTexts[name]?.earlier ?? [];
      return { number, name, script, checksum, earlier, contractAfter: contract.exec(script)?.[1] };
    }),
  );
}

/** Of two releases, written `1.20.3`: below zero when the first came before the second. */
export function compareReleases(a: string, b: string): number {
  const [one, other] = [a, b].map((release) => release.split(".").map(Number)) as [
    number[],
    number[],
  ];
  for (let index = 0; index < 3; index++) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function isLockTimeout(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ((cause as { code?: unknown }).code === "55P03") return true;
  return false;
}

/** @returns whether it ran: another process, or an earlier start, may have been first */
function runFile(database: Database, file: Migration, lock: string): Promise<boolean> {
  return database.transaction(async (db) => {
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
    await db.execute(sql`select set_config('lock_timeout', ${lock}, true)`);
    await database.runScript(db, file.script).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new MigrationError(`${file.name}: ${reason}`, { cause: error });
    });
    await db.execute(
      sql`insert into schema_migrations (number, name, checksum, contract_after)
        values (${file.number}, ${file.name}, ${file.checksum}, ${file.contractAfter ?? null})`,
    );
    return true;
  });
}

/** The list of what ran, and from which release on each file is run with. */
async function prepareList({ db }: Database): Promise<void> {
  await db.execute(sql`create table if not exists schema_migrations (
    number int primary key, name text not null, checksum text not null,
    applied_at timestamptz not null default now(), contract_after text)`);
  const [row] = await queryRows<{ there: boolean }>(
    db,
    sql`select exists (select from information_schema.columns where table_schema = current_schema()
      and table_name = 'schema_migrations' and column_name = 'contract_after') as there`,
  );
  if (!row?.there)
    await db.execute(
      sql`alter table schema_migrations add column if not exists contract_after text`,
    );
}

/** Files that a newer version has run: fine, as long as they only add. @throws MigrationError */
async function refuseNewer({ db }: Database, known: number, release: string): Promise<void> {
  const newer = await queryRows<{ name: string; contract_after: string | null }>(
    db,
    sql`select name, contract_after from schema_migrations where number > ${known} order by number`,
  );
  const barrier = newer.find(
    ({ contract_after: after }) => after !== null && compareReleases(release, after) < 0,
  );
  if (barrier)
    throw new MigrationError(
      `the database is at ${barrier.name}, which needs release ${barrier.contract_after} or later, and this is ${release}: update the code`,
    );
}

/**
 * Brings the database forward, each file in a transaction of its own, one process at a time. A database
 * that a newer version has brought further is taken as it is, while what was done there only adds.
 * @returns the names that ran; none on a second run.
 * @throws MigrationError when an applied file has changed, the database is too new for the code, or a
 * table could not be had.
 */
export async function migrate(
  database: Database,
  migrations?: Migration[],
  { release = about.version, waits = patience } = {},
): Promise<string[]> {
  const files = migrations ?? (await readMigrations());
  await prepareList(database);
  await refuseNewer(database, files.length, release);
  const ran: string[] = [];
  for (const file of files) {
    for (let attempt = 1; ; attempt++) {
      try {
        if (await runFile(database, file, waits.lock)) ran.push(file.name);
        break;
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        if (attempt === waits.tries)
          throw new MigrationError(
            `${file.name}: a table that it changes is in use for long. Start again when that is over.`,
            { cause: error },
          );
        await setTimeout(waits.pauseMs);
      }
    }
  }
  return ran;
}
