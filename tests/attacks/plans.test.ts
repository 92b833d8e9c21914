import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type App, createApp } from "#server/app.ts";
import { getCatalogue } from "#server/content/catalogue.ts";
import { createPageQueries } from "#server/content/page-queries.ts";
import { getPlaces } from "#server/content/places/read-places.ts";
import { createPageAddresses } from "#server/http/page-address.ts";
import { createPageCache } from "#server/http/pages.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { OpenResources } from "#server/resources.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { tries } from "./effort.ts";

/** Plans that the server makes by address: each costs a fifth of a second of its one thread. */

let resources: OpenResources;
let app: App;
let now = Date.parse("2026-11-22T06:00:00Z");
let release = () => {};
const plan = vi.fn(async (_: Request) => new Response("a plan"));

beforeAll(async () => {
  resources = await createTestResources({ TRUST_PROXY: "on" }, { clock: () => new Date(now) });
  const { handle } = createPageCache(
    plan,
    resources.config,
    createPageAddresses(
      createPageQueries(getCatalogue(), getPlaces(), resources.clock),
      () => null,
    ),
    resources.log,
  );
  app = createApp(resources, { pages: handle });
});
afterAll(async () => {
  release();
  await resources.close();
});
beforeEach(() => {
  plan.mockClear();
  now += 3_600_000;
});

const limits = () => resources.limits;
const spentKey = visitorKey({ get: () => "203.0.113.77" });

const ask = async (query: string, from = "198.51.100.7", path = "/plan") =>
  app.request(path + query, { headers: { "x-forwarded-for": from, accept: "text/html" } });

/** What the page was rendered for: with the plan that was asked for, or for a browser that plans by itself. */
const rendered = () => plan.mock.calls.map(([request]) => new URL(request.url).search);
const planned = () => rendered().filter((search) => search !== "?unplanned=1");

test("a network that asks a thousand times has the page without days, and nobody is refused", async () => {
  const count = tries(200, 1000);
  const statuses: number[] = [];
  for (let index = 0; index < count; index++)
    statuses.push((await ask(`?days=${1 + (index % 30)}`)).status);
  expect(statuses.every((status) => status === 200)).toBe(true);
  expect(planned()).toHaveLength(30);
  // One page for all of them, rendered once.
  expect(rendered().length - planned().length).toBeLessThanOrEqual(1);
  const late = await ask("?days=9");
  expect(late.headers.get("cache-control")).toBe("no-store");
  expect(late.headers.get("x-robots-tag")).toBe("noindex");
});

test("the router's own request for the same counts as one, and keeps its parts", async () => {
  for (let index = 0; index < 30; index++) await ask("?days=9", "198.51.100.8", "/plan.data");
  expect(planned()).toHaveLength(30);
  expect((await ask("?days=9", "198.51.100.8")).status).toBe(200);
  expect((await ask("?days=9", "198.51.100.8", "/plan.data")).status).toBe(200);
  expect(planned()).toHaveLength(30);
});

test("a thousand networks are counted together: beyond it browsers plan, and nobody is refused", async () => {
  const count = tries(300, 1000);
  for (let index = 0; index < count; index++) {
    const from = `203.${index >> 8}.${index & 255}.9`;
    expect((await ask("?days=9", from)).status).toBe(200);
  }
  expect(planned()).toHaveLength(240);
  expect((await ask("", "198.51.100.9")).status).toBe(200);
});

test("of those who ask at once a few wait for the server, three of a network; the others are answered at once", async () => {
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  plan.mockImplementation(async (request) => {
    if (!request.url.includes("unplanned")) await held;
    return new Response("a plan");
  });
  // Of a network that is over its limit none takes a place.
  for (let index = 0; index < 30; index++)
    await limits().count(resources.database.db, [["plan", spentKey]], resources.clock());
  const crowd = Array.from({ length: tries(60, 400) }, () => ask("?days=9", "192.0.2.1"));
  const spent = Array.from({ length: 20 }, () => ask("?days=9", "203.0.113.77"));
  const strangers = Array.from({ length: 9 }, (_, index) => ask("?days=9", `198.18.${index}.1`));
  const all = [...crowd, ...spent, ...strangers];
  const early: number[] = [];
  for (const asked of all) void asked.then(({ status }) => early.push(status));
  await vi.waitFor(() => expect(early).toHaveLength(all.length - 12), { timeout: 15_000 });
  expect(early.every((status) => status === 200)).toBe(true);
  release();
  await Promise.all(all);
  expect(early.every((status) => status === 200)).toBe(true);
  expect(planned()).toHaveLength(12);
  plan.mockImplementation(async () => new Response("a plan"));
});

test("asked for by itself, the page without days is the form's, kept and counted for nobody", async () => {
  for (let index = 0; index < 40; index++)
    expect((await ask("?unplanned=1&days=9", "198.51.100.30")).status).toBe(200);
  expect(planned()).toHaveLength(0);
  await ask("?days=9", "198.51.100.30");
  expect(planned()).toHaveLength(1);
});

test("no cache keeps a plan, no search engine lists one, and nobody's mark makes another page", async () => {
  const one = await ask("?p=1.abc");
  expect(one.headers.get("cache-control")).toBe("no-store");
  expect(one.headers.get("x-robots-tag")).toBe("noindex");
  const form = await ask("?utm_source=elsewhere");
  expect(form.headers.get("cache-control")).toContain("s-maxage");
  const data = await app.request(`/page-data?of=${encodeURIComponent("/plan?p=1.abc")}`);
  expect(data.status).toBe(404);
});

test("of an address without an end only its beginning is read", async () => {
  await ask(`?p=${"x".repeat(15_000)}&days=9`);
  const [request] = plan.mock.calls[0] as [Request];
  const asked = new URL(request.url).searchParams;
  expect(asked.get("p")).toHaveLength(6000);
  await ask(`?mustNames=${"x".repeat(9000)}`, "198.51.100.10");
  expect(plan.mock.calls.every(([{ url }]) => url.length < 9000)).toBe(true);
});
