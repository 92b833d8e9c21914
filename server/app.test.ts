import { afterAll, beforeAll, expect, test } from "vitest";
import { releaseHeader } from "#contract/release.ts";
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

test.each(["/trip/aQ3c", "/api/trip/aQ3c", "/api/trip/aQ3c/quote"])(
  "%s, an address that is a key, is told to no other site and kept by nobody",
  async (path) => {
    const { headers } = await app.request(path);
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
  },
);
