import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config/config.ts";
import { queryRows } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { isUnreachable } from "#server/errors/unreachable.ts";
import { createPageCache } from "#server/http/pages.ts";
import { assembleResources, type OpenResources } from "#server/resources.ts";
import { createReviewService } from "#server/reviews/service.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { startPostgres, type TestPostgres } from "#tests/setup/start-postgres.ts";

/** A server of our own, which is stopped and started under a running application. */
let postgres: TestPostgres;
let resources: OpenResources;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  postgres = await startPostgres();
  const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent", DATABASE_URL: postgres.url });
  const database = await openPostgres(postgres.url, () => {});
  await migrate(database);
  const log = pino({ level: "silent" });
  resources = await assembleResources({ config, log, database, transports: {} });
  const reviews = createReviewService(resources);
  const render = async () => Response.json(await reviews.listReviews({}));
  const readAddress = (url: URL) => ({ address: url.pathname, kept: true });
  const cache = createPageCache(render, config, readAddress, log);
  app = createApp(resources, { pages: cache.handle, auth: quickAuth });
});
afterAll(async () => {
  await resources.close();
  await postgres.stop();
});

const json = { "content-type": "application/json" };
const credentials = JSON.stringify({ email: "asha@example.org", password: "Ranchi!2026" });
const calls: [string, RequestInit][] = [
  ["/api/reviews", {}],
  ["/rest/v1/Comments?select=id", {}],
  ["/storage/v1/object/public/profile-pictures/a.png", {}],
  ["/api/newsletter", { method: "POST", headers: json, body: '{"email":"asha@example.org"}' }],
  ["/Login", { method: "POST", headers: json, body: credentials }],
  ["/auth/v1/token?grant_type=password", { method: "POST", headers: json, body: credentials }],
];

async function ask(path: string, init: RequestInit = {}) {
  const start = performance.now();
  const answer = await app.request(path, init);
  const seconds = (performance.now() - start) / 1000;
  return { status: answer.status, retry: answer.headers.get("retry-after"), seconds };
}

describe("while the database is away", () => {
  test("before it goes, all is well", async () => {
    expect((await ask("/blogs")).status).toBe(200);
    for (const [path, init] of calls)
      expect((await ask(path, init)).status, path).toBeLessThan(500);
  });

  test("a page is shown as it was, calls are 503 and worth trying again, and nothing hangs", async () => {
    await postgres.pause();
    expect(await ask("/blogs")).toMatchObject({ status: 200 });
    for (let round = 0; round < 2; round++)
      for (const [path, init] of calls) {
        const { status, retry, seconds } = await ask(path, init);
        expect({ path, status, retry }).toEqual({ path, status: 503, retry: "5" });
        expect(seconds, path).toBeLessThan(15);
      }
    expect((await ask("/readyz")).status).toBe(503);
    expect((await ask("/gallery")).status).toBe(503);
  });

  test("once it is back, the next who ask are answered, and none waits for long", async () => {
    const waiting = Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 100));
        return ask("/api/reviews");
      }),
    );
    await postgres.resume();
    for (const { status, seconds } of await waiting) {
      expect([200, 503]).toContain(status);
      expect(seconds).toBeLessThan(15);
    }
    for (const [path, init] of calls)
      expect((await ask(path, init)).status, path).toBeLessThan(500);
  });

  test("a statement that takes too long is ended", async () => {
    const { database } = resources;
    const [set] = await queryRows(database.db, sql`show statement_timeout`);
    expect(set).toEqual({ statement_timeout: "10s" });
    const slow = database.transaction(async (db) => {
      await db.execute(sql`set local statement_timeout = 50`);
      await db.execute(sql`select pg_sleep(30)`);
    });
    expect(isUnreachable(await slow.catch((error: unknown) => error))).toBe(true);
  });
});
