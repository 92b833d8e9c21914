import { afterAll, beforeAll, describe, expect, it } from "vitest";
import attractions from "#content/attractions.json" with { type: "json" };
import { startServer, type TestServer } from "./start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer("pglite");
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers });
const getJson = async <T>(path: string) => (await (await get(path)).json()) as T;

type Item = { name: string; location: string; imageUrl: string };

describe("the static lists", () => {
  it.each([
    ["/data/attractions.json", attractions.length],
    ["/data/experiences.json", 24],
    ["/data/festivals.json", 60],
    ["/data/treks.json", 40],
  ])("%s: name, location and imageUrl come first", async (path, least) => {
    const items = await getJson<Item[]>(path);
    expect(items.length).toBeGreaterThanOrEqual(least);
    for (const item of items) {
      expect(Object.keys(item).slice(0, 3)).toEqual(["name", "location", "imageUrl"]);
      expect(item.imageUrl).toMatch(new RegExp(`^${server.url}/(pictures|data)/`));
    }
  });

  it("festivals have a description and a date, soonest first, by the clock of India", async () => {
    type Dated = Item & { description: string; date: string; endDate: string };
    const items = await getJson<Dated[]>("/data/festivals.json");
    const dates = items.map((item) => item.date);
    expect(dates).toEqual([...dates].sort());
    expect(items.every((item) => item.description.length > 100)).toBe(true);
    const soonest = items[0] as Dated;
    const days = (Date.parse(soonest.endDate) - Date.now()) / 86_400_000 + 2;
    server.advance(days * 86_400);
    const later = await getJson<Dated[]>("/data/festivals.json");
    expect(later[0]?.name).not.toBe(soonest.name);
    server.advance(-days * 86_400);
  });

  it("may be read from any origin, and are not sent twice to who has them", async () => {
    const answer = await get("/data/attractions.json");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const etag = answer.headers.get("etag") ?? "";
    expect((await get("/data/attractions.json", { "if-none-match": etag })).status).toBe(304);
  });
});

describe("the search", () => {
  it("answers with what it found, best first", async () => {
    const { query, results } = await getJson<{ query: string; results: { to: string }[] }>(
      "/api/search?q=Pondicherry&limit=2",
    );
    expect(query).toBe("Pondicherry");
    expect(results.map((entry) => entry.to)).toEqual([
      "/destinations/puducherry",
      "/south-india/puducherry",
    ]);
  });

  it("takes nonsense, nothing, and far too much calmly", async () => {
    for (const query of ["", "%25%00", "x".repeat(5000), "' or 1=1 --"]) {
      const answer = await get(`/api/search?q=${encodeURIComponent(query)}&limit=abc`);
      expect(answer.status).toBe(200);
    }
  });

  it("hands its index to the browser in less than 80 KB as they travel", async () => {
    const answer = await get("/api/search-index.json", { "accept-encoding": "br" });
    expect(answer.headers.get("content-encoding")).toBe("br");
    // Packed quickly for the first who asks, 1,580 names with what they answer to, the handbook's words among them.
    expect(Number(answer.headers.get("content-length"))).toBeLessThan(80_000);
    const plain = await get("/api/search-index.json", { "accept-encoding": "identity" });
    expect(plain.headers.get("content-encoding")).toBeNull();
    const entries: unknown = await plain.json();
    expect(entries).toEqual(await answer.json());
    expect(Array.isArray(entries) && entries.length).toBeGreaterThan(190);
  });
});

describe("what robots read", () => {
  it("lists every page once, with absolute addresses", async () => {
    const answer = await get("/sitemap.xml");
    expect(answer.headers.get("content-type")).toContain("application/xml");
    const found = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((one) => one[1]);
    expect(new Set(found).size).toBe(found.length);
    for (const path of [
      "/",
      "/west-india/rajasthan",
      "/destinations/agra",
      "/festivals?page=10",
      "/treks?page=2",
      "/treks/chadar",
    ])
      expect(found).toContain(server.url + path);
    expect(found.some((address) => /\/(Admin|Login|Password|search)/.test(address ?? ""))).toBe(
      false,
    );
  });

  it("keeps robots out of the desk and names the sitemap", async () => {
    const text = await (await get("/robots.txt")).text();
    expect(text).toContain("Disallow: /AdminPanel");
    expect(text).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  });
});

describe("the drawing of the map", () => {
  it("is kept for ever under its hash, and shortly under an older one", async () => {
    const old = await get("/data/india-0000000000.svg");
    expect(old.status).toBe(200);
    expect(old.headers.get("content-type")).toBe("image/svg+xml");
    expect(old.headers.get("cache-control")).toContain("max-age=300");
    expect((await old.text()).match(/<path id=/g)).toHaveLength(36);
  });
});
