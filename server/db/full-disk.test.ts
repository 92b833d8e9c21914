import fs from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { queryRows } from "./database.ts";
import { openEmbedded } from "./pglite.ts";

/** The embedded database on a disk that takes nothing any more. */

const write = fs.writeSync;
const folders: string[] = [];
/** No write below a folder comes through from now on. */
function refuseWrites(code: string): void {
  fs.writeSync = () => {
    throw Object.assign(new Error(`${code}: the disk takes nothing`), { code });
  };
  syncBuiltinESMExports();
}
function takeWrites(): void {
  fs.writeSync = write;
  syncBuiltinESMExports();
}
afterEach(async () => {
  takeWrites();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "safarnama-full-"));
  folders.push(folder);
  return folder;
}
const reasonOf = (error: { cause?: { message: string } }) => error.cause?.message;

test("rows that need more room fail while there is none, and are written once there is", async () => {
  const database = await openEmbedded(await makeFolder(), () => {});
  const { db } = database;
  await db.execute(sql`create table notes (body text)`);
  const add = () =>
    db.execute(sql`insert into notes select repeat('x', 2000) from generate_series(1, 40)`);
  refuseWrites("ENOSPC");
  expect(await add().then(() => "", reasonOf)).toContain("No space left");
  takeWrites();
  await add();
  expect(await queryRows(db, sql`select count(*)::int as count from notes`)).toEqual([
    { count: 40 },
  ]);
  await database.close();
}, 60_000);

test("where its log cannot be written it ends, nothing hangs, and the next start has all that was acknowledged", async () => {
  const folder = await makeFolder();
  const ends: unknown[] = [];
  const database = await openEmbedded(
    folder,
    () => {},
    (error) => ends.push(error),
  );
  const { db } = database;
  await db.execute(sql`create table notes (id int primary key, body text)`);
  await db.execute(sql`insert into notes values (1, 'acknowledged')`);
  refuseWrites("EROFS");
  const change = () =>
    db.execute(sql`update notes set body = 'lost' where id = 1`).then(() => "", reasonOf);
  expect(await change()).toContain("Read-only");
  expect(ends).toHaveLength(1);
  // The engine itself would never return from these.
  expect(await change()).toContain("Read-only");
  await expect(db.execute(sql`select 1`)).rejects.toThrow();
  await expect(database.transaction(async (tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  expect(ends).toHaveLength(1);
  await database.close();
  await expect(openEmbedded(folder, () => {})).rejects.toThrow(
    /the disk is full or takes no writes/,
  );
  takeWrites();
  const next = await openEmbedded(folder, () => {});
  expect(await queryRows(next.db, sql`select body from notes`)).toEqual([{ body: "acknowledged" }]);
  await next.close();
}, 60_000);
