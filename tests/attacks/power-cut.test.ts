import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { type Database, queryRows } from "#server/db/database.ts";
import { openEmbedded } from "#server/db/pglite.ts";
import { type Luck, recordDisk, writeDisk } from "#tests/factories/record-disk.ts";
import { tries } from "./effort.ts";

/**
 * The power goes at any moment of the embedded database's work: what it wrote is recorded call by call, the disk is
 * made as it may be after so many of them, and opened anew. What was acknowledged until then stands.
 * `npm run test:faults` cuts at 500 points, `CUTS=50` at fewer.
 */

const accounts = 20;
const sum = 20_000;
const isLong = process.env.ATTACKS === "long";

const folders: string[] = [];
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "safarnama-power-"));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Numbers below 1, the same each time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

type Acknowledged = { calls: number; row: number; version: number };

/** Rows that are added, changed and moved between, with tables that come and go. */
async function work(database: Database, rounds: number, count: () => number) {
  const { db } = database;
  const random = createRandom(7);
  const said: Acknowledged[] = [];
  await database.runScript(
    db,
    `create table written (id int primary key, version int not null, body text not null);
     create index written_body on written (left(body, 20));
     create table purses (id int primary key, amount int not null);
     insert into purses select n, ${sum / accounts} from generate_series(1, ${accounts}) n;`,
  );
  const versions: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const row =
      random() < 0.6 || versions.length === 0
        ? versions.length
        : Math.floor(random() * versions.length);
    const version = (versions[row] ?? 0) + 1;
    const body = `${row} ${String(random()).repeat(1 + Math.floor(random() * 120))}`;
    const [from, to] = [random(), random()].map((one) => 1 + Math.floor(one * accounts));
    await database.transaction(async (tx) => {
      await tx.execute(sql`insert into written values (${row}, ${version}, ${body})
        on conflict (id) do update set version = excluded.version, body = excluded.body`);
      await tx.execute(sql`update purses set amount = amount - 3 where id = ${from}`);
      await tx.execute(sql`update purses set amount = amount + 3 where id = ${to}`);
    });
    versions[row] = version;
    said.push({ calls: count(), row, version });
    if (round % 40 === 20)
      await database.runScript(
        db,
        "create table passing as select * from written; drop table passing;",
      );
    if (round % 90 === 60) await db.execute(sql`checkpoint`);
  }
  return said;
}

/** What is not as it was acknowledged, in words; empty when all of it is. */
async function compare(database: Database, said: Acknowledged[]): Promise<string[]> {
  const rows = await queryRows<{ id: number; version: number }>(
    database.db,
    sql`select id, version from written`,
  );
  const there = new Map(rows.map(({ id, version }) => [id, version]));
  const wrong = said
    .filter(({ row, version }) => (there.get(row) ?? 0) < version)
    .map(({ row, version }) => `row ${row}: ${there.get(row)} for ${version}`);
  if (there.size !== rows.length) wrong.push(`${rows.length - there.size} rows twice`);
  const [total] = await queryRows<{ sum: number }>(
    database.db,
    sql`select sum(amount)::int as sum from purses`,
  );
  if (total?.sum !== sum) wrong.push(`the purses hold ${total?.sum}`);
  await database.runScript(database.db, "set enable_seqscan = off");
  const [byIndex] = await queryRows<{ count: number }>(
    database.db,
    sql`select count(*)::int as count from written where id >= 0`,
  );
  if (byIndex?.count !== rows.length)
    wrong.push(`${byIndex?.count} rows by the index, ${rows.length} in the table`);
  // It goes on writing.
  await database.db.execute(sql`insert into written values (-1, 1, 'after')`);
  return wrong;
}

test("the power goes, wherever it is: what was acknowledged stands, once", async () => {
  const home = await makeFolder();
  // Files are asked for one by one where there is no command for it: another process is not recorded.
  vi.stubEnv("PATH", "");
  const disk = recordDisk(join(home, "pg"));
  let said: Acknowledged[];
  let ready: number;
  try {
    const database = await openEmbedded(home, () => {});
    ready = disk.count();
    said = await work(database, isLong ? 300 : 100, disk.count);
    await database.close();
  } finally {
    disk.stop();
    vi.unstubAllEnvs();
  }
  const cuts = tries(3, Number(process.env.CUTS || 500));
  const random = createRandom(36);
  const first = said[0]?.calls ?? ready;
  // Half of them right after something was acknowledged: there the most is promised and the least is kept.
  const points = Array.from({ length: cuts }, (_, index) =>
    index % 2
      ? (said[Math.floor(random() * said.length)]?.calls ?? first)
      : first + Math.floor(random() * (disk.count() - first)),
  ).sort((one, other) => one - other);
  const { cut } = disk.replay();
  const faults: string[] = [];
  let slowest = 0;
  for (const [index, calls] of points.entries()) {
    const kept = (["nothing", "any", "most"] as const)[index % 3] as Luck["kept"];
    const folder = await makeFolder();
    writeDisk(cut(calls, { kept, random }), join(home, "pg"), join(folder, "pg"));
    const start = process.cpuUsage();
    try {
      const database = await openEmbedded(folder, () => {});
      const until = said.filter((one) => one.calls <= calls);
      const wrong = await compare(database, until).finally(() => database.close());
      const { user, system } = process.cpuUsage(start);
      slowest = Math.max(slowest, (user + system) / 1e6);
      faults.push(...wrong.map((text) => `after ${calls} calls, ${kept} kept: ${text}`));
    } catch (error) {
      faults.push(`after ${calls} calls, ${kept} kept: ${String(error)}`);
    }
    await rm(folder, { recursive: true, force: true });
    if (index % 50 === 49) process.stdout.write(`${index + 1} cuts, ${faults.length} faults\n`);
  }
  // The recording is the folder itself, to the byte, where nothing is lost.
  for (const [path, content] of cut(disk.count(), { kept: "all", random }))
    if (content !== "folder") expect(content.equals(await readFile(path)), path).toBe(true);
  process.stdout.write(
    `power cut at ${cuts} points of ${disk.count()} calls: ${said.length} acknowledged, ${faults.length} faults, open again after ${slowest.toFixed(1)} s of the processor at most\n`,
  );
  expect(faults).toEqual([]);
  expect(slowest).toBeLessThan(10);
}, 7_200_000);
