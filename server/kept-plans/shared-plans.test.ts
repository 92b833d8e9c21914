import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeDocument } from "#planner/trip/write-document.ts";
import { queryRows } from "#server/db/database.ts";
import type { OpenResources } from "#server/resources.ts";
import { createFakeAuth } from "#tests/factories/fake-auth.ts";
import { createItinerary } from "#tests/factories/itinerary.ts";
import { asJson, createClock, createShell, mountFor } from "#tests/factories/voices-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { writeTripLink, writeWishLink } from "#trip/link.ts";
import { createSharedPlanCalls } from "./shared-calls.ts";
import { createSharedPlanPage } from "./shared-page.ts";
import { createSharedPlans, type SharedPlans } from "./shared-service.ts";

const clock = createClock();
const trip = createItinerary();
let resources: OpenResources;
let plans: SharedPlans;
let app: ReturnType<typeof createShell>;
let plan: string;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: clock.now });
  plans = createSharedPlans(resources);
  app = mountFor(
    createShell(resources),
    createSharedPlanCalls(plans, "http://localhost"),
    createFakeAuth([]),
  );
  app.route("/p", createSharedPlanPage(plans));
  plan = await writeTripLink(writeDocument(trip));
});
afterAll(() => resources.close());

const share = (body: unknown) => app.request("/api/shared-plans", asJson("POST", body));
const countRows = async () =>
  (
    await queryRows<{ count: number }>(
      resources.database.db,
      sql`select count(*)::int as count from shared_plans`,
    )
  )[0]?.count;

test("a plan has one short address, which leads to its days", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => share({ plan })));
  const urls = await Promise.all(
    answers.map(async (one) => ((await one.json()) as { url: string }).url),
  );
  expect(new Set(urls).size).toBe(1);
  expect(urls[0]).toMatch(/\/p\/[a-z2-7]{12}$/);
  expect(await countRows()).toBe(1);
  const path = new URL(urls[0] ?? "").pathname;
  for (const spelling of [path, path.toUpperCase().replace("/P/", "/p/")]) {
    const opened = await app.request(spelling);
    expect([opened.status, opened.headers.get("location")]).toEqual([302, `/plan?p=${plan}`]);
    expect(opened.headers.get("x-robots-tag")).toBe("noindex");
  }
});

test("what carries no days has no address, and says so", async () => {
  const wish = await writeWishLink(trip.wish);
  for (const odd of [wish, "2.broken", "1.q64FAA", `2.${"x".repeat(6000)}`, "", 7, null]) {
    const answer = await share({ plan: odd });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { message: string }).message).toContain("plan");
  }
});

test("an address that is none is a page that says so", async () => {
  for (const id of ["aaaaaaaaaaaa", "x", "..%2f", "a".repeat(3000)]) {
    const answer = await app.request(`/p/${id}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("not kept, or not any more");
  }
});

test("it is kept for two years from the last day on which somebody opened it", async () => {
  const { url } = (await (await share({ plan })).json()) as { url: string };
  const path = new URL(url).pathname;
  const year = 365 * 86_400;
  clock.advance(year);
  expect((await app.request(path)).status).toBe(302);
  clock.advance(1.5 * year);
  await plans.forgetOld();
  expect((await app.request(path)).status).toBe(302);
  clock.advance(2.1 * year);
  await plans.forgetOld();
  expect((await app.request(path)).status).toBe(404);
});

test("one network shares so many an hour, and the next hour again", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 61; count++) statuses.push((await share({ plan })).status);
  expect(statuses.at(-1)).toBe(429);
  clock.advance(3700);
  expect((await share({ plan })).status).toBe(200);
});
