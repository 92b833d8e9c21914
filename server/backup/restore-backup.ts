import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Database, Db } from "#server/db/database.ts";
import { migrate, readMigrations } from "#server/db/migrate.ts";
import { storageObjects } from "#server/db/schema/foundation.ts";
import type { ByteStore } from "#server/storage/byte-store.ts";
import { keyOf } from "#server/storage/object-store.ts";
import {
  BackupError,
  isSealed,
  type Manifest,
  objectFile,
  readManifest,
  tableFile,
} from "./manifest.ts";
import type { Key } from "./seal.ts";
import {
  countRows,
  dropForeignKeys,
  emptyTables,
  findMigration,
  listTables,
  setCounters,
  type Table,
  writeLines,
} from "./tables-store.ts";

/** Rows are written in parts of so many lines, and of about so many characters. */
const most = { lines: 500, characters: 2_000_000 };

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/** A file's bytes, as they were before it was sealed. */
const readBytes = (path: string, key: Key | null): Readable => {
  const bytes = createReadStream(path);
  return key ? Readable.from(key.open(bytes)) : bytes;
};

/** @throws BackupError when a table's file is not what was written, or the key is another's */
async function checkTables(folder: string, manifest: Manifest, key: Key | null): Promise<void> {
  for (const { name, sha256 } of manifest.tables) {
    const file = tableFile(name, isSealed(manifest));
    const found = await hashOf(join(folder, file)).catch(() => null);
    if (found !== sha256)
      throw new BackupError(`${file} is damaged or missing: take another backup.`);
  }
  const [first] = manifest.tables;
  if (!first || !key) return;
  // One key for all of them: known before anything is written.
  for await (const _ of readBytes(join(folder, tableFile(first.name, true)), key)) break;
}

async function readTable(db: Db, table: Table, bytes: Readable): Promise<number> {
  let rows = 0;
  let lines: string[] = [];
  let size = 0;
  const flush = async () => {
    if (lines.length === 0) return;
    await writeLines(db, table, lines);
    rows += lines.length;
    lines = [];
    size = 0;
  };
  const input = createGunzip();
  const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  // Of a fault on the way the reader hears nothing: it would wait for the next line for ever.
  let fault: unknown = null;
  const end = (error: unknown) => {
    fault = error;
    reader.close();
  };
  input.on("error", end);
  bytes.on("error", end).pipe(input);
  for await (const line of reader) {
    if (line === "") continue;
    lines.push(line);
    size += line.length;
    if (lines.length >= most.lines || size >= most.characters) await flush();
  }
  if (fault) throw fault;
  await flush();
  return rows;
}

async function readFiles(
  database: Database,
  bytes: ByteStore,
  folder: string,
  manifest: Manifest,
  secret: Key | null,
): Promise<number> {
  const objects = await database.db.select().from(storageObjects);
  let count = 0;
  for (const object of objects) {
    const key = keyOf(object);
    if (manifest.files.missing.includes(key)) {
      await database.db
        .delete(storageObjects)
        .where(sql`${storageObjects.id} = ${object.id}::uuid`);
      continue;
    }
    const path = join(folder, objectFile(key, isSealed(manifest)));
    const content = await buffer(readBytes(path, secret)).catch((error: unknown) => {
      if (error instanceof BackupError) throw error;
      throw new BackupError(`The file ${key} is missing in the backup.`);
    });
    await bytes.write(key, content, object.mimetype);
    count += 1;
  }
  return count;
}

/** @throws BackupError when the database has somebody's data, or stands elsewhere than the backup */
async function prepare(database: Database, manifest: Manifest): Promise<void> {
  const files = await readMigrations();
  if (manifest.migration > files.length)
    throw new BackupError("The backup is of a newer version of the site: update the code first.");
  const there = await findMigration(database.db);
  if (there !== null && there !== manifest.migration)
    throw new BackupError(
      "The database is not empty. Restore into an empty database, or set DATA_DIR to a new folder.",
    );
  await migrate(database, files.slice(0, manifest.migration));
  if ((await countRows(database.db, { name: "admins" })) > 0)
    throw new BackupError(
      "The database has data already. Restore into an empty database, or set DATA_DIR to a new folder.",
    );
}

/**
 * Brings a backup back into an empty database and store, of whichever kind, and then up to this version.
 * All rows come or none. `key` opens one that is sealed. @throws BackupError in words for the operator
 */
export async function restoreBackup(
  { database, bytes }: { database: Database; bytes: ByteStore },
  folder: string,
  key: Key | null = null,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const secret = isSealed(manifest) ? key : null;
  if (isSealed(manifest) && !secret)
    throw new BackupError(
      "The backup is sealed: say where its secret key is (npm run restore -- BACKUP --key FILE).",
    );
  await checkTables(folder, manifest, secret);
  await bytes.check();
  await prepare(database, manifest);
  await database.transaction(async (db) => {
    await db.execute(sql`set local statement_timeout = 0`);
    const tables = await listTables(db);
    const putBack = await dropForeignKeys(db);
    await emptyTables(db, tables);
    for (const { name, rows } of manifest.tables) {
      const table = tables.find((one) => one.name === name);
      if (!table) throw new BackupError(`This version has no table ${name}.`);
      const file = join(folder, tableFile(name, isSealed(manifest)));
      const read = await readTable(db, table, readBytes(file, secret));
      if (read !== rows)
        throw new BackupError(`${name} has ${read} rows in the backup and should have ${rows}.`);
      await setCounters(db, table);
    }
    await putBack();
  });
  await readFiles(database, bytes, folder, manifest, secret);
  await migrate(database);
  return manifest;
}
