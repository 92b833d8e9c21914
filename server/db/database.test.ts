import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { OpenResources } from "#server/resources.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { queryRows } from "./database.ts";
import { type Migration, MigrationError, migrate, readMigrations } from "./migrate.ts";
import { durability, openEmbedded } from "./pglite.ts";

describe.each(["pglite", "postgres"] as const)("on %s", (kind) => {
  let resources: OpenResources;
  beforeAll(async () => {
    resources = await createTestResources(
      {},
      kind === "postgres" ? { postgresUrl: inject("postgresUrl") } : {},
    );
    await resources.database.db.execute(sql`create table things (name text primary key)`);
  });
  afterAll(() => resources.close());

  const names = async () =>
    (
      await queryRows<{ name: string }>(
        resources.database.db,
        sql`select name from things order by name`,
      )
    ).map((row) => row.name);

  test("pages get their turn while a transaction works", async () => {
    let turns = 0;
    let watching = true;
    const watch = () => {
      turns += 1;
      if (watching) setImmediate(watch);
    };
    await resources.database.transaction(async (db) => {
      setImmediate(watch);
      for (let step = 0; step < 8; step += 1)
        await db.execute(sql`select count(*) from generate_series(1, 50000)`);
      watching = false;
    });
    expect(turns).toBeGreaterThanOrEqual(8);
  });

  test("it is the engine that was asked for", () => {
    expect(resources.database.kind).toBe(kind);
  });

  test("migrations run once, and a changed file is refused", async () => {
    expect(await migrate(resources.database)).toEqual([]);
    const files = await readMigrations();
    const changed = files.map(
      (file, index): Migration => (index === 0 ? { ...file, checksum: "other" } : file),
    );
    await expect(migrate(resources.database, changed)).rejects.toThrow(MigrationError);
  });

  test("a failed migration leaves nothing behind", async () => {
    const files = await readMigrations();
    const broken = {
      number: files.length + 1,
      name: "9999-broken.sql",
      script: "create table half (x int); select 1/0;",
      checksum: "b",
    };
    await expect(migrate(resources.database, [...files, broken])).rejects.toThrow();
    const [row] = await queryRows<{ found: string | null }>(
      resources.database.db,
      sql`select to_regclass('half')::text as found`,
    );
    expect(row?.found).toBeNull();
  });

  test("after-commit tasks run after the commit, and not after a rollback", async () => {
    const seen: string[] = [];
    await resources.database.transaction(async (db, afterCommit) => {
      await db.execute(sql`insert into things values ('kept')`);
      afterCommit(async () => void seen.push(...(await names())));
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual(["kept"]);
    const failing = resources.database.transaction(async (db, afterCommit) => {
      await db.execute(sql`insert into things values ('lost')`);
      afterCommit(() => void seen.push("never"));
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(seen).toEqual(["kept"]);
    expect(await names()).toEqual(["kept"]);
  });

  test("a transaction inside a transaction is refused instead of hanging", async () => {
    const nested = resources.database.transaction(() =>
      resources.database.transaction(async () => 1),
    );
    await expect(nested).rejects.toThrow(/already open/);
  });

  test("the outer handle inside a transaction never hangs, and is free again after it", async () => {
    const { database } = resources;
    const ask = async () => database.db.execute(sql`select 1`);
    let late: Promise<unknown> | undefined;
    await database.transaction(async () => {
      // On a server it is another connection; the embedded engine has one and must refuse.
      if (kind === "postgres") await expect(ask()).resolves.toBeDefined();
      else
        await expect(ask()).rejects.toMatchObject({
          cause: { message: expect.stringContaining("outer db") },
        });
      late = new Promise((resolve) => setTimeout(resolve, 20)).then(ask);
    });
    await expect(late).resolves.toBeDefined();
  });

  test("NOTIFY arrives when the transaction commits", async () => {
    const heard: string[] = [];
    const stop = await resources.database.listen("things", (payload) => void heard.push(payload));
    await resources.database.transaction(async (db) => {
      await db.execute(sql`select pg_notify('things', 'first')`);
      expect(heard).toEqual([]);
    });
    await expect.poll(() => heard).toEqual(["first"]);
    await stop();
  });
});

test("the embedded engine hands its writes to the disk", async () => {
  const directory = await mkdtemp(join(tmpdir(), "safarnama-durable-"));
  const database = await openEmbedded(directory, () => {});
  try {
    const [sync] = await queryRows<{ fsync: string }>(database.db, sql`show fsync`);
    const [method] = await queryRows<{ wal_sync_method: string }>(
      database.db,
      sql`show wal_sync_method`,
    );
    expect(sync?.fsync).toBe("on");
    expect(method?.wal_sync_method).toBe("open_datasync");
    const before = durability.fsyncs;
    await database.db.execute(sql`create table written (x int)`);
    await database.db.execute(sql`checkpoint`);
    expect(durability.fsyncs).toBeGreaterThan(before);
    await expect(openEmbedded(directory, () => {})).rejects.toThrow(`process ${process.pid}`);
  } finally {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  }
}, 60_000);
