import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Config } from "#server/config/config.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { OpenResources } from "#server/resources.ts";
import { openTrip } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { type App, createApp, listCalls } from "./app.ts";
import { createServices, type Services } from "./services.ts";

/** An address with a link in it is kept by no browser and no cache, whatever is answered there. */

let resources: OpenResources;
let services: Services;
let app: App;
let live: string;
beforeAll(async () => {
  resources = await createTestResources();
  const config: Config = { ...resources.config, languages: ["en", "hi"] };
  services = createServices(resources);
  const pages = async ({ url, headers }: Request) => {
    if (headers.has("x-busy")) throw new AppError("too_many_requests", "Please try again.");
    const etag = '"page"';
    const status = headers.get("if-none-match") === etag ? 304 : 200;
    const init = { status, headers: { etag, "cache-control": "public, max-age=60" } };
    return new Response(status === 304 ? null : url, init);
  };
  app = createApp({ ...resources, config }, { services, pages });
  live = (await openTrip(resources, { services })).token;
});
afterAll(() => resources.close());

const unknown = "Xy".repeat(21).padEnd(43, "x");

async function expectPrivate(path: string, init: RequestInit = {}, allowed = 0): Promise<void> {
  const response = await app.request(path, init);
  await response.body?.cancel();
  const { headers, status } = response;
  const name = `${init.method ?? "GET"} ${path} ${status}`;
  expect(headers.get("cache-control") ?? "", name).toContain("no-store");
  expect(headers.get("x-robots-tag"), name).toContain("noindex");
  expect(headers.get("referrer-policy"), name).toBe("same-origin");
  if (allowed) expect(status, name).toBe(allowed);
}

/** A path with a link in the place of its token, and something in each other part. */
const fill = (path: string, token: string) =>
  path
    .replace(":token", token)
    .replaceAll(/:id(\{[^/]*\})?/g, "0b0a9a3e-0d8e-4c39-9a55-3b1f6d0c2b11")
    .replaceAll(/:\w+(\{[^/]*\})?/g, "full.webp");

test("each call by a link says so, as do a refusal, a wrong method and a path that is none", async () => {
  const calls = listCalls(resources, services).filter(({ path }) => path.includes(":token"));
  expect(calls.length).toBeGreaterThan(50);
  for (const { method, path } of calls)
    for (const token of [unknown, live, "x", "%00", "a".repeat(3000)]) {
      const address = fill(path, token);
      // What is live is gone through with bodies by link-permissions; here nothing is changed by it.
      if (method === "GET" || token !== live) await expectPrivate(address, { method });
      if (method === "GET") await expectPrivate(address, { method: "HEAD" });
      await expectPrivate(`${address}/nothing`);
    }
  for (const room of ["/api/trip", "/API/Trip", "//api//trip", "/api/review", "/api/calendar"])
    for (const rest of ["", "/", "/undefined", "/days"])
      for (const method of ["GET", "POST", "PATCH"])
        await expectPrivate(`${room}/${unknown}${rest}`, { method });
}, 60_000);

test("each page behind a link says so, in any spelling, unchanged, refused or led elsewhere", async () => {
  const routes = await readFile(join(import.meta.dirname, "../app/routes.ts"), "utf8");
  const rooms = [...routes.matchAll(/route\("(\w+)\/:token"/g)].map(([, room = ""]) => `/${room}`);
  expect(rooms.length).toBeGreaterThan(1);
  for (const room of [...rooms, "/supplier"])
    for (const language of ["", "/hi", "/HI"])
      for (const spelling of [room, room.toUpperCase(), `/${room}`, room.replace("r", "%72")])
        for (const rest of ["", "/", "?x=1", ".data", "/files/a", "/%00", "/%E0%A4"]) {
          const path = `${language}${spelling}/${unknown}${rest}`;
          await expectPrivate(path);
          await expectPrivate(path, { headers: { "x-busy": "1" } });
          await expectPrivate(path, { headers: { "if-none-match": '"page"' } });
          await expectPrivate(path, {
            method: "POST",
            headers: { origin: "https://evil.example" },
          });
        }
  await expectPrivate(`/trip/${unknown}`, { headers: { "if-none-match": '"page"' } }, 304);
  await expectPrivate(`/trip/${unknown}`, { headers: { "x-busy": "1" } }, 429);
  await expectPrivate(`/TRIP/${unknown}`, {}, 308);
});

test("what is not behind a link keeps its own word", async () => {
  for (const path of ["/about", "/trips-of-others/x", "/api/reviews/voices"]) {
    const { headers } = await app.request(path);
    expect(headers.get("x-robots-tag"), path).toBeNull();
    expect(headers.get("referrer-policy"), path).not.toBe("same-origin");
  }
});
