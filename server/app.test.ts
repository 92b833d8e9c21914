import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { releaseHeader } from "#contract/release.ts";
import type { Config } from "#server/config/config.ts";
import type { OpenResources } from "#server/resources.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { type App, createApp } from "./app.ts";

let resources: OpenResources;
let app: App;
beforeAll(async () => {
  resources = await createTestResources();
  app = createApp(resources, { pages: async () => new Response("page") });
});
afterAll(() => resources.close());

test("answers health and readiness", async () => {
  expect(await (await app.request("/healthz")).json()).toEqual({ status: "ok" });
  expect(await (await app.request("/readyz")).json()).toEqual({
    status: "ready",
    database: "pglite",
    storage: "files",
  });
});

test("an unknown call is a JSON 404 with a request id", async () => {
  const response = await app.request("/api/nothing");
  expect(response.status).toBe(404);
  const body = (await response.json()) as { error: { code: string; requestId: string } };
  expect(body.error.code).toBe("not_found");
  expect(response.headers.get("x-request-id")).toBe(body.error.requestId);
});

test("a body over the limit is a 413", async () => {
  const body = new Uint8Array(5 * 1024 * 1024);
  const response = await app.request("/Signup", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "content-length": String(body.length) },
  });
  expect(response.status).toBe(413);
});

test.each([
  ["/login", "/Login"],
  ["/ADMINPANEL/", "/AdminPanel"],
  ["/North-India?page=2", "/north-india?page=2"],
])("%s moves to its one address %s", async (from, to) => {
  const response = await app.request(from);
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe(to);
});

test("every answer carries the security headers", async () => {
  const { headers } = await app.request("/healthz");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("a script that is not there is nowhere, and nobody keeps that", async () => {
  const answer = await app.request("/assets/shell-Rmng9eGG.js");
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("every answer says of which build its pages are, and an answer without pages of none", async () => {
  expect((await app.request("/healthz")).headers.has(releaseHeader)).toBe(false);
  const pages = async () => new Response("page");
  const built = createApp(resources, { pages, release: "51fb4f19" });
  for (const path of ["/", "/festivals.data", "/api/nothing", "/api/reviews", "/trip/aQ3c"])
    expect((await built.request(path)).headers.get(releaseHeader), path).toBe("51fb4f19");
  const alive = await built.request("/healthz", { method: "HEAD" });
  expect(alive.headers.get(releaseHeader)).toBe("51fb4f19");
  expect(alive.headers.get("cache-control")).toBe("no-store");
});

test("where Hindi is shown its pages are asked for by their address, and what has no language where it is", async () => {
  const asked: string[] = [];
  const pages = async (request: Request) => {
    asked.push(new URL(request.url).pathname + new URL(request.url).search);
    return new Response("page");
  };
  const config: Config = { ...resources.config, languages: ["en", "hi"] };
  const both = createApp({ ...resources, config }, { pages });
  for (const [path, to] of [
    ["/hi/api/reviews?page=2", "/api/reviews?page=2"],
    ["/hi/sitemap.xml", "/sitemap.xml"],
    ["/HI/About?x=1", "/hi/about?x=1"],
    ["/hi/login", "/hi/Login"],
  ] as const) {
    const answer = await both.request(path);
    expect(answer.status, path).toBe(308);
    expect(answer.headers.get("location"), path).toBe(to);
  }
  expect((await both.request("/hi/supplier/aQ3c")).headers.get("cache-control")).toBe(
    "private, no-store",
  );
  const trip = await both.request("/hi/trip/aQ3c?x=1");
  expect(trip.headers.get("cache-control")).toBe("private, no-store");
  expect(trip.headers.get("referrer-policy")).toBe("same-origin");
  for (const path of ["/hi", "/hi/about", "/hi-in/about", "/hi/plan?unplanned=1"])
    expect((await both.request(path)).status, path).toBe(200);
  expect(asked).toEqual([
    "/hi/trip/page",
    "/hi",
    "/hi/about",
    "/hi-in/about",
    "/hi/plan?unplanned=1",
  ]);
  // Where it is not, nothing leads anywhere.
  expect((await app.request("/hi/api/reviews")).status).toBe(200);
});

test.each(["/trip/aQ3c", "/api/trip/aQ3c", "/api/trip/aQ3c/quote"])(
  "%s, an address that is a key, is told to no other site and kept by nobody",
  async (path) => {
    const { headers } = await app.request(path);
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
  },
);

test("what a trip's link answers travels packed for whoever unpacks it", async () => {
  const ask = (headers: Record<string, string>) => app.request("/api/trip/aQ3c", { headers });
  const plain = await ask({});
  expect(plain.headers.get("content-encoding")).toBeNull();
  const packed = await ask({ "accept-encoding": "gzip, deflate, br" });
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  expect(packed.headers.get("vary")).toContain("Accept-Encoding");
  const text = gunzipSync(await packed.arrayBuffer()).toString();
  // Each has a number of its own for the log.
  expect(Object.keys(JSON.parse(text))).toEqual(Object.keys(await plain.json()));
});
