import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Database, Db } from "#server/db/database.ts";
import { storageObjects } from "#server/db/schema/foundation.ts";
import { type ByteStore, isNotThere } from "#server/storage/byte-store.ts";
import { keyOf } from "#server/storage/object-store.ts";
import { type Manifest, manifestName, objectFile, tableFile } from "./manifest.ts";
import { createSeal, type Turn } from "./seal.ts";
import { findMigration, holdOneState, listTables, readLines, type Table } from "./tables-store.ts";

/** It holds everything that people gave to the site: for this user alone. */
const privately = { mode: 0o600 };
const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 });

/** Bytes as they are. */
const inTheClear: Turn = async function* (bytes) {
  yield* bytes;
};

async function writeTable(db: Db, table: Table, path: string, seal: Turn) {
  let rows = 0;
  const hash = createHash("sha256");
  async function* lines() {
    for await (const page of readLines(db, table)) {
      rows += page.length;
      yield `${page.join("\n")}\n`;
    }
  }
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const file = createWriteStream(path, privately);
  await pipeline(Readable.from(lines()), createGzip(), seal, count, file);
  return { name: table.name, rows, sha256: hash.digest("hex") };
}

type Kept = { bucket: string; etag: string; id: string };
/** Where a key's bytes go. */
type PathOf = (key: string) => string;

async function copyFiles(bytes: ByteStore, objects: Kept[], pathOf: PathOf, seal: Turn) {
  const files: Manifest["files"] = { count: 0, bytes: 0, missing: [] };
  for (const object of objects) {
    const key = keyOf(object);
    const path = pathOf(key);
    await makeFolder(dirname(path));
    const found = await bytes.read(key).catch((error: unknown) => {
      if (isNotThere(error)) return null;
      throw error;
    });
    if (!found) {
      // Removed since the rows were read, with its owner: it is not to come back either.
      files.missing.push(key);
      continue;
    }
    const stream = Readable.fromWeb(found as never);
    stream.on("data", (chunk: Buffer) => {
      files.bytes += chunk.length;
    });
    await pipeline(stream, seal, createWriteStream(path, privately));
    files.count += 1;
  }
  return files;
}

const nameOf = (at: Date) => `safarnama-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
const isBackup = (name: string) => /^safarnama-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name);

/** The latest `keep` backups stay, older ones go. */
async function forgetOld(directory: string, keep: number): Promise<void> {
  const old = (await readdir(directory)).filter(isBackup).sort().slice(0, -keep);
  for (const name of old) await rm(join(directory, name), { recursive: true, force: true });
}

/**
 * Writes all rows, of one moment, and all files into a new folder below `directory`, while the site
 * goes on. It has its name when it is whole. `keep`: so many of the latest stay. `recipient`: sealed for
 * this public key of age. @throws BackupError when it is none
 * @returns the folder and what is in it
 */
export async function writeBackup(
  { database, bytes, clock }: { database: Database; bytes: ByteStore; clock: () => Date },
  directory: string,
  { keep, recipient }: { keep?: number | undefined; recipient?: string | undefined } = {},
): Promise<{ folder: string; manifest: Manifest }> {
  const seal = recipient ? createSeal(recipient) : inTheClear;
  const sealed = seal !== inTheClear;
  const at = clock();
  const folder = join(directory, nameOf(at));
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await makeFolder(join(part, "tables"));
  const { migration, tables, objects } = await database.transaction(async (db) => {
    await holdOneState(db);
    const written: Manifest["tables"] = [];
    for (const table of await listTables(db))
      written.push(await writeTable(db, table, join(part, tableFile(table.name, sealed)), seal));
    const kept = await db
      .select({ bucket: storageObjects.bucket, etag: storageObjects.etag, id: storageObjects.id })
      .from(storageObjects);
    return { migration: await findMigration(db), tables: written, objects: kept };
  });
  const files = await copyFiles(bytes, objects, (key) => join(part, objectFile(key, sealed)), seal);
  const manifest: Manifest = {
    format: sealed ? 2 : 1,
    at: at.toISOString(),
    migration: migration ?? 0,
    tables,
    files,
  };
  await writeFile(join(part, manifestName), JSON.stringify(manifest, null, 2), privately);
  await rename(part, folder);
  if (keep) await forgetOld(directory, keep);
  return { folder, manifest };
}
