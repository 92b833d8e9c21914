import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Plannable } from "#contract/content/plannable.ts";
import { Wish } from "#contract/trip/wish.ts";
import type { PlannedTrip } from "#contract/wire/plan-trip.ts";
import { restoreTrip } from "#planner/trip/restore-trip.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
import { writtenOfLink } from "#planner/trip/written-trip.ts";
import { type App, createApp } from "#server/app.ts";
import type { OpenResources } from "#server/resources.ts";
import { createServices, type Services } from "#server/services.ts";
import { createPlan } from "#tests/factories/trip-plans.ts";
import { createClock } from "#tests/factories/voices-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { findToldFault } from "#trip/codes.ts";
import { TripDocument } from "#trip/document.ts";
import { readTripLink } from "#trip/link.ts";

const clock = createClock();
let resources: OpenResources;
let services: Services;
let app: App;
let plannable: Plannable;
let made: Services["plans"]["plan"];
beforeAll(async () => {
  resources = await createTestResources({ TRUST_PROXY: "on" }, { clock: clock.now });
  services = createServices(resources);
  app = createApp(resources, { services });
  made = services.plans.plan;
  const { text } = await services.plans.facts();
  plannable = JSON.parse(String(text.identity));
}, 90_000);
beforeEach(() => clock.advance(3600));
afterEach(() => {
  services.plans.plan = made;
});
afterAll(async () => {
  await services.plans.close();
  await resources.close();
});

const ask = (body: unknown, from = "198.51.100.7", headers: Record<string, string> = {}) =>
  app.request("/api/plans", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "application/json", "x-forwarded-for": from, ...headers },
  });
const messageOf = async (answer: Response) =>
  ((await answer.json()) as { message: string }).message;

/** A planner that is done when the test says so. */
function holdPlanner(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  services.plans.plan = async () => {
    await held;
    return createPlan();
  };
  return release;
}

test("a wish is planned: the document, and a link that opens the same days", async () => {
  const party = { adults: 4, children: [8], passport: "indian" };
  const answer = await ask({
    when: { from: "2027-02-06", days: 5 },
    start: "airport:DEL",
    must: ["taj-mahal"],
    party,
  });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const trip = (await answer.json()) as PlannedTrip;
  const document = TripDocument.parse(trip.document);
  expect(document.days).toHaveLength(5);
  expect(document.party).toMatchObject(party);
  expect(document.start).toBe("2027-02-06");
  const visits = document.days.flatMap(({ items }) =>
    items.map((item) => item.kind === "visit" && item.sight),
  );
  expect(visits).toContain("taj-mahal");
  expect(trip.budget.total[1]).toBeGreaterThan(0);

  const { origin, pathname, searchParams } = new URL(trip.link);
  expect([origin, pathname]).toEqual([resources.config.http.origin, "/plan"]);
  const link = await readTripLink(searchParams.get("p") ?? "");
  if (!link.skeleton) throw new Error("the link carries no days");
  const { wish, skeleton } = link;
  const opened = restoreTrip(plannable, writtenOfLink(wish, skeleton), "2026-11-22");
  const sketch = (days: TripDocument["days"]) =>
    days.map(({ id, night, items }) => [
      id,
      night,
      items.map(({ id, at, minutes }) => [id, at, minutes]),
    ]);
  expect(opened && sketch(writeDocument(opened).days)).toEqual(sketch(document.days));
});

test.each([
  [
    "a festival that is past",
    { where: ["festival:pushkar-camel-fair"] },
    /it is next from .+ Begin on /,
  ],
  ["ten rupees", { budget: { perDay: 10, limit: true } }, /your limit is ₹10\..* Allow ₹\d/],
  [
    "a must that three days do not hold",
    { where: ["state:rajasthan"], must: ["radhanagar-beach"] },
    /Only 0 of 2 nights lie in the part of India that you asked for/,
  ],
  [
    "no way out in a day",
    { start: "base:kaza", end: "base:manali" },
    /Kaza.+ Choose another month\./,
  ],
])("what cannot be kept says what would do: %s", async (_, asked, words) => {
  const answer = await ask({
    when: { from: "2026-12-10", days: "start" in asked ? 1 : 3 },
    start: "airport:DEL",
    ...asked,
  });
  expect(answer.status).toBe(200);
  const { conflicts } = (await answer.json()) as PlannedTrip;
  expect(conflicts.flatMap(({ text, giveUp }) => [text, ...giveUp]).join(" ")).toMatch(words);
});

test("nothing wished is a week", async () => {
  const answer = await ask({});
  const { document } = (await answer.json()) as PlannedTrip;
  expect([answer.status, document.days.length]).toEqual([200, 7]);
  expect(document.wish).toMatchObject(Wish.parse({}));
});

test.each([
  [{ party: { adults: 0 } }, "The number of adults must be at least 1."],
  [{ when: { month: "2027-02", days: 31 } }, "The length of the trip in days must be at most 30."],
  [{ when: { month: "2027-13", days: 3 } }, "A month is written like 2027-02."],
  [{ when: { from: "2027-02-30", days: 3 } }, "A date is written like 2027-02-14."],
  [{ when: "tomorrow" }, "When is a first day"],
  [{ start: "Delhi" }, "Start and end are a base, an airport by its code, or anywhere."],
  [{ must: ["Taj Mahal"] }, "An id is written like amber-fort."],
  [{ budget: { perDay: 0 } }, "The budget a day in rupees must be at least 1."],
  [{ pace: "hasty" }, "easy"],
  [{ whither: "south" }, "whither"],
  [[], "not an object"],
  ["{", "not readable JSON"],
])("a wish that is none is refused in words: %j", async (wish, words) => {
  const answer = await ask(wish);
  expect(answer.status).toBe(400);
  expect(await messageOf(answer)).toContain(words);
});

test.each([
  [
    {
      must: ["no-such-place"],
      never: ["nor-this"],
      pins: [{ kind: "night", base: "nowhere", day: 2 }],
    },
  ],
  [{ start: "base:nowhere", end: "airport:ZZZ" }],
  [{ when: { from: "2019-01-01", days: 1 } }],
  [{ when: { from: "9999-12-31", days: 30 } }],
  [{ when: { from: "0001-01-01", days: 2 } }],
  [{ interests: { "no-such-interest": 3 }, party: { adults: 1, elders: 9 } }],
  [{ arrives: 1439, leaves: 0, when: { month: "2027-07", days: 1 } }],
])("what is sound and cannot be kept is planned as far as it can be: %j", async (wish) => {
  const answer = await ask(wish);
  expect(answer.status).toBe(200);
  const { document, conflicts, notices, budget } = (await answer.json()) as PlannedTrip;
  expect(document.days.length).toBeGreaterThan(0);
  // Codes for a machine, and a sentence beside each for who reads it.
  for (const told of [...conflicts, ...notices]) {
    expect(findToldFault(told)).toBeNull();
    expect(told.text).toMatch(/^\p{Lu}.*\.$/u);
  }
  for (const { giveUp, giveUpTold } of conflicts) expect(giveUp).toHaveLength(giveUpTold.length);
  expect(budget.lines.every(({ assumption }) => assumption.endsWith("."))).toBe(true);
  expect(budget.without).toHaveLength(budget.withoutTold.length);
});

test("a page of another site cannot have trips planned", async () => {
  expect((await ask({}, "198.51.100.9", { origin: "https://elsewhere.example" })).status).toBe(403);
});

test("a network has thirty in ten minutes, with those of the planner's page, and is told when to ask again", async () => {
  holdPlanner()();
  for (let count = 0; count < 30; count++)
    expect((await ask({}, "198.51.100.20")).status).toBe(200);
  const refused = await ask("{", "198.51.100.20");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await messageOf(refused)).toContain("please wait");
  expect((await ask({}, "203.0.113.20")).status).toBe(200);
});

test("beyond what all have together it says that many are planning", async () => {
  holdPlanner()();
  const { db } = resources.database;
  for (let count = 0; count < 240; count++)
    await resources.limits.count(db, [["plan-site", "all"]], resources.clock());
  const refused = await ask({}, "198.51.100.21");
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await messageOf(refused)).toContain("Many trips are being planned");
});

test("three at once for a network, twelve in all; a slot is free again when its plan is done, or fails", async () => {
  const release = holdPlanner();
  const held = [1, 2, 3, 4].flatMap((net) =>
    [1, 2, 3].map((host) => ask({}, `198.18.${net}.${host}`)),
  );
  const early = ask({}, "198.18.1.99");
  expect((await early).status).toBe(429);
  const full = await ask({}, "198.18.9.1");
  expect([full.status, full.headers.get("retry-after")]).toEqual([503, "5"]);
  release();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array(12).fill(200));
  services.plans.plan = async () => {
    throw new Error("a fault of ours");
  };
  for (let count = 0; count < 14; count++)
    expect((await ask({}, `198.18.${20 + count}.1`)).status).toBe(500);
  services.plans.plan = async () => createPlan();
  expect((await ask({}, "198.18.9.1")).status).toBe(200);
});
