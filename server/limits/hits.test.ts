import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "#server/db/database.ts";
import { rateLimits } from "#server/db/schema/foundation.ts";
import type { OpenResources } from "#server/resources.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { countHit, countHits, forgetOldHits, readHits, takeHit } from "./hits.ts";

let resources: OpenResources;
let db: Db;
beforeAll(async () => {
  resources = await createTestResources();
  db = resources.database.db;
});
afterAll(() => resources?.close());

const start = new Date("2026-11-22T10:00:00Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const rule = { limit: 2, windowSeconds: 300 };

test("a window begins with its first hit and ends on time", async () => {
  expect(await countHit(db, "window:a", rule, start)).toBeNull();
  expect(await countHit(db, "window:a", rule, after(10))).toBeNull();
  expect(await countHit(db, "window:a", rule, after(20))).toBe(280);
  expect(await countHit(db, "window:b", rule, after(20))).toBeNull();
  expect(await readHits(db, ["window:a"], after(299))).toEqual([{ hits: 3, seconds: 1 }]);
  expect(await readHits(db, ["window:a"], after(300))).toEqual([{ hits: 0, seconds: 0 }]);
  expect(await countHit(db, "window:a", rule, after(300))).toBeNull();
});

test("several are counted in one go, each in its own window", async () => {
  const hit = () =>
    countHits(
      db,
      [
        { key: "several:b", windowSeconds: 600 },
        { key: "several:a", windowSeconds: 60 },
      ],
      start,
    );
  await hit();
  expect(await hit()).toEqual([
    { hits: 2, endsAt: after(600) },
    { hits: 2, endsAt: after(60) },
  ]);
  expect(await readHits(db, ["several:a", "several:none", "several:b"], after(100))).toEqual([
    { hits: 0, seconds: 0 },
    { hits: 0, seconds: 0 },
    { hits: 2, seconds: 500 },
  ]);
});

test("crowds that count the same keys in other orders do not wait for each other", async () => {
  const keys = ["order:a", "order:b", "order:c"].map((key) => ({ key, windowSeconds: 60 }));
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => countHits(db, n % 2 ? keys : keys.toReversed(), start)),
  );
  expect((await readHits(db, ["order:b"], start))[0]?.hits).toBe(20);
});

test("fifty at once are counted one by one", async () => {
  const waits = await Promise.all(
    Array.from({ length: 50 }, () => countHit(db, "crowd:a", { ...rule, limit: 7 }, start)),
  );
  expect(waits.filter((wait) => wait === null)).toHaveLength(7);
});

test("what is refused is told when to come back", async () => {
  await takeHit(db, "told:a", { limit: 1, windowSeconds: 60 }, start);
  await expect(
    takeHit(db, "told:a", { limit: 1, windowSeconds: 60 }, after(18)),
  ).rejects.toMatchObject({ code: "too_many_requests", headers: { "retry-after": "42" } });
});

test.each([1, 60, 3600, 86_400, 30 * 86_400])(
  "cleaning keeps a window of %i s until it has ended, then forgets it",
  async (windowSeconds) => {
    const key = `clean:${windowSeconds}`;
    const lone = { limit: 1, windowSeconds };
    await countHit(db, key, lone, start);
    const last = new Date(start.getTime() + windowSeconds * 1000 - 1);
    await forgetOldHits(db, last);
    expect(await countHit(db, key, lone, last)).not.toBeNull();
    await forgetOldHits(db, after(windowSeconds + 7200));
    const kept = await db.select().from(rateLimits);
    expect(kept.filter(({ endsAt }) => endsAt <= after(windowSeconds))).toEqual([]);
  },
);

test("no address stands in the table", async () => {
  await countHit(db, "mail:asha@example.org", rule, start);
  await countHit(db, "asha@example.org", rule, start);
  expect(JSON.stringify(await db.select().from(rateLimits))).not.toContain("asha");
});
