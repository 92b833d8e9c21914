import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPageAddresses } from "#server/http/page-address.ts";
import { createPageCache, type PageCache } from "#server/http/pages.ts";
import type { OpenResources } from "#server/resources.ts";
import { createServices } from "#server/services.ts";
import { type RunningServer, serve } from "#server/shell/serve.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { tries } from "./effort.ts";

/** Kept pages are answered before the application: what held of them there has to hold here. */
let resources: OpenResources;
let server: RunningServer;
let cache: PageCache;
let rendered: string[];
const lists = new Set(["/attractions"]);
beforeAll(async () => {
  resources = await createTestResources({ PORT: "0", METRICS_TOKEN: "a-token-for-figures" });
  rendered = [];
  const readAddress = createPageAddresses(
    (path, asked) =>
      lists.has(path) && asked.get("page") === "2"
        ? { query: "?page=2", kept: true }
        : { query: "", kept: path !== "/search" },
    () => null,
  );
  cache = createPageCache(
    async (request) => {
      rendered.push(request.url);
      const { pathname } = new URL(request.url);
      const handOver = ['enqueue("x")', "close()"]
        .map((call) => `<script>window.__reactRouterContext.streamController.${call};</script>`)
        .join("<!--$-->");
      const end = `<script id="application" type="application/x-module">go()</script>${handOver}`;
      return new Response(`<html><script>run()</script><p>${pathname}</p>${end}</html>`, {
        status: pathname.startsWith("/no-") ? 404 : 200,
        headers: { "content-type": "text/html; charset=utf-8" },
      });
    },
    resources.config,
    readAddress,
    resources.log,
  );
  const pages = { pages: cache.handle, findReady: cache.findReady, close: async () => {} };
  server = await serve(resources, createServices(resources), pages);
});
afterAll(async () => {
  await server.close();
  await resources.close();
});

type Answer = { status: number; headers: Record<string, string>; body: Buffer };
/** Bytes as they are sent, over a connection that the server ends. */
function send(text: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(new URL(server.address).port), "127.0.0.1", () =>
      socket.write(text),
    );
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(chunks)));
  });
}
function read(bytes: Buffer): Answer {
  const end = bytes.indexOf("\r\n\r\n");
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  return {
    status: Number(first.split(" ")[1]),
    headers: Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)];
      }),
    ),
    body: bytes.subarray(end + 4),
  };
}
const ask = async (target: string, headers: Record<string, string> = {}, method = "GET") => {
  const said = Object.entries({ host: "localhost", connection: "close", ...headers });
  const lines = said.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return read(await send(`${method} ${target} HTTP/1.1\r\n${lines}\r\n`));
};
/** Twice: the application's answer, and the one that lies ready. */
async function askTwice(target: string, headers: Record<string, string> = {}, method = "GET") {
  cache.clear();
  const one = await ask(target, headers, method);
  const before = rendered.length;
  const other = await ask(target, headers, method);
  expect(rendered.length).toBe(before);
  return [one, other] as const;
}

describe("an answer that lies ready is the application's own", () => {
  test.each([
    ["/about", {}, "GET"],
    ["/about", { "accept-encoding": "gzip, deflate, br" }, "GET"],
    ["/about", { "accept-encoding": "gzip" }, "GET"],
    ["/about", { "accept-encoding": "br;q=0, gzip;q=0" }, "GET"],
    ["/about", { "accept-encoding": "identity" }, "HEAD"],
    ["/about", { range: "bytes=0-5" }, "GET"],
    ["/attractions?page=2", { authorization: "Bearer x", cookie: "a=b" }, "GET"],
    ["/about.data", {}, "GET"],
    ["/_.data", { "accept-encoding": "br" }, "GET"],
  ])("%s %o %s", async (target, headers, method) => {
    // Compressed better behind: the bytes may become fewer, what they say stays.
    const text = ({ headers: { "content-encoding": encoding }, body }: Answer) =>
      (method === "HEAD"
        ? body
        : encoding === "br"
          ? brotliDecompressSync(body)
          : encoding === "gzip"
            ? gunzipSync(body)
            : body
      ).toString();
    const comparable = (answer: Answer) => {
      const {
        date: _date,
        "x-request-id": id,
        "content-length": _length,
        ...rest
      } = answer.headers;
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      if (method === "GET")
        expect(answer.headers["content-length"]).toBe(String(answer.body.length));
      return { status: answer.status, headers: rest, text: text(answer) };
    };
    const [one, other] = await askTwice(target, headers, method);
    expect(comparable(other)).toEqual(comparable(one));
    expect(other.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(other.headers["x-content-type-options"]).toBe("nosniff");
  });

  test("a page's data, under its hash", async () => {
    const html = (await ask("/about")).body.toString();
    const address = /data-page="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const before = rendered.length;
    const data = await ask(address, { "accept-encoding": "br" });
    expect(brotliDecompressSync(data.body).toString()).toBe("x");
    expect(data.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(rendered.length).toBe(before);
    expect((await ask(`${address}&x=1`)).status).toBe(200);
    expect((await ask(address.replace("v=", "v=0"))).headers["cache-control"]).toBe("no-cache");
  });

  test("304 to who has it, of which nothing remains but the head", async () => {
    const [, { headers }] = await askTwice("/about");
    for (const answer of await askTwice("/about", { "if-none-match": headers.etag ?? "" })) {
      expect([answer.status, answer.body.length]).toEqual([304, 0]);
      const { date, connection, "x-request-id": id, ...said } = answer.headers;
      // Whoever has the page keeps what came with it, its policy too.
      expect(said).toEqual({
        etag: headers.etag,
        "cache-control": headers["cache-control"],
        vary: headers.vary,
      });
      expect([date, connection, id]).not.toContain(undefined);
    }
    expect((await ask("/about", { "if-none-match": 'W/"other"' })).status).toBe(200);
  });
});

describe("a request's own words", () => {
  test("its id comes back, and nobody else's: whatever was asked in one breath", async () => {
    await ask("/about");
    const request = (id: string, last = "") =>
      `GET /about HTTP/1.1\r\nhost: localhost\r\nx-request-id: ${id}\r\n${last}\r\n`;
    const text = (
      await send(
        request("first-of-all") + request("second-one") + request("x", "connection: close\r\n"),
      )
    ).toString("latin1");
    expect([...text.matchAll(/x-request-id: (\S+)/g)].map(([, id]) => id)).toEqual([
      "first-of-all",
      "second-one",
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
  });

  test.each([
    ["/about", { host: "a b" }, 400],
    ["/about", { host: "a/b" }, 400],
    ["/about", { "content-length": "0" }, 200],
    ["//about", {}, 308],
    ["/About", {}, 308],
    ["/about/", {}, 308],
    ["/%61bout", {}, 308],
    ["/about%00", {}, 404],
    ["/about%", {}, 404],
    ["/x/../about", {}, 200],
    ["http://localhost/about", {}, 200],
    ["/about?utm_source=a", {}, 200],
    ["/no-page", {}, 404],
  ])("%s with %o is judged by the application: %i", async (target, headers, status) => {
    await ask("/about");
    for (let time = 0; time < 2; time++) expect((await ask(target, headers)).status).toBe(status);
  });

  test("what changes something is never answered from here", async () => {
    await ask("/about");
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])
      expect((await ask("/about", { "content-length": "0" }, method)).status, method).toBe(404);
  });

  test("invented addresses, in any number, keep nothing", async () => {
    await ask("/about");
    await ask("/attractions?page=2");
    const { pages, bytes } = cache.measure();
    const before = rendered.length;
    for (let index = 0; index < tries(40, 2000); index++)
      await Promise.all([
        ask(`/about?x=${index}`),
        ask(`/about?page=${index}`, { "accept-encoding": `br;q=0.${index}` }),
        ask(`/page-data?v=${index}&of=/about`),
        ask(`/constructor?${index}`, {}, "HEAD"),
      ]);
    expect(cache.measure().pages).toBeLessThanOrEqual(pages + 1);
    expect(cache.measure().bytes).toBeLessThan(bytes * 2 + 5000);
    expect(rendered.length).toBeLessThanOrEqual(before + 1);
  });
});

test("what was answered before the application is counted with the rest", async () => {
  const count = async () => {
    const text = (
      await ask("/metrics", { authorization: "Bearer a-token-for-figures" })
    ).body.toString();
    return Number(/group="page",method="GET",status="200"\} (\d+)/.exec(text)?.[1] ?? 0);
  };
  await ask("/about");
  const before = await count();
  for (let time = 0; time < 5; time++) await ask("/about");
  // And the one that told of it.
  expect(await count()).toBe(before + 6);
});
