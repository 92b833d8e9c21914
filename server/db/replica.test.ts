import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { startPostgres, type TestPostgres } from "#tests/setup/start-postgres.ts";
import { connectDatabase } from "./connect.ts";
import { type Database, type Db, queryRows } from "./database.ts";
import { withReplica } from "./replica.ts";

let primary: TestPostgres;
let standby: TestPostgres;
let database: Database;

beforeAll(async () => {
  primary = await startPostgres();
  standby = await primary.addStandby();
  database = await connectDatabase(
    readConfig({ DATABASE_URL: primary.url, DATABASE_REPLICA_URL: standby.url }),
    pino({ level: "silent" }),
  );
  await database.db.execute(sql`create table sold (id int primary key)`);
}, 60_000);
afterAll(async () => {
  await database.close();
  for (const server of [standby, primary]) await server.stop();
});

const portOf = ({ url }: TestPostgres) => Number(new URL(url).port);
async function askPort(db: Db): Promise<number | undefined> {
  const [row] = await queryRows<{ port: number }>(
    db,
    sql`select current_setting('port')::int as port`,
  );
  return row?.port;
}

test("reports are read from the standby, which takes no writes; everything else from the primary", async () => {
  await database.db.execute(sql`insert into sold values (1)`);
  const late = await database.late();
  expect(await askPort(late)).toBe(portOf(standby));
  expect(await askPort(database.db)).toBe(portOf(primary));
  await expect
    .poll(() => queryRows(late, sql`select id from sold`), { timeout: 10_000 })
    .toEqual([{ id: 1 }]);
  await expect(late.execute(sql`insert into sold values (2)`)).rejects.toThrow();
});

test("a standby that is away, follows nobody or was promoted is left for the primary", async () => {
  const reasons: string[] = [];
  const tell = (reason: string) => reasons.push(reason);
  const open = (url: string) => withReplica(database, url, tell);
  const readsPrimary = async (url: string) => {
    const both = open(url);
    expect(await both.late()).toBe(database.db);
    // Not asked again with each report.
    expect(await both.late()).toBe(database.db);
    expect(await queryRows(await both.late(), sql`select id from sold`)).toHaveLength(1);
  };
  await readsPrimary("postgres://tester@127.0.0.1:9/postgres");
  // Who names the primary itself has no replica.
  await readsPrimary(primary.url);
  expect(reasons).toEqual(["ECONNREFUSED", "it is no standby"]);

  // It answers still, with what was so when its primary went.
  const following = open(standby.url);
  await primary.pause();
  await vi.waitUntil(async () => (await following.late()) === database.db, { timeout: 10_000 });
  expect(reasons.at(-1)).toBe("it follows no primary");
  await primary.resume();

  await standby.promote();
  await readsPrimary(standby.url);
  expect(reasons.at(-1)).toBe("it is no standby");
}, 60_000);
