import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { isUnreachable } from "#server/errors/unreachable.ts";
import { createTestDatabase } from "#tests/setup/start-postgres.ts";
import { type Database, type Db, queryRows } from "./database.ts";
import { openPostgres } from "./postgres.ts";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function cut(far: Database, db: Db): Promise<void> {
  const [row] = await queryRows<{ pid: number }>(db, sql`select pg_backend_pid() as pid`);
  await far.db.execute(sql`select pg_terminate_backend(${row?.pid})`);
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** An error that nobody catches ends this run, as it would end the process. */
test("a connection that is lost in a transaction fails it, and is opened anew", async () => {
  const { url, drop } = await createTestDatabase(inject("postgresUrl"));
  const [near, far] = await Promise.all([
    openPostgres(url, () => {}, 1),
    openPostgres(url, () => {}, 1),
  ]);
  try {
    for (const gap of [0, 1, 5, 50]) {
      const failed = near.transaction(async (db) => {
        await cut(far, db);
        await pause(gap);
        await db.execute(sql`select 1`);
      });
      expect(isUnreachable(await failureOf(failed)), `after ${gap} ms`).toBe(true);
      const start = performance.now();
      // The first may still get the lost one; none after it.
      await failureOf(near.db.execute(sql`select 1`) as unknown as Promise<unknown>);
      await near.db.execute(sql`select 1`);
      expect(performance.now() - start, `after ${gap} ms`).toBeLessThan(2000);
    }
    const caught = near.transaction(async (db) => {
      await cut(far, db);
      for (let times = 0; times < 5; times++)
        await failureOf(db.execute(sql`select 1`) as unknown as Promise<unknown>);
      await pause(20);
    });
    expect(isUnreachable(await failureOf(caught))).toBe(true);
    await failureOf(near.db.execute(sql`select 1`) as unknown as Promise<unknown>);
    await near.db.execute(sql`select 1`);
  } finally {
    await Promise.all([near.close(), far.close()]);
    await drop();
  }
});

test("what a lost transaction still asks for is never asked in the next one of its connection", async () => {
  const { url, drop } = await createTestDatabase(inject("postgresUrl"));
  const [near, far] = await Promise.all([
    openPostgres(url, () => {}, 1),
    openPostgres(url, () => {}, 1),
  ]);
  try {
    await far.db.execute(sql`create table kept (who text)`);
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let late: unknown;
    const lost = near.transaction(async (db) => {
      await cut(far, db);
      await gate;
      late = await failureOf(
        db.execute(sql`insert into kept values ('lost')`) as unknown as Promise<unknown>,
      );
    });
    expect(isUnreachable(await failureOf(lost))).toBe(true);
    await near.transaction(async (db) => {
      await db.execute(sql`insert into kept values ('next')`);
      goOn();
      await pause(100);
    });
    expect(isUnreachable(late)).toBe(true);
    expect(await queryRows(far.db, sql`select who from kept`)).toEqual([{ who: "next" }]);
  } finally {
    await Promise.all([near.close(), far.close()]);
    await drop();
  }
});
