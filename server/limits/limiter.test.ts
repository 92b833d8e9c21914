import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { type Db, queryRows } from "#server/db/database.ts";
import type { OpenResources } from "#server/resources.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createLimiter } from "./limiter.ts";
import { limitNames, limits } from "./limits.ts";

let resources: OpenResources;
let db: Db;
beforeAll(async () => {
  resources = await createTestResources({ LIMITS: "trip-wish=12, contact = 7" });
  db = resources.database.db;
});
afterAll(() => resources?.close());

const start = new Date("2026-11-22T10:00:00Z");

test("each limit has a name, a count, a window, an owner and a reason", () => {
  for (const name of limitNames) {
    const { count, seconds, owner, reason } = limits[name];
    expect(name).toMatch(/^[a-z][a-z0-9-]{2,40}$/);
    expect(count).toBeGreaterThan(0);
    expect(seconds).toBeGreaterThanOrEqual(60);
    expect(owner).not.toBe("");
    expect(reason).toMatch(/^[A-Z].{8,60}\.$/);
  }
});

test("what all have together is never taken, it is counted alone", () => {
  const shared = limitNames.filter((name) => limits[name].owner === "everybody");
  expect(shared).toEqual([
    "trip-wish-mails",
    "trip-wish-later",
    "plan-site",
    "inbound-sort",
    "auth-sms-all",
  ]);
});

test("the operator loosens one by name, and no other changes", async () => {
  const { limits: limiter } = resources;
  expect(limiter.ruleOf("trip-wish")).toEqual({ limit: 12, windowSeconds: 3600 });
  expect(limiter.ruleOf("contact").limit).toBe(7);
  expect(limiter.ruleOf("photos").limit).toBe(limits.photos.count);
  for (let time = 0; time < 12; time++) await limiter.take(db, "trip-wish", "loose", start);
  await expect(limiter.take(db, "trip-wish", "loose", start)).rejects.toMatchObject({
    code: "too_many_requests",
    headers: { "retry-after": "3600" },
  });
});

test.each([
  ["a name that there is not", "nonsense=5", 'no limit called "nonsense"'],
  ["less than it is", "contact=2", '"contact" is 6 and can be loosened'],
  ["more than a million", "contact=1000001", "up to 1000000"],
  ["codes that could be guessed", "admin-code=500", '"admin-code" cannot be loosened'],
])("%s is refused at the start in a sentence", (_what, said, sentence) => {
  const config = readConfig({ LIMITS: said });
  expect(() => createLimiter(config.limits)).toThrow(sentence);
});

test.each(["contact", "contact=", "contact=many", "contact=-1", "Contact=9", "contact=1.5"])(
  "%s is no pair",
  (said) => expect(() => readConfig({ LIMITS: said })).toThrow("name=count"),
);

test("several are counted at once, and of each is told whether it is passed", async () => {
  const wanted = [
    ["contact-address", "a@example.org"],
    ["photos", "somebody"],
  ] as const;
  for (let time = 0; time < 3; time++)
    expect(await resources.limits.count(db, wanted, start)).toEqual([null, null]);
  expect(await resources.limits.count(db, wanted, start)).toEqual([3600, null]);
  expect(await resources.limits.read(db, wanted, start)).toMatchObject([
    { hits: 4, isSpent: true },
    { hits: 4, isSpent: false },
  ]);
});

test("refusals are counted by name, each once", async () => {
  const limiter = createLimiter();
  const ask = () => limiter.take(db, "chat-new", "counted", start).catch(() => {});
  for (let time = 0; time < 8; time++) await ask();
  expect([...limiter.refusals()]).toEqual([["chat-new", 3]]);
});

test("within a larger statement a hit beyond the limit writes nothing and is refused by name", async () => {
  const limiter = createLimiter();
  const wanted = ["trip", "larger"] as const;
  const take = () => queryRows(db, limiter.taken(wanted, start, sql`true`));
  for (let time = 0; time < 20; time++) expect(await take()).toHaveLength(1);
  expect(await take()).toEqual([]);
  await expect(limiter.refuse(db, wanted, start)).rejects.toMatchObject({
    code: "too_many_requests",
  });
  expect(limiter.refusals().get("trip")).toBe(1);
});
