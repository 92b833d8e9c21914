import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { createPageCache, type PageCache } from "./pages.ts";

let rendered: string[];
let cache: PageCache;
/** What the router writes at the end of a page. */
const handOver = (data: string) =>
  ["enqueue", "close"]
    .map((call) => {
      const value = call === "enqueue" ? JSON.stringify(data).replaceAll("<", "\\u003c") : "";
      return `<script>window.__reactRouterContext.streamController.${call}(${value});</script>`;
    })
    .join("<!--$-->");

beforeEach(() => {
  rendered = [];
  cache = createPageCache(async (request) => {
    rendered.push(request.url);
    const { pathname } = new URL(request.url);
    const status = pathname === "/missing" ? 404 : 200;
    const data =
      pathname.startsWith("/with-data") || status === 404 ? `"<b>" of ${pathname}` : null;
    const end =
      data && `<script id="application" type="application/x-module">go()</script>${handOver(data)}`;
    const html = `<html><style>a{}</style><script>run()</script><p>${pathname} for ${request.headers.get("authorization") ?? "nobody"}</p>${end ?? ""}</html>`;
    return new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } });
  }, readConfig({}));
});
const get = (path: string, headers: Record<string, string> = {}) =>
  cache.handle(new Request(`http://localhost${path}`, { headers }));

test("a page is rendered once, also when many ask at the same moment", async () => {
  await Promise.all(Array.from({ length: 20 }, () => get("/about")));
  await get("/about?utm_source=elsewhere");
  expect(rendered).toHaveLength(1);
});

test("who asks does not matter to what is kept", async () => {
  const text = await (await get("/about", { authorization: "Bearer secret" })).text();
  expect(text).toContain("for nobody");
});

test("the page number is another page, a search is never kept", async () => {
  await get("/attractions?page=2");
  await get("/attractions?page=3");
  await get("/search?q=a");
  await get("/search?q=a");
  expect(rendered).toHaveLength(4);
});

test("the policy names the page's own inline parts", async () => {
  const policy = (await get("/about")).headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+'/);
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
});

test("compressed for whom it suits, and the same page underneath", async () => {
  const plain = await (await get("/about")).text();
  const brotli = await get("/about", { "accept-encoding": "gzip, br" });
  expect(brotli.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(plain);
  const zipped = await get("/about", { "accept-encoding": "gzip" });
  expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(plain);
});

test("an ETag that still fits is a 304 without a body", async () => {
  const etag = (await get("/about")).headers.get("etag") ?? "";
  const again = await get("/about", { "if-none-match": etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

test("a 404 is answered but not kept, and clearing forgets", async () => {
  expect((await get("/missing")).status).toBe(404);
  await get("/missing");
  await get("/about");
  cache.clear();
  await get("/about");
  expect(rendered).toHaveLength(4);
});

const addressIn = (html: string) =>
  /<script id="application" data-page="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";

test("a page's data lies beside it, named by what it says, and is kept for ever", async () => {
  const html = await (await get("/with-data?page=2&utm_source=elsewhere")).text();
  expect(html).not.toContain("streamController");
  const address = addressIn(html);
  expect(address).toMatch(/^\/page-data\?v=[0-9a-f]{16}&of=%2Fwith-data%3Fpage%3D2$/);
  const data = await get(address, { "accept-encoding": "br" });
  expect(data.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(data.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const bytes = brotliDecompressSync(Buffer.from(await data.arrayBuffer()));
  expect(bytes.toString()).toBe('"<b>" of /with-data');
  expect(rendered).toHaveLength(1);
});

test("a page that is older than a change gets today's data, and does not keep it", async () => {
  const data = await get("/page-data?v=0000000000000000&of=%2Fwith-data");
  expect(data.headers.get("cache-control")).toBe("no-cache");
  expect(await data.text()).toBe('"<b>" of /with-data');
});

test("what is not kept has its data within it", async () => {
  for (const path of ["/missing", "/with-data?q=agra"])
    expect(await (await get(path)).text(), path).toContain('enqueue("\\"\\u003cb>\\" of ');
});

test("there is no data of other sites, of pages that are missing, or of none", async () => {
  for (const of of [
    "//elsewhere.example/with-data",
    "/\\\\elsewhere.example",
    "/missing",
    "/about",
    "",
  ])
    expect((await get(`/page-data?of=${encodeURIComponent(of)}`)).status, of).toBe(404);
  expect(rendered.filter((url) => !url.startsWith("http://localhost/"))).toEqual([]);
});
