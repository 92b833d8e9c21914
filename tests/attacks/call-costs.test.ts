import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp, listCalls } from "#server/app.ts";
import { nameCall } from "#server/calls/call.ts";
import type { OpenResources } from "#server/resources.ts";
import { createServices, type Services } from "#server/services.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { openTrip } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** Milliseconds of processor time that a call may cost which no network's count bounds. */
const most = 50;

let resources: OpenResources;
let services: Services;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  resources = await createTestResources({ TRUST_PROXY: "on" });
  services = createServices(resources, { auth: quickAuth });
  app = createApp(resources, { services });
});
afterAll(() => resources.close());

/** The table of docs/security.md. */
function readTable() {
  const text = readFileSync(join(import.meta.dirname, "../../docs/security.md"), "utf8");
  const [, section = ""] = text.split("## What an anonymous call costs");
  return [...section.matchAll(/^\| `([A-Z]+ [^`]+)` \| (\d+) \| (.+) \|$/gm)].map(
    ([, call = "", cost, bound = ""]) => ({ call, cost: Number(cost), bound }),
  );
}

test("each call that anybody may make stands in the table of costs, and nothing that is gone", () => {
  const calls = listCalls(resources, services)
    .filter(({ may }) => may === "anybody")
    .map(nameCall);
  const table = readTable().map(({ call }) => call);
  expect(new Set(table).size).toBe(table.length);
  expect(calls.filter((call) => !table.includes(call))).toEqual([]);
  const pages = ["GET /search?q=", "GET /plan?days=", "GET /nowhere"];
  expect(table.filter((call) => !calls.includes(call)).sort()).toEqual(pages.sort());
});

test(`none of them costs more than ${most} ms without a bound by network`, () => {
  for (const { call, cost, bound } of readTable())
    if (cost > most) expect(bound, call).toContain("by network");
});

test("every call by a trip's link is counted before its body is read", () => {
  const byLink = listCalls(resources, services).filter(({ path }) =>
    path.startsWith("/api/trip/:token"),
  );
  expect(byLink.length).toBeGreaterThan(15);
  const table = new Map(readTable().map(({ call, bound }) => [call, bound]));
  for (const call of byLink)
    expect(table.get(nameCall(call)), call.path).toMatch(/by network.*link/);
});

const ask = (path: string, address: string, init: RequestInit = {}) =>
  app.request(path, { ...init, headers: { ...init.headers, "x-forwarded-for": address } });

test("a network that asks for a trip without end is refused, another by the same link is not", async () => {
  const { token } = await openTrip(resources, { services });
  const path = `/api/trip/${token}`;
  const { takeLinkCall } = await import("#server/trips/page/link-bounds.ts");
  const { visitorKey } = await import("#server/http/visitor-key.ts");
  const network = visitorKey({ get: () => "203.0.113.7" });
  for (let count = 0; count < 600; count++) await takeLinkCall(resources, token, network);
  const edits = JSON.stringify({ base: 0, edits: [{ do: "start", start: null }] });
  const json = { "content-type": "application/json" };
  for (const [method, what, body] of [
    ["GET", "", null],
    ["GET", "/trip.ics", null],
    ["POST", "/edits", edits],
    ["POST", "/edits", "{"],
  ] as const) {
    const init = { method, ...(body && { body, headers: json }) };
    const refused = await ask(path + what, "203.0.113.7", init);
    expect([refused.status, refused.headers.get("cache-control")]).toEqual([
      429,
      "private, no-store",
    ]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect((await ask(path, "198.51.100.7")).status).toBe(200);
  // A link that opens nothing is refused as such, whoever asks.
  expect((await ask(`/api/trip/${"x".repeat(43)}`, "203.0.113.7")).status).toBe(404);
});

test("searches of the server are counted by network, and typing in the browser is not", async () => {
  const search = (address: string) => ask("/api/search?q=leh", address);
  for (let count = 0; count < 240; count++) expect((await search("203.0.113.9")).status).toBe(200);
  expect((await search("203.0.113.9")).status).toBe(429);
  expect((await ask("/search?q=leh", "203.0.113.9")).status).toBe(429);
  expect((await ask("/search", "203.0.113.9")).status).not.toBe(429);
  expect((await search("198.51.100.9")).status).toBe(200);
  expect((await ask("/api/search-index.json", "203.0.113.9")).status).toBe(200);
});
