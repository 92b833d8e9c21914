import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase } from "#tests/setup/start-postgres.ts";
import type { Database } from "./database.ts";
import { compareReleases, type Migration, migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";

/** Versions that run beside each other on one server. */
let near: Database;
let far: Database;
let drop: () => Promise<void>;
const fail = (error: unknown) => {
  throw error;
};
beforeAll(async () => {
  const made = await createTestDatabase(inject("postgresUrl"));
  drop = made.drop;
  near = await openPostgres(made.url, fail, 3);
  far = await openPostgres(made.url, fail, 3);
  await far.db.execute(sql`create table busy (id int primary key, note text)`);
});
afterAll(async () => {
  await Promise.all([near.close(), far.close()]);
  await drop();
});

const file = (number: number, script: string, contractAfter?: string): Migration => ({
  number,
  name: `000${number}-file.sql`,
  script,
  checksum: script,
  contractAfter,
});

/** Reads a table for as long as the answer is not called. */
async function hold(): Promise<() => Promise<void>> {
  let release = () => {};
  const end = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begun = () => {};
  const start = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const held = far.transaction(async (db) => {
    await db.execute(sql`select * from busy`);
    begun();
    await end;
  });
  await start;
  return async () => {
    release();
    await held;
  };
}

const first = file(1, "alter table busy add column place text not null default ''");
const waits = { lock: "300ms", tries: 3, pauseMs: 200 };

test("a migration that waits for a table gives way to who reads it, and gets it in the end", async () => {
  const release = await hold();
  const migrated = migrate(near, [first], { waits: { ...waits, tries: 100 } });
  let slowest = 0;
  for (let times = 0; times < 15; times++) {
    const start = performance.now();
    await near.db.execute(sql`select count(*) from busy`);
    slowest = Math.max(slowest, performance.now() - start);
    await setTimeout(60);
  }
  expect(slowest).toBeLessThan(2000);
  await release();
  expect(await migrated).toEqual([first.name]);
});

test("one that never gets it is said in a sentence, and nothing of it stands", async () => {
  const release = await hold();
  const second = file(2, "create table half (x int); alter table busy drop column note");
  await expect(migrate(near, [first, second], { waits })).rejects.toThrow(
    `${second.name}: a table that it changes is in use for long`,
  );
  await release();
  const [row] = (await near.db.execute(
    sql`select to_regclass('half')::text as found`,
  )) as unknown as [{ found: null }];
  expect(row.found).toBeNull();
});

test("an older version starts on what a newer one only added to, and not where it took something away", async () => {
  const added = file(2, "create table more (x int)");
  expect(await migrate(near, [first, added], { release: "0.3.0" })).toEqual([added.name]);
  expect(await migrate(near, [first], { release: "0.2.0" })).toEqual([]);
  const taken = file(3, "alter table busy drop column note", "0.3.0");
  await migrate(near, [first, added, taken], { release: "0.4.0" });
  await expect(migrate(near, [first, added], { release: "0.2.0" })).rejects.toThrow(
    `at ${taken.name}, which needs release 0.3.0 or later, and this is 0.2.0: update the code`,
  );
  expect(await migrate(near, [first, added], { release: "0.3.0" })).toEqual([]);
});

test("releases are compared by number", () => {
  expect(compareReleases("0.10.0", "0.9.9")).toBeGreaterThan(0);
  expect(compareReleases("1.0.0", "1.0.0")).toBe(0);
  expect(compareReleases("1.2.3", "1.2.10")).toBeLessThan(0);
});
