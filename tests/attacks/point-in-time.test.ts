import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  chownSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#tests/factories/free-port.ts";

/**
 * "Back to a moment" of docs/operations.md with deploy/postgresql-archive.conf, on the PostgreSQL of this machine:
 * `npm run test:faults` has it. What somebody took away by mistake is back, and what came before is there.
 */

const root = join(import.meta.dirname, "../..");
const [pgBasebackup] = globSync("/usr/lib/postgresql/*/bin/pg_basebackup").toSorted().reverse();
const isLong = process.env.ATTACKS === "long";
if (isLong && !pgBasebackup)
  process.stderr.write("no PostgreSQL is installed: no way back is tried\n");

const guide = readFileSync(join(root, "docs/operations.md"), "utf8");
const nobody = 65534;
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: nobody, gid: nobody } : {};
const bin = dirname(pgBasebackup ?? "");

let home: string;
let port: number;
let server: ChildProcess | undefined;
/** The folders of guide and sample, at this test's. */
const here = (text: string) =>
  text
    .replaceAll("/var/backups/safarnama-log", join(home, "log"))
    .replaceAll("/var/backups/safarnama-base", join(home, "base"))
    .replaceAll("/var/lib/postgresql/15/main", join(home, "main"));
const run = (command: string, args: string[]) =>
  execFileSync(command, args, {
    ...asUser,
    cwd: home,
    env: { ...process.env, LC_ALL: "C" },
    stdio: "pipe",
  });
const connect = () =>
  postgres(`postgres://tester@127.0.0.1:${port}/postgres`, { max: 1, onnotice: () => {} });

async function start(): Promise<void> {
  server = spawn(
    join(bin, "postgres"),
    ["-D", join(home, "main"), "-p", String(port), "-h", "127.0.0.1", "-k", ""],
    { ...asUser, cwd: home, stdio: "ignore" },
  );
  for (let tries = 0; tries < 600; tries += 1) {
    const client = connect();
    const isReady = await client`select not pg_is_in_recovery() as ready`.then(
      ([row]) => row?.ready === true,
      () => false,
    );
    await client.end({ timeout: 1 });
    if (isReady) return;
    await sleep(100);
  }
  throw new Error("PostgreSQL did not start");
}

async function stop(): Promise<void> {
  const ended = new Promise((resolve) => server?.once("exit", resolve));
  server?.kill("SIGINT");
  await ended;
  server = undefined;
}

beforeAll(async () => {
  if (!isLong || !pgBasebackup) return;
  home = mkdtempSync(join(tmpdir(), "safarnama-moment-"));
  chmodSync(home, 0o755);
  port = await freePort();
  for (const name of ["main", "log"]) {
    mkdirSync(join(home, name), { mode: 0o700 });
    if (isRoot) chownSync(join(home, name), nobody, nobody);
  }
  if (isRoot) chownSync(home, nobody, nobody);
  run(join(bin, "initdb"), ["-D", join(home, "main"), "-U", "tester", "--auth=trust", "--no-sync"]);
  const sample = readFileSync(join(root, "deploy/postgresql-archive.conf"), "utf8");
  appendFileSync(join(home, "main/postgresql.conf"), here(sample));
});
afterAll(async () => {
  if (server) await stop();
  if (home) rmSync(home, { recursive: true, force: true });
});

test.runIf(isLong && pgBasebackup)(
  "a database comes back as it was at a moment, by the sample and the lines of the guide",
  async () => {
    await start();
    let client = connect();
    await client`create table trips (reference text primary key)`;
    await client`insert into trips values ('before the copy')`;
    const [copy = ""] = /pg_basebackup -D .*$/m.exec(guide) ?? [];
    const [, ...flags] = here(copy).split(" ");
    run(pgBasebackup ?? "", [...flags, "-U", "tester", "-h", "127.0.0.1", "-p", String(port)]);
    await client`insert into trips values ('after the copy')`;
    const [row] = await client<{ moment: string }[]>`select clock_timestamp()::text as moment`;
    await sleep(50);
    await client`delete from trips`;
    await client`insert into trips values ('after the mistake')`;
    await client`select pg_switch_wal()`;
    await expect
      .poll(
        async () =>
          (
            await client`select pg_walfile_name(pg_current_wal_lsn()) > last_archived_wal
            and last_failed_wal is null and archived_count > 2 as yes from pg_stat_archiver`
          )[0]?.yes,
        { timeout: 30_000 },
      )
      .toBe(true);
    await client.end();
    await stop();

    const [, , settings = ""] =
      /cat >> (\S+postgresql\.auto\.conf) <<END\n([\s\S]+?)END/.exec(guide) ?? [];
    expect(settings).toContain("recovery_target_time");
    rmSync(join(home, "main"), { recursive: true });
    run("cp", ["-a", join(home, "base"), join(home, "main")]);
    appendFileSync(
      join(home, "main/postgresql.auto.conf"),
      here(settings).replace(/(recovery_target_time = ').*'/, `$1${row?.moment}'`),
    );
    writeFileSync(join(home, "main/recovery.signal"), "");
    if (isRoot) chownSync(join(home, "main/recovery.signal"), nobody, nobody);
    const begun = performance.now();
    await start();
    client = connect();
    const rows = await client<{ reference: string }[]>`select reference from trips order by 1`;
    process.stdout.write(
      `back to a moment: ${rows.length} of 2 rows of before, ${((performance.now() - begun) / 1000).toFixed(1)} s\n`,
    );
    expect(rows.map(({ reference }) => reference)).toEqual(["after the copy", "before the copy"]);
    // It takes writes again, on a line of its own.
    await client`insert into trips values ('since')`;
    await client.end();
  },
  300_000,
);
