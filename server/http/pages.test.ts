import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { getCatalogue } from "#server/content/catalogue.ts";
import { createPageQueries } from "#server/content/page-queries.ts";
import { getPlaces } from "#server/content/places/read-places.ts";
import { createPageAddresses } from "./page-address.ts";
import { createPageCache, type PageCache, type RenderPage } from "./pages.ts";

const log = pino({ level: "silent" });
const readAddress = createPageAddresses(
  createPageQueries(getCatalogue(), getPlaces(), () => new Date()),
  (path) => `routes${path}`,
);
const createCache = (render: RenderPage, mostBytes = 1e7) =>
  createPageCache(render, readConfig({}), readAddress, log, { mostBytes });

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
  cache = createCache(async (request) => {
    rendered.push(request.url);
    const { pathname } = new URL(request.url);
    const status = pathname === "/missing" ? 404 : 200;
    const data =
      /^\/(with-data|search)/.test(pathname) || status === 404 ? `"<b>" of ${pathname}` : null;
    const end =
      data && `<script id="application" type="application/x-module">go()</script>${handOver(data)}`;
    const html = `<html><style>a{}</style><script>run()</script><p>${pathname} for ${request.headers.get("authorization") ?? "nobody"}</p>${end ?? ""}</html>`;
    return new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } });
  });
});
afterEach(() => vi.useRealTimers());
const get = (path: string, headers: Record<string, string> = {}, from = cache) =>
  from.handle(new Request(`http://localhost:3000${path}`, { headers }), log);

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
  expect(address).toMatch(/^\/page-data\?v=[0-9a-f]{16}&of=%2Fwith-data$/);
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

test("addresses that are none take turns, and a page that is kept waits for none of them", async () => {
  let running = 0;
  let most = 0;
  const open: (() => void)[] = [];
  const crowded = createCache(async (request) => {
    const { pathname } = new URL(request.url);
    const isKnown = pathname === "/about";
    if (!isKnown) {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => open.push(resolve));
      running -= 1;
    }
    return new Response(pathname, { status: isKnown ? 200 : 404 });
  });
  await get("/about", {}, crowded);
  const flood = ["/missing", "/attractions?page=9", "/search?q="].flatMap((path) =>
    Array.from({ length: 100 }, (_, index) =>
      get(`${path}${index + 100}`, {}, crowded).then(
        ({ status }) => status,
        (error: { code: string; headers: object }) =>
          `${error.code} ${JSON.stringify(error.headers)}`,
      ),
    ),
  );
  crowded.clear();
  // A change makes it be rendered anew: it is known, and does so at once.
  expect((await get("/about", {}, crowded)).status).toBe(200);
  let isOver = false;
  const over = Promise.all(flood).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    open.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const outcomes = await over;
  expect(most).toBe(2);
  expect(outcomes.filter((each) => each === 404)).toHaveLength(202);
  expect(new Set(outcomes)).toEqual(new Set([404, 'too_many_requests {"retry-after":"2"}']));
});

test.each([
  "/\t/[",
  "/.//evil.example/",
  "//with-data",
  "/WITH-DATA",
  "/%77ith-data",
  "/with-data/",
  "/with-data?utm_source=a",
  "/with-data#a",
  "/../with-data",
  "/with-data.data",
  "http://localhost:3000/with-data",
  "with-data",
  "",
])("data of %s is nobody's: a page has one spelling here too", async (of) => {
  const answer = await get(`/page-data?v=0&of=${encodeURIComponent(of)}`);
  expect(answer.status).toBe(404);
  expect(rendered).toEqual([]);
  expect(cache.measure().pages).toBe(0);
});

test("what is not kept has its data within it", async () => {
  for (const path of ["/missing", "/search?q=agra"])
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
  expect(rendered.filter((url) => !url.startsWith("http://localhost:3000/"))).toEqual([]);
});

test("a page is rendered from its own address: nothing that somebody added is in it", async () => {
  await cache.handle(new Request("http://elsewhere.example/?tab=Pilgrimage&utm_source=x#y"), log);
  expect(rendered).toEqual(["http://localhost:3000/?tab=Pilgrimage"]);
});

test("what does not exist is no key: a thousand invented values are one page", async () => {
  for (let index = 0; index < 250; index++) {
    await get(`/about?page=${index}`);
    await get(`/about?tab=${index}&q=${index}`);
    await get(`/about.data?_routes=${index}`);
    await get(`/about.data?_routes=routes/about&x=${index}`);
  }
  expect(rendered).toEqual([
    "http://localhost:3000/about",
    "http://localhost:3000/about.data",
    "http://localhost:3000/about.data?_routes=routes%2Fabout",
  ]);
});

test("a page of a list that there is not is answered, and kept by nobody", async () => {
  await get("/attractions?page=999");
  await get("/attractions?page=999");
  expect(rendered).toHaveLength(2);
  expect(cache.measure().pages).toBe(0);
});

test("what is kept is bounded in bytes, of all its forms; the last asked for stay", async () => {
  const page = () => new Response(randomBytes(7500).toString("base64"));
  const small = createCache(async () => page(), 50_000);
  for (let index = 0; index < 20; index++) {
    await get(`/${index}`, {}, small);
    await get("/0", {}, small);
  }
  const { pages, bytes } = small.measure();
  expect(bytes).toBeLessThanOrEqual(50_000);
  expect(pages).toBeGreaterThanOrEqual(3);
  expect(pages).toBeLessThan(6);
});

test("a page is held packed alone, and unpacked for who takes no packing", async () => {
  const text = "Rivers and hills. ".repeat(1000);
  const packed = createCache(async () => new Response(text));
  for (const accept of ["br", "br", "identity", "gzip;q=0"])
    expect((await get("/about", { "accept-encoding": accept }, packed)).status).toBe(200);
  expect(packed.measure().bytes).toBeLessThan(text.length / 10);
  expect(await (await get("/about", {}, packed)).text()).toBe(text);
  expect(packed.findReady("/about")?.identity.bytes.toString()).toBe(text);
});

/** A page that is rendered when told to, from what stood when it was begun. */
function createSlow() {
  let text = "before";
  const waiting: (() => void)[] = [];
  const slow = createCache(async () => {
    const seen = text;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return new Response(seen);
  });
  const ask = async () => (await get("/blogs", {}, slow)).text();
  return {
    ask,
    /** Once a rendering has begun. */
    async change(to: string) {
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      text = to;
      slow.clear();
    },
    /** Lets the oldest rendering end. */
    async finish() {
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      waiting.shift()?.();
    },
    /** Lets the one begun last end; two are under way. */
    async finishLatest() {
      await vi.waitFor(() => expect(waiting).toHaveLength(2));
      waiting.pop()?.();
    },
  };
}

test("a page that was begun before a change is not kept", async () => {
  const slow = createSlow();
  const first = slow.ask();
  await slow.change("after");
  await slow.finish();
  expect(await first).toBe("before");
  const second = slow.ask();
  await slow.finish();
  expect(await second).toBe("after");
  expect(await slow.ask()).toBe("after");
});

test("who asks after a change does not wait for a page that was begun before it", async () => {
  const slow = createSlow();
  const first = slow.ask();
  await slow.change("after");
  const second = slow.ask();
  await slow.finish();
  await slow.finish();
  expect(await Promise.all([first, second])).toEqual(["before", "after"]);
  expect(await slow.ask()).toBe("after");
});

test("a page that was begun before a change and ends last does not take the later one's place", async () => {
  const slow = createSlow();
  const first = slow.ask();
  await slow.change("after");
  const second = slow.ask();
  await slow.finishLatest();
  expect(await second).toBe("after");
  await slow.finish();
  expect(await first).toBe("before");
  expect(await slow.ask()).toBe("after");
});

test.each([
  ["throws", () => Promise.reject(new Error("down"))],
  ["is an error", async () => new Response("down", { status: 503 })],
])("a page that %s is answered with the kept one, for an hour", async (_name, fail) => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  let tries = 0;
  let isDown = false;
  const shaky = createCache(async () => {
    tries += 1;
    return isDown ? fail() : new Response(`page ${tries}`);
  });
  const ask = () => get("/blogs", {}, shaky).then((answer) => answer.text());
  const at = (seconds: number) => vi.setSystemTime(seconds * 1000);
  expect(await ask()).toBe("page 1");
  isDown = true;
  // A change was heard before the database went.
  shaky.clear();
  for (let time = 0; time < 10; time++) expect(await ask()).toBe("page 1");
  expect(tries, "tried once, not by everybody").toBe(2);
  at(6);
  await ask();
  expect(tries).toBe(3);
  at(3599);
  expect(await ask()).toBe("page 1");
  at(3601);
  const said = await ask().catch((error: Error) => error.message);
  expect(said).toBe("down");
  isDown = false;
  at(3700);
  expect(await ask()).toMatch(/^page \d$/);
  expect(await ask()).not.toBe("page 1");
});

/** Pages below /reviews read the reviews; each says how often it was rendered. */
function createTagged() {
  const counts = new Map<string, number>();
  const tagged = createCache(async ({ url }, _log, onRead) => {
    const { pathname } = new URL(url);
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
    if (pathname.startsWith("/reviews")) onRead("reviews");
    return new Response(`${pathname} ${counts.get(pathname)}`);
  });
  return { tagged, ask: async (path: string) => (await get(path, {}, tagged)).text() };
}

test("a change makes those pages anew that have read of it, and no others", async () => {
  const { tagged, ask } = createTagged();
  await Promise.all(["/reviews", "/about"].map(ask));
  tagged.touch("photos");
  expect(await ask("/reviews")).toBe("/reviews 1");
  tagged.touch("reviews");
  expect(tagged.findReady("/reviews")).toBeNull();
  expect(tagged.findReady("/about")).not.toBeNull();
  expect(await Promise.all(["/reviews", "/about"].map(ask))).toEqual(["/reviews 2", "/about 1"]);
  tagged.clear();
  expect(await Promise.all(["/reviews", "/about"].map(ask))).toEqual(["/reviews 3", "/about 2"]);
});

test.each([
  ["after", "kept: it has seen it", 1],
  ["before", "shown to who waited, and to nobody else", 2],
])("a page that reads %s a change is %s", async (when, _kept, times) => {
  let begun = 0;
  const open: (() => void)[] = [];
  const tagged = createCache(async (_request, _log, onRead) => {
    begun += 1;
    if (when === "before") onRead("reviews");
    await new Promise<void>((resolve) => open.push(resolve));
    onRead("reviews");
    return new Response("page");
  });
  const first = get("/reviews", {}, tagged);
  await vi.waitFor(() => expect(open).toHaveLength(1));
  tagged.touch("reviews");
  const second = get("/reviews", {}, tagged);
  await vi.waitFor(() => expect(open).toHaveLength(times));
  for (const finish of open) finish();
  await Promise.all([first, second]);
  await get("/reviews", {}, tagged);
  expect(begun).toBe(times);
});

test("an old page is shown while one newer is made, once for all who ask; a very old one is not", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  let count = 0;
  const aging = createCache(async () => {
    count += 1;
    const number = count;
    await new Promise((resolve) => setImmediate(resolve));
    return new Response(`page ${number}`);
  });
  const ask = async () => (await get("/about", {}, aging)).text();
  const ready = () => aging.findReady("/about")?.identity.bytes.toString() ?? null;
  expect(await ask()).toBe("page 1");
  vi.setSystemTime(59_000);
  expect([await ask(), ready(), count]).toEqual(["page 1", "page 1", 1]);
  vi.setSystemTime(61_000);
  expect(new Set([...(await Promise.all([ask(), ask(), ask()])), ready()])).toEqual(
    new Set(["page 1"]),
  );
  await vi.waitFor(() => expect(ready()).toBe("page 2"));
  expect(count).toBe(2);
  vi.setSystemTime(61_000 + 650_000);
  expect(ready()).toBeNull();
  expect(await ask()).toBe("page 3");
});

test("an old page stays when the newer one fails behind, which is tried again by one", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  let tries = 0;
  const failing = createCache(async () => {
    tries += 1;
    if (tries > 1) throw new Error("down");
    return new Response("page");
  });
  await get("/about", {}, failing);
  vi.setSystemTime(61_000);
  for (let time = 0; time < 20; time++) {
    expect(failing.findReady("/about")?.identity.bytes.toString()).toBe("page");
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(tries).toBe(2);
});

test("pages made ready beforehand are rendered once, and none that is there already", async () => {
  await get("/about");
  await cache.warm(["/about", "/with-data", "/missing"]);
  expect(rendered.map((url) => new URL(url).pathname)).toEqual([
    "/about",
    "/with-data",
    "/missing",
  ]);
  expect(cache.findReady("/with-data")).not.toBeNull();
  expect(cache.findReady("/missing")).toBeNull();
});

test("who asks again gets fewer bytes: the better compression comes behind", async () => {
  const page = "many words make a page, ".repeat(200);
  const wordy = createCache(async () => new Response(page + [...page].reverse().join("")));
  await get("/about", {}, wordy);
  const first = wordy.findReady("/about")?.brotli?.bytes.byteLength ?? 0;
  await vi.waitFor(() =>
    expect(wordy.findReady("/about")?.brotli?.bytes.byteLength).toBeLessThan(first),
  );
});

const wordy = (number: number) => `page ${number}, ${"many words make a page, ".repeat(200)}`;

test("a page made anew that says the same keeps its packed texts", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  let count = 0;
  const steady = createCache(async () => {
    count += 1;
    return new Response(wordy(1) + [...wordy(1)].reverse().join(""));
  });
  const bytes = () => steady.findReady("/about")?.brotli?.bytes;
  await get("/about", {}, steady);
  const first = bytes();
  await vi.waitFor(() => expect(bytes()?.byteLength).toBeLessThan(first?.byteLength ?? 0));
  const best = bytes();
  vi.setSystemTime(61_000);
  bytes();
  await vi.waitFor(() => expect(count).toBe(2));
  await new Promise((resolve) => setImmediate(resolve));
  expect(bytes()).toBe(best);
});

test("few pages wait to be packed better; the others are taken when they are asked for again", async () => {
  const config = readConfig({});
  const render: RenderPage = async ({ url }) =>
    new Response(url + wordy(1) + [...wordy(1)].reverse().join(""));
  const busy = createPageCache(render, config, readAddress, log, { improvable: 1 });
  const paths = ["/about", "/terms"];
  for (const path of paths) await get(path, {}, busy);
  const size = (path: string) => busy.findReady(path)?.brotli?.bytes.byteLength ?? 0;
  const first = paths.map(size);
  await vi.waitFor(() => expect(size("/about")).toBeLessThan(first[0] ?? 0));
  await vi.waitFor(() => expect(size("/terms")).toBeLessThan(first[1] ?? 0));
});

test("what lies ready says of which build it is, the page and its data alike", async () => {
  const render: RenderPage = async () =>
    new Response(
      `<html><script id="application" type="application/x-module">go()</script>${handOver("x")}</html>`,
      { headers: { "content-type": "text/html; charset=utf-8" } },
    );
  const named = createPageCache(render, readConfig({}), readAddress, log, { release: "51fb4f19" });
  const html = await (await get("/about", {}, named)).text();
  const data = /data-page="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  for (const url of ["/about", data]) {
    const head = named.findReady(url)?.identity.head ?? [];
    expect(head[head.indexOf("safarnama-release") + 1], url).toBe("51fb4f19");
  }
});
