import pino from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { getCatalogue } from "#server/content/catalogue.ts";
import { createPageQueries } from "#server/content/page-queries.ts";
import { getPlaces } from "#server/content/places/read-places.ts";
import type { Database } from "#server/db/database.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { createPageAddresses } from "#server/http/page-address.ts";
import { createPageCache } from "#server/http/pages.ts";
import { createEventHub, type EventHub } from "./event-hub.ts";
import { announcePageChange, followPageChanges } from "./page-changes.ts";

const log = pino({ level: "silent" });
const readAddress = createPageAddresses(
  createPageQueries(getCatalogue(), getPlaces(), () => new Date()),
  (path) => `routes${path}`,
);

/** What each of two processes on one database has: its connections, its events, its own cache of pages. */
async function openProcess() {
  const database: Database = await openPostgres(
    inject("postgresUrl"),
    (error) => {
      throw error;
    },
    2,
  );
  const events: EventHub = await createEventHub(database, log);
  let count = 0;
  const cache = createPageCache(
    async (_request, _log, onRead) => {
      onRead("reviews");
      count += 1;
      return new Response(`page ${count}`);
    },
    readConfig({}),
    readAddress,
    log,
  );
  followPageChanges(events, { onChange: cache.touch, onGap: cache.clear });
  return {
    database,
    events,
    ask: async () => (await cache.handle(new Request("http://localhost:3000/blogs"), log)).text(),
    async close() {
      await events.stop();
      await database.close();
    },
  };
}

let one: Awaited<ReturnType<typeof openProcess>>;
let other: typeof one;
beforeAll(async () => {
  one = await openProcess();
  other = await openProcess();
});
afterAll(() => Promise.all([one.close(), other.close()]));

test("a change makes the pages anew in every process, once it is written and not before", async () => {
  expect([await one.ask(), await other.ask()]).toEqual(["page 1", "page 1"]);
  await one.database.transaction(async (db) => {
    await announcePageChange(one.events, db, "reviews");
    expect(await other.ask()).toBe("page 1");
  });
  await expect.poll(other.ask).toBe("page 2");
  await expect.poll(one.ask).toBe("page 2");
});

test("a change that is taken back touches no page", async () => {
  const before = await other.ask();
  await one.database
    .transaction(async (db) => {
      await announcePageChange(one.events, db, "reviews");
      throw new Error("taken back");
    })
    .catch(() => {});
  const heard: string[] = [];
  other.events.subscribe("pages", ({ id }) => heard.push(id));
  await announcePageChange(one.events, one.database.db, "photos");
  await expect.poll(() => heard).toEqual(["photos"]);
  expect(await other.ask()).toBe(before);
});
