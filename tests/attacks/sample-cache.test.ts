import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  hasNginx,
  type SampleNginx,
  startSampleNginx,
} from "#tests/factories/start-sample-nginx.ts";

/** What deploy/nginx.conf keeps of the site's pages, and what never. */

const page = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
/** Milliseconds after which a page is asked for anew: nginx counts whole seconds, and one begins anywhere. */
const kept = 2100;
const token = "aB9_-Zq".repeat(7).slice(0, 43);

describe.skipIf(!hasNginx)("the cache of the nginx sample", () => {
  let site: Server;
  let nginx: SampleNginx;
  let asked: { path: string; method: string; headers: IncomingHttpHeaders; status: number }[] = [];
  const both: ServerResponse[] = [];
  let answer = { text: "one", headers: {} as Record<string, string>, status: 200 };

  beforeAll(async () => {
    site = createServer((request, response) => {
      const { url: path = "", method = "", headers } = request;
      const etag = `W/"${answer.text}"`;
      const isKnown = headers["if-none-match"] === etag;
      const status = isKnown ? 304 : answer.status;
      asked.push({ path, method, headers, status });
      // Answered once two have come: who waits for the first would wait for ever.
      if (path === "/api/both") {
        both.push(response);
        if (both.length === 2) for (const one of both) one.end("both");
        return;
      }
      const isBrotli = headers["accept-encoding"] === "br";
      response.writeHead(status, {
        ...(isBrotli && !isKnown && { "content-encoding": "br" }),
        etag,
        vary: "Accept-Encoding",
        ...answer.headers,
      });
      response.end(isKnown ? "" : isBrotli ? brotliCompressSync(answer.text) : answer.text);
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    nginx = await startSampleNginx((site.address() as AddressInfo).port);
  });
  afterAll(async () => {
    await nginx.stop();
    site.closeAllConnections();
    site.close();
  });
  beforeEach(() => {
    asked = [];
    answer = { text: "one", headers: { "cache-control": page }, status: 200 };
  });

  test("a page is asked for once, and what changed is seen within two seconds", async () => {
    const get = async () => (await nginx.ask("/destinations/agra")).text;
    expect(await Promise.all([get(), get(), get(), get()])).toEqual(["one", "one", "one", "one"]);
    expect(asked).toHaveLength(1);
    await sleep(kept);
    expect(await get()).toBe("one");
    expect(asked.map(({ status }) => status)).toEqual([200, 304]);
    answer.text = "two";
    await sleep(kept);
    expect(await get()).toBe("two");
    const tag = { "if-none-match": 'W/"two"' };
    expect((await nginx.ask("/destinations/agra", { headers: tag })).status).toBe(304);
    expect(asked).toHaveLength(3);
  });

  test("each way of packing is kept by itself, however a browser writes what it reads", async () => {
    const ask = (packing: string) =>
      nginx.ask("/north-india", { headers: { "accept-encoding": packing } });
    expect((await ask("identity")).text).toBe("one");
    for (const packing of ["gzip, deflate, br, zstd", "br;q=1.0, gzip"])
      expect((await ask(packing)).headers["content-encoding"]).toBe("br");
    expect(asked.map(({ headers }) => headers["accept-encoding"])).toEqual([undefined, "br"]);
    expect(brotliDecompressSync(brotliCompressSync("one")).toString()).toBe("one");
  });

  test.each([
    ["somebody's own", "/trips", "private, no-store", {}],
    ["not marked at all", "/api/me", "", {}],
    ["for the browser alone", "/data/planner.json", "public, max-age=300", {}],
    ["of an address that opens something", `/trip/${token}`, page, {}],
    ["of one in another language", `/bn/trip/${token}`, page, {}],
    ["with a query", "/search?q=radha", page, {}],
    ["asked with a token", "/rest/v1/Comments", page, { authorization: "Bearer of-somebody" }],
    ["that sets a cookie", "/desk", page, {}],
  ])("an answer %s is kept for nobody", async (_what, path, cacheControl, headers) => {
    answer.headers = {
      ...(cacheControl && { "cache-control": cacheControl }),
      ...(path === "/desk" && { "set-cookie": "a=b" }),
    };
    await nginx.ask(path, { headers });
    await nginx.ask(path, { headers });
    expect(asked).toHaveLength(2);
  });

  test("calls and streams wait for nobody else's answer", async () => {
    answer.headers = {};
    const begun = performance.now();
    const answers = await Promise.all([1, 2].map(() => nginx.ask("/api/both")));
    expect(answers.map(({ text }) => text)).toEqual(["both", "both"]);
    // One that waits for the other's copy does so for a second.
    expect(performance.now() - begun).toBeLessThan(900);
  });

  test("what is refused, moved or sent goes to the site each time; a built file is kept", async () => {
    for (const status of [404, 301, 500]) {
      answer.status = status;
      for (const _ of [1, 2]) expect((await nginx.ask("/gone")).status).toBe(status);
    }
    answer.status = 200;
    for (const _ of [1, 2]) await nginx.ask("/Blogs", { method: "POST" });
    expect(asked).toHaveLength(8);
    answer.headers = { "cache-control": "public, max-age=31536000, immutable" };
    for (const _ of [1, 2]) await nginx.ask("/assets/index-C0ffee12.js");
    expect(asked).toHaveLength(9);
  });

  test("while the site is away its pages are shown, and whoever asks for more is told", async () => {
    await nginx.ask("/festivals/diwali");
    const { port } = site.address() as AddressInfo;
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
    await sleep(kept);
    expect(await nginx.ask("/festivals/diwali")).toMatchObject({ status: 200, text: "one" });
    expect((await nginx.ask("/trips")).status).toBe(502);
    answer.text = "back";
    await new Promise<void>((resolve) => site.listen(port, "127.0.0.1", resolve));
    await expect.poll(async () => (await nginx.ask("/festivals/diwali")).text).toBe("back");
  });
});
