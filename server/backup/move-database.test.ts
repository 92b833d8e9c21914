import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, inject, test } from "vitest";
import type { Database } from "#server/db/database.ts";
import { openInMemory } from "#server/db/pglite.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { createFileBytes } from "#server/storage/file-bytes.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { slowOr } from "#tests/setup/slow-or.ts";
import { createTestDatabase } from "#tests/setup/start-postgres.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { moveDatabase } from "./move-database.ts";
import { sumTables } from "./tables-store.ts";

const fail = (error: unknown) => {
  throw error;
};
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));
async function openFiles() {
  const folder = await mkdtemp(join(tmpdir(), "safarnama-move-test-"));
  folders.push(folder);
  return createFileBytes(folder);
}

type Kind = "pglite" | "postgres";
async function openEmpty(kind: Kind): Promise<Database> {
  if (kind === "pglite") return openInMemory(fail);
  const { url } = await createTestDatabase(inject("postgresUrl"));
  return openPostgres(url, fail);
}

async function fillSite(kind: Kind) {
  const resources = await createTestResources(
    {},
    kind === "postgres" ? { postgresUrl: inject("postgresUrl") } : {},
  );
  const desk = await createDeskApp(resources);
  const trip = await desk.createTrip({ name: 'राधा ₹ \\ "Müller"', message: "Two\n\nlines" });
  await desk.call("POST", `/api/desk/trips/${trip.id}/replies`, desk.seats.editor.headers, {
    subject: "",
    body: "Welcome.",
  });
  await resources.storage.put("profile-pictures", "a/b.webp", new Uint8Array(5000).fill(7), {
    mimetype: "image/webp",
  });
  return { resources, desk };
}

const ways = [
  ["pglite", "postgres"],
  ["postgres", "pglite"],
] as const;
/** Either goes there and back again. */
describe.each(slowOr<readonly (typeof ways)[number][]>(ways, [ways[0]]))(
  "a move from %s to %s",
  (from, to) => {
    test("brings every row and file, the same by count and sum, and the next move back is the same again", async () => {
      const { resources } = await fillSite(from);
      const target = { database: await openEmpty(to), bytes: await openFiles() };
      const { tables, files } = await moveDatabase(resources, target);
      expect(files).toEqual({ count: 1, bytes: 5000 });
      expect(tables.find(({ name }) => name.endsWith('"trips"'))?.rows).toBe(1);
      expect(tables).toEqual(await sumTables(resources.database.db));
      const back = { database: await openEmpty(from), bytes: await openFiles() };
      expect((await moveDatabase(target, back)).tables).toEqual(tables);
      for (const { database } of [target, back]) await database.close();
      await resources.close();
    }, 90_000);
  },
);

test("a row that is written meanwhile is told, and a changed letter has another sum", async () => {
  const { resources, desk } = await fillSite("pglite");
  const before = await sumTables(resources.database.db);
  await resources.database.db.execute(sql`update trips set name = name || '.'`);
  const after = await sumTables(resources.database.db);
  const changed = after.filter(({ sum }, at) => sum !== before[at]?.sum);
  expect(changed.map(({ name }) => name)).toEqual(['"public"."trips"']);
  const bytes = await openFiles();
  const late = { ...bytes, check: () => desk.createTrip().then(() => bytes.check()) };
  const target = { database: await openEmpty("pglite"), bytes: late };
  await expect(moveDatabase(resources, target)).rejects.toThrow(/trips.*written meanwhile/s);
  await target.database.close();
  await resources.close();
}, 60_000);

test("into a database with somebody's data nothing is moved", async () => {
  const { resources } = await fillSite("pglite");
  const other = await fillSite("pglite");
  await expect(moveDatabase(resources, other.resources)).rejects.toThrow(/has data already/);
  await resources.close();
  await other.resources.close();
}, 60_000);

test("files that are not where the store is said to be are told, and nothing is moved", async () => {
  const { resources } = await fillSite("pglite");
  const from = { database: resources.database, bytes: await openFiles() };
  const to = { database: await openInMemory(fail), bytes: await openFiles() };
  await expect(moveDatabase(from, to)).rejects.toThrow(/1 uploaded files are not where/);
  await to.database.close();
  await resources.close();
}, 60_000);

test("a database that was never started with, or by another version, is said so", async () => {
  const database = await openInMemory(fail);
  const from = { database, bytes: await openFiles() };
  // Where it would go to is not looked at: making an empty one costs seconds.
  const to = { database, bytes: await openFiles() };
  await expect(moveDatabase(from, to)).rejects.toThrow(/nothing to move/);
  await database.close();
});
