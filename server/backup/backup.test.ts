import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { type Database, queryRows } from "#server/db/database.ts";
import { openInMemory } from "#server/db/pglite.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { storageObjects } from "#server/db/schema/foundation.ts";
import { readStoredCounts } from "#server/db/stored-counts.ts";
import { assembleResources, type OpenResources } from "#server/resources.ts";
import { askRunning } from "#server/shell/control.ts";
import { createFileBytes } from "#server/storage/file-bytes.ts";
import { keyOf } from "#server/storage/object-store.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { slowOr } from "#tests/setup/slow-or.ts";
import { createTestDatabase } from "#tests/setup/start-postgres.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { readManifest, tableFile } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { type Key, readKey } from "./seal.ts";
import { listTables } from "./tables-store.ts";
import { writeBackup } from "./write-backup.ts";

const fail = (error: unknown) => {
  throw error;
};
const folders: string[] = [];
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "safarnama-backup-"));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** All that a database holds, table by table, in an order of its own. */
async function readAll(database: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name } of await listTables(database.db)) {
    const rows = await queryRows<{ line: string }>(
      database.db,
      sql`select to_jsonb(t)::text as line from ${sql.raw(name)} t`,
    );
    all[name] = rows.map(({ line }) => line).sort();
  }
  return all;
}

type Kind = "pglite" | "postgres";
async function openEmpty(kind: Kind): Promise<Database> {
  if (kind === "pglite") return openInMemory(fail);
  const { url } = await createTestDatabase(inject("postgresUrl"));
  return openPostgres(url, fail);
}

describe.each(["pglite", "postgres"] as const)("a backup of %s", (kind) => {
  let resources: OpenResources;
  let backup: string;
  beforeAll(async () => {
    resources = await createTestResources(
      {},
      kind === "postgres" ? { postgresUrl: inject("postgresUrl") } : {},
    );
    const desk = await createDeskApp(resources);
    const trip = await desk.createTrip({
      name: 'Jürgen \\ "Müller"\t\u0930\u093e\u0927\u093e',
      message: "Zwei\n\nZeilen",
    });
    await desk.call("POST", `/api/desk/trips/${trip.id}/replies`, desk.seats.editor.headers, {
      subject: "",
      body: "Welcome.",
    });
    // A trigger notes each change of these; what comes back is none.
    for (const upi of ["one@bank", "two@bank"]) {
      const at = "/api/desk/money-settings";
      const { body } = await desk.call<{ revision: number; settings: object }>(
        "GET",
        at,
        desk.seats.owner.headers,
      );
      const settings = { ...body.settings, upi };
      await desk.call("PUT", at, desk.seats.owner.headers, { revision: body.revision, settings });
    }
    await desk.call("PATCH", `/api/desk/trips/${trip.id}`, desk.seats.editor.headers, {
      version: 1,
      stage: "lost",
      lostCode: "price",
    });
    const picture = new Uint8Array(300_000).map((_, index) => index % 251);
    await resources.storage.put("profile-pictures", "a/b.webp", picture, {
      mimetype: "image/webp",
    });
    await resources.storage.put("videos", "empty.txt", new Uint8Array(), {
      mimetype: "text/plain",
    });
    // While people write, as on a running site.
    const writing = Promise.all(
      Array.from({ length: 12 }, () => desk.createTrip().catch(() => {})),
    );
    const { folder } = await writeBackup(
      { ...resources, clock: () => new Date() },
      await makeFolder(),
    );
    backup = folder;
    await writing;
  });
  afterAll(() => resources.close());

  test("is whole, says what is in it, and is for its user alone", async () => {
    const manifest = await readManifest(backup);
    expect(manifest.tables.find(({ name }) => name === '"public"."admins"')?.rows).toBe(5);
    expect(manifest.files).toMatchObject({ count: 2, bytes: 300_000, missing: [] });
    expect((await stat(backup)).mode & 0o077).toBe(0);
    expect((await stat(join(backup, "manifest.json"))).mode & 0o077).toBe(0);
  });

  // From one kind to the other it goes by the same rows as a move (move-database.test.ts), which runs always.
  test.each(slowOr<readonly Kind[]>(["pglite", "postgres"], [kind]))(
    "comes back into an empty folder on %s: every row, every file, and it counts on",
    async (target) => {
      const database = await openEmpty(target);
      const objects = await makeFolder();
      const bytes = createFileBytes(objects);
      const manifest = await restoreBackup({ database, bytes }, backup);
      const second = await writeBackup(
        { database, bytes, clock: () => new Date() },
        await makeFolder(),
      );
      const counts = (tables: { name: string; rows: number }[]) =>
        tables.map(({ name, rows }) => `${name} ${rows}`);
      expect(counts(second.manifest.tables)).toEqual(counts(manifest.tables));
      const { config } = resources;
      const restored = await assembleResources({
        config: readConfig({ NODE_ENV: "test", DATA_DIR: config.dataDir }),
        log: pino({ level: "silent" }),
        database,
        transports: {},
        bytes,
      });
      // What the backup has is there to the letter: the rows of its moment are among those of now.
      const now = await readAll(resources.database);
      for (const [name, rows] of Object.entries(await readAll(database))) {
        // Counters are counted on.
        if (name.includes("rate_limits")) continue;
        const missing = rows.filter((row) => !now[name]?.includes(row));
        expect(missing, name).toEqual([]);
      }
      // Counts are in no backup: they follow the rows.
      const kept = await readStoredCounts(database.db, "trips.stage");
      const stages = await queryRows<{ stage: string; count: number }>(
        database.db,
        sql`select stage, count(*)::int as count from trips group by stage`,
      );
      expect(stages.length).toBeGreaterThan(0);
      expect(kept).toEqual(new Map(stages.map(({ stage, count }) => [stage, count])));
      const object = await restored.storage.find("profile-pictures", "a/b.webp");
      if (!object) throw new Error("the picture is not there");
      const content = new Uint8Array(
        await new Response(await restored.storage.read(object)).arrayBuffer(),
      );
      expect(content).toEqual(new Uint8Array(300_000).map((_, index) => index % 251));
      const desk = await createDeskApp(restored);
      const trip = await desk.createTrip();
      const answer = await desk.call(
        "POST",
        `/api/desk/trips/${trip.id}/notes`,
        desk.seats.editor.headers,
        {
          body: "After the restoration.",
        },
      );
      expect(answer.status).toBe(201);
      await restored.close();
    },
    90_000,
  );

  test("does not come back over data that is there", async () => {
    const bytes = createFileBytes(await makeFolder());
    const { database } = resources;
    await expect(restoreBackup({ database, bytes }, backup)).rejects.toThrow(/has data already/);
  });

  test("that is damaged is refused before anything is written", async () => {
    const database = await openInMemory(fail);
    const path = join(backup, tableFile('"public"."trips"'));
    const whole = await readFile(path);
    await writeFile(path, whole.subarray(0, whole.length - 10));
    const bytes = createFileBytes(await makeFolder());
    await expect(restoreBackup({ database, bytes }, backup)).rejects.toThrow(/damaged or missing/);
    await writeFile(path, whole);
    const rows = await queryRows(
      database.db,
      sql`select 1 from pg_tables where schemaname = 'public'`,
    );
    expect(rows).toEqual([]);
    await database.close();
  });
});

test("is none where the store does not answer, or what it holds cannot be written", async () => {
  const source = await createTestResources();
  await source.storage.put("profile-pictures", "a/b.webp", new Uint8Array(100), {
    mimetype: "image/webp",
  });
  const directory = await makeFolder();
  const away = {
    ...source.bytes,
    read: () => Promise.reject(new Error("the storage answered 503")),
  };
  const attempt = writeBackup({ ...source, bytes: away, clock: () => new Date() }, directory);
  await expect(attempt).rejects.toThrow("503");
  expect((await readdir(directory)).filter((name) => !name.endsWith(".part"))).toEqual([]);
  const gone = { ...source.bytes, read: () => Promise.reject(new Error("404: no such key")) };
  const { manifest } = await writeBackup(
    { ...source, bytes: gone, clock: () => new Date() },
    directory,
  );
  expect(manifest.files).toMatchObject({ count: 0, missing: [expect.any(String)] });
  await source.close();
});

test("a sealed backup says nothing of anybody, and opens by its own key alone", async () => {
  const secret = await generateX25519Identity();
  const recipient = await identityToRecipient(secret);
  const source = await createTestResources();
  const desk = await createDeskApp(source);
  const trip = await desk.createTrip({ name: "Radha Sharma" });
  const picture = new Uint8Array(200_000).map((_, index) => index % 251);
  await source.storage.put("profile-pictures", "a/b.webp", picture, { mimetype: "image/webp" });
  const { folder, manifest } = await writeBackup(
    { ...source, clock: () => new Date() },
    await makeFolder(),
    { recipient },
  );
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (name === "manifest.json" || (await stat(path)).isDirectory()) continue;
    expect((await readFile(path)).subarray(0, 21).toString(), name).toBe("age-encryption.org/v1");
  }
  expect(JSON.stringify(manifest)).not.toContain("Radha");
  const open = async (key: Key | null, given?: Database) => {
    const database = given ?? (await openInMemory(fail));
    const bytes = createFileBytes(await makeFolder());
    try {
      await restoreBackup({ database, bytes }, folder, key);
      const [row] = await queryRows<{ name: string }>(
        database.db,
        sql`select name from trips where id = ${trip.id}`,
      );
      const [object] = await database.db.select().from(storageObjects);
      const stream = await bytes.read(object ? keyOf(object) : "");
      return { name: row?.name, picture: await new Response(stream).bytes() };
    } finally {
      if (!given) await database.close();
    }
  };
  const write = async (text: string) => {
    const path = join(await makeFolder(), "key");
    await writeFile(path, text);
    return readKey(path);
  };
  // Said before the database is looked at.
  await expect(open(null, source.database)).rejects.toThrow(/is sealed/);
  const other = await write(await generateX25519Identity());
  await expect(open(other, source.database)).rejects.toThrow(/another key/);
  await expect(write(recipient)).rejects.toThrow(/no secret key/);
  expect(await open(await write(secret))).toEqual({ name: "Radha Sharma", picture });
  await expect(
    writeBackup({ ...source, clock: () => new Date() }, await makeFolder(), { recipient: "age1x" }),
  ).rejects.toThrow(/no public key/);
  await source.close();
}, 60_000);

test("only the latest backups are kept, if wished", async () => {
  const resources = await createTestResources();
  const folder = await makeFolder();
  let now = Date.parse("2026-11-22T01:00:00Z");
  const clock = () => {
    now += 3600_000;
    return new Date(now);
  };
  for (let index = 0; index < 3; index++)
    await writeBackup({ ...resources, clock }, folder, { keep: 2 });
  expect((await readdir(folder)).sort()).toEqual([
    "safarnama-2026-11-22T03-00-00Z",
    "safarnama-2026-11-22T04-00-00Z",
  ]);
  await resources.close();
});

test("where no process answers, that is said", async () => {
  const dataDir = await makeFolder();
  await expect(askRunning(dataDir, { command: "doctor" })).rejects.toThrow(/does not answer/);
});

test("a running process with the embedded database is asked, and keeps serving", async () => {
  const dataDir = await makeFolder();
  const target = await makeFolder();
  const node = process.execPath;
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    NODE_ENV: "production",
  };
  const run = (script: string, args: string[], over: Record<string, string> = {}) =>
    new Promise<{ code: number | null; out: string }>((resolve) => {
      const child = spawn(node, [script, ...args], { env: { ...env, ...over } });
      let out = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (chunk: Buffer) => {
          out += chunk.toString();
        });
      child.on("close", (code) => resolve({ code, out }));
    });
  // The process that owns the folder, without its pages: they are not built here.
  const holder = spawn(node, ["tests/fixtures/hold-data.ts"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve) => holder.stdout.once("data", () => resolve()));
  const secret = await generateX25519Identity();
  const BACKUP_RECIPIENT = await identityToRecipient(secret);
  const written = await run("scripts/backup.ts", [target], { BACKUP_RECIPIENT });
  expect(written).toMatchObject({ code: 0, out: expect.stringMatching(/rows of.*, sealed/) });
  const looked = await run("scripts/doctor.ts", []);
  expect(looked.code).toBe(1);
  expect(looked.out).toContain("There is no mail server");
  expect(looked.out).toContain("0 hours old, and sealed");
  const [name = ""] = await readdir(target);
  holder.kill("SIGTERM");
  await new Promise((resolve) => holder.once("exit", resolve));
  const fresh = await makeFolder();
  const key = join(await makeFolder(), "backup.key");
  await writeFile(key, `# created: today\n${secret}\n`);
  const args = [join(target, name), "--key", key];
  const restored = await run("scripts/restore.ts", args, { DATA_DIR: fresh });
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining("is restored") });
}, 240_000);
