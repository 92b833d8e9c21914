import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type App, createApp } from "#server/app.ts";
import { getCatalogue } from "#server/content/catalogue.ts";
import { createPageQueries } from "#server/content/page-queries.ts";
import { getPlaces } from "#server/content/places/read-places.ts";
import { createPageAddresses } from "#server/http/page-address.ts";
import { createPageCache } from "#server/http/pages.ts";
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

const ask = (query: string, from = "198.51.100.7", path = "/plan") =>
  app.request(path + query, { headers: { "x-forwarded-for": from, accept: "text/html" } });

test("a network that asks a thousand times is told to wait, in words", async () => {
  const count = tries(200, 1000);
  const statuses: number[] = [];
  for (let index = 0; index < count; index++)
    statuses.push((await ask(`?days=${1 + (index % 30)}`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(count - 30);
  expect(plan).toHaveBeenCalledTimes(30);
  const refused = await ask("?days=9");
  expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await refused.text()).toContain("please wait");
});

test("the router's own request for the same counts as one", async () => {
  for (let index = 0; index < 30; index++) await ask("?days=9", "198.51.100.8", "/plan.data");
  expect((await ask("?days=9", "198.51.100.8")).status).toBe(429);
});

test("a thousand networks are counted together, and the form stays open to all", async () => {
  const count = tries(300, 1000);
  let made = 0;
  for (let index = 0; index < count; index++) {
    const from = `203.${index >> 8}.${index & 255}.9`;
    if ((await ask("?days=9", from)).status === 200) made += 1;
  }
  expect(made).toBe(240);
  expect((await ask("", "198.51.100.9")).status).toBe(200);
});

test("of those who ask at once only a few wait, the others hear when to come again", async () => {
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  plan.mockImplementation(async () => {
    await held;
    return new Response("a plan");
  });
  const asked = Array.from({ length: tries(60, 400) }, (_, index) =>
    ask("?days=9", `192.0.2.${index}`),
  );
  const refused = await Promise.race(asked);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("5");
  release();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  plan.mockImplementation(async () => new Response("a plan"));
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
