import { execFile } from "node:child_process";
import { chmod, chown, mkdir, readdir, readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { freePort } from "#tests/factories/free-port.ts";

/**
 * The tests' own server does not sync, and syncing is what is measured here: Debian's PostgreSQL (package
 * `postgresql`) as it comes, in a cluster of its own on loopback.
 */

const run = promisify(execFile);
const nobody = 65534;

async function findBinaries(): Promise<string> {
  const home = "/usr/lib/postgresql";
  const versions = (await readdir(home).catch(() => [])).map(Number).sort((a, b) => b - a);
  if (!versions[0]) throw new Error("PostgreSQL is missing: apt-get install postgresql");
  return join(home, String(versions[0]), "bin");
}

export type DurablePostgres = {
  url: string;
  pid: number;
  version: string;
  stop(): Promise<void>;
};

/** Starts it in `folder` with nothing set but its address: fsync and synchronous_commit are on. */
export async function startDurablePostgres(folder: string): Promise<DurablePostgres> {
  const binaries = await findBinaries();
  const data = join(folder, "cluster");
  await mkdir(data, { mode: 0o700 });
  const isRoot = userInfo().uid === 0;
  if (isRoot) {
    await chmod(folder, 0o755);
    await chown(data, nobody, nobody);
  }
  const options = {
    cwd: data,
    env: { PATH: process.env.PATH, LC_ALL: "C" },
    ...(isRoot && { uid: nobody, gid: nobody }),
  };
  await run(
    join(binaries, "initdb"),
    ["-D", data, "-U", "bench", "--auth=trust", "-E", "UTF8", "--no-locale"],
    options,
  );
  const port = await freePort();
  const settings = `-p ${port} -h 127.0.0.1 -k ""`;
  const control = (...args: string[]) =>
    run(join(binaries, "pg_ctl"), ["-D", data, "-w", ...args], options);
  await control("-l", join(data, "log"), "-o", settings, "start");
  const url = `postgres://bench@127.0.0.1:${port}/postgres`;
  const client = postgres(url, { max: 1 });
  const stop = async () => void (await control("-m", "fast", "stop"));
  try {
    const [row] = await client`select current_setting('server_version') as version,
      current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`;
    if (row?.fsync !== "on" || row?.commit !== "on") throw new Error("it does not sync");
    const [pid] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n");
    return { url, pid: Number(pid), version: String(row.version).split(" ")[0] ?? "", stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    await client.end();
  }
}
