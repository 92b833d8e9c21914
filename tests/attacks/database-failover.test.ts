import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, queryRows } from "#server/db/database.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { silenceBound } from "#server/db/watch-primary.ts";
import { isUnreachable } from "#server/errors/unreachable.ts";
import { startPostgres, type TestPostgres } from "#tests/setup/start-postgres.ts";

/**
 * Two servers, the second a standby that has every acknowledged commit. What waits for a server that is
 * frozen takes half a minute: `npm run test:faults` has it.
 */
let first: TestPostgres;
let second: TestPostgres;
let database: Database;
const moves: string[] = [];
const fail = (error: unknown) => {
  throw error;
};
const placeOf = ({ url }: TestPostgres) => new URL(url).host;

beforeAll(async () => {
  first = await startPostgres();
  second = await first.addStandby();
  // The standby stands first: it is passed over.
  const url = `postgres://tester@${placeOf(second)},${placeOf(first)}/postgres?target_session_attrs=primary`;
  database = await openPostgres(url, fail, 5, (server) => moves.push(server));
  await database.db.execute(sql`create table kept (id int primary key)`);
});
afterAll(async () => {
  await database.close();
  for (const server of [first, second]) await server.stop();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const since = (start: number) => (performance.now() - start) / 1000;

/** Writes one row after the other until it is told to stop; what failed may stand or not. */
function write(from: number) {
  const acknowledged: number[] = [];
  const failures: unknown[] = [];
  let slowest = 0;
  let going = true;
  const lanes = Array.from({ length: 4 }, async (_, lane) => {
    for (let id = from + lane; going; id += 4) {
      const start = performance.now();
      await database
        .transaction((db) => db.execute(sql`insert into kept values (${id})`))
        .then(() => acknowledged.push(id))
        .catch(async (error: unknown) => {
          failures.push(error);
          await pause(50);
        });
      slowest = Math.max(slowest, since(start));
    }
  });
  return {
    acknowledged,
    async stop() {
      going = false;
      await Promise.all(lanes);
      return { acknowledged, failures, slowest };
    },
  };
}

const readKept = async () =>
  new Set(
    (await queryRows<{ id: number }>(database.db, sql`select id from kept`)).map((r) => r.id),
  );

describe("several servers", () => {
  test("a primary that dies under load: nothing acknowledged is lost, and the next one is used", async () => {
    const heard: string[] = [];
    let gaps = 0;
    const unlisten = await database.listen(
      "news",
      (text) => heard.push(text),
      () => gaps++,
    );
    const load = write(0);
    while (load.acknowledged.length < 20) await pause(20);
    await first.kill();
    await pause(1500);
    const start = performance.now();
    await second.promote();
    const before = load.acknowledged.length;
    while (load.acknowledged.length === before && since(start) < 20) await pause(20);
    expect(since(start)).toBeLessThan(10);
    const { acknowledged, failures, slowest } = await load.stop();
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter((error) => !isUnreachable(error))).toEqual([]);
    expect(slowest).toBeLessThan(10);
    const kept = await readKept();
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(moves).toEqual([placeOf(second)]);
    while (gaps === 0 && since(start) < 20) await pause(20);
    await database.db.execute(sql`select pg_notify('news', 'after')`);
    while (heard.length === 0 && since(start) < 20) await pause(20);
    expect({ heard, gaps }).toEqual({ heard: ["after"], gaps: 1 });
    await unlisten();
  });

  test("an old primary that comes back and was not told is not gone back to", async () => {
    await first.resume();
    await database.db
      .execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()
        and usename is not null and application_name = 'postgres.js'`)
      .catch(() => {});
    await pause(2500);
    await database.db.execute(sql`insert into kept values (-1)`);
    expect((await readKept()).has(-1)).toBe(true);
    expect(moves).toEqual([placeOf(second)]);
    const url = `postgres://tester@${placeOf(first)},${placeOf(second)}/postgres`;
    const newcomer = await openPostgres(url, fail, 1);
    const [row] = await queryRows(newcomer.db, sql`select inet_server_port() as port`);
    await newcomer.close();
    expect(row).toEqual({ port: Number(new URL(second.url).port) });
    await first.pause();
  });

  test("while none is there each question fails soon, and is answered once one is back", async () => {
    await second.pause();
    for (let round = 0; round < 3; round++) {
      const start = performance.now();
      const error = await readKept().catch((cause: unknown) => cause);
      expect(isUnreachable(error)).toBe(true);
      expect(since(start)).toBeLessThan(4);
    }
    await second.resume();
    const start = performance.now();
    while (!(await readKept().catch(() => null)) && since(start) < 20) await pause(50);
    expect(since(start)).toBeLessThan(10);
  });
});

test.runIf(process.env.ATTACKS)(
  "a server that is frozen keeps nobody waiting for ever, and is used again once it goes on",
  async () => {
    const alone = await openPostgres(second.url, fail, 3);
    try {
      await alone.db.execute(sql`select 1`);
      await second.freeze();
      const start = performance.now();
      const failed = await Promise.all(
        Array.from({ length: 6 }, () =>
          alone.db.execute(sql`select 1`).then(
            () => null,
            (error: unknown) => error,
          ),
        ),
      );
      expect(failed.map(isUnreachable)).toEqual(failed.map(() => true));
      expect(since(start)).toBeLessThan(silenceBound + 2);
      await second.thaw();
      const back = performance.now();
      while (!(await alone.db.execute(sql`select 1`).catch(() => null)) && since(back) < 20)
        await pause(50);
      expect(since(back)).toBeLessThan(10);
    } finally {
      await second.thaw();
      await alone.close();
    }
  },
  60_000,
);

describe.runIf(process.env.ATTACKS)("a standby of the second", () => {
  let third: TestPostgres;
  let url: string;
  beforeAll(async () => {
    third = await second.addStandby();
    url = `postgres://tester@${placeOf(third)},${placeOf(second)}/postgres`;
  });
  afterAll(() => third.stop());

  test("standbys alone are said at the start", async () => {
    await second.pause();
    const places = `${placeOf(third)}, ${placeOf(second)}`;
    await expect(openPostgres(url, fail)).rejects.toThrow(
      `None of the PostgreSQL servers at ${places} takes writes now.`,
    );
    await second.resume();
  });

  test("takes over from one that hangs, and what waits there fails", async () => {
    const both = await openPostgres(url, fail, 2);
    try {
      await second.freeze();
      const start = performance.now();
      const stuck = both.db.execute(sql`select 1`).then(
        () => null,
        (error: unknown) => error,
      );
      await third.promote();
      expect(isUnreachable(await stuck)).toBe(true);
      await both.db.execute(sql`insert into kept values (-2)`);
      expect(since(start)).toBeLessThan(10);
    } finally {
      await second.thaw();
      await both.close();
    }
  });
});
