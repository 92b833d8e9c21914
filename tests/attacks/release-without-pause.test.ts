import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { queryRows } from "#server/db/database.ts";
import { migrate, readMigrations } from "#server/db/migrate.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { assembleResources } from "#server/resources.ts";
import { createServices } from "#server/services.ts";
import { serve } from "#server/shell/serve.ts";
import { freePort } from "#tests/factories/free-port.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { sendTrips, signUp } from "#tests/factories/trip-load.ts";
import { createTestDatabase } from "#tests/setup/start-postgres.ts";

/** Two servers behind nginx, as docs/operations.md has it: a release goes in while requests are sent. */

const hasNginx = spawnSync("nginx", ["-v"]).status === 0;
let folder: string;
let nginx: ChildProcess | undefined;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let url: string;
let ports: number[];

/** A server of its own on the database that both share; `stop` is what SIGTERM does. */
async function start(port: number): Promise<() => Promise<void>> {
  const config = readConfig({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    PORT: String(port),
    ORIGIN: url,
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    AUTH_AUTOCONFIRM_EMAIL: "on",
    AUTH_RATE_LIMITS: "off",
    LIMITS: "trip=100000",
  });
  const log = pino({ level: "silent" });
  const opened = await openPostgres(database.url, () => {});
  await migrate(opened);
  const resources = await assembleResources({ config, log, database: opened, transports: {} });
  const server = await serve(resources, createServices(resources, { auth: quickAuth }), {
    pages: async () => new Response("a page"),
    close: async () => {},
  });
  return async () => {
    await server.drain();
    await server.close();
    await resources.close();
  };
}

/** The upstream of the guide, at the ports of this test. */
function readUpstream(): string {
  const guide = readFileSync(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
  const [upstream = ""] = /^upstream safarnama \{[\s\S]*?^\}/m.exec(guide) ?? [];
  expect(upstream).toContain("127.0.0.1:3001");
  return upstream.replace(":3000", `:${ports[0]}`).replace(":3001", `:${ports[1]}`);
}

beforeAll(async () => {
  if (!hasNginx) return;
  folder = mkdtempSync(join(tmpdir(), "safarnama-release-"));
  mkdirSync(join(folder, "temp"));
  database = await createTestDatabase(inject("postgresUrl"));
  const port = await freePort();
  ports = [await freePort(), await freePort()];
  url = `http://127.0.0.1:${port}`;
  const temps = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${join(folder, "temp", kind)};`)
    .join("\n");
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${join(folder, "pid")}; error_log ${join(folder, "error.log")};
events {} http { ${temps} access_log off;
${readUpstream()}
server { listen 127.0.0.1:${port}; location / { proxy_pass http://safarnama; proxy_http_version 1.1;
  proxy_set_header Connection ""; proxy_set_header Host $host; } } }`,
  );
});
afterAll(async () => {
  if (!hasNginx) return;
  nginx?.kill("SIGQUIT");
  if (nginx) await new Promise((resolve) => nginx?.once("exit", resolve));
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(hasNginx)(
  "no request fails while one server after the other is replaced, and back",
  async () => {
    const running = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)];
    const near = await openPostgres(database.url, () => {}, 1);
    nginx = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
    const isThere = () =>
      fetch(`${url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
    for (let tries = 0; !(await isThere()); tries++) {
      if (tries > 150) throw new Error(readFileSync(join(folder, "error.log"), "utf8"));
      await sleep(100);
    }
    const load = sendTrips(url, await signUp(url), 6);
    const more = async () => {
      const enough = load.acknowledged.size + 10;
      while (load.acknowledged.size < enough && load.failed.length === 0) await sleep(10);
    };
    await more();
    // The newer version's first process brings the database on, beside the older one.
    const files = await readMigrations();
    const next = {
      number: files.length + 1,
      name: "next-release.sql",
      script: "alter table trips add column next_release text not null default ''",
      checksum: "next",
    };
    expect(await migrate(near, [...files, next])).toEqual([next.name]);
    await more();
    // Each replaced, and replaced again by the version from before, which starts on the newer database.
    for (const index of [0, 1, 0, 1]) {
      await running[index]?.();
      await more();
      running[index] = await start(ports[index] ?? 0);
      await more();
    }
    await load.stop();
    expect(load.failed).toEqual([]);
    const [row] = await queryRows<{ count: number }>(
      near.db,
      sql`select count(*)::int as count from trips`,
    );
    expect(row?.count).toBe(load.acknowledged.size);
    await near.close();
    for (const stop of running) await stop();
  },
  300_000,
);
