import { createHash } from "node:crypto";
import type { Config } from "#server/config/config.ts";
import { type Compressed, compressBest, compressFast, pickEncoding } from "./compressed.ts";
import { pageDataPath, splitPageData } from "./page-data.ts";
import { contentSecurityPolicy, hashInline } from "./security-headers.ts";

/** Renders a page for nobody in particular. Made by the shell from Vite (development) or the build. */
export type PageHandler = (request: Request) => Promise<Response>;

type CachedPage = {
  status: number;
  headers: [string, string][];
  etag: string;
  document: Compressed;
  /** What its application needs to begin; within the document where it was not taken out. */
  data: (Compressed & { version: string }) | null;
  renderedAt: number;
};

/** Query keys that change a page (`_routes`: React Router's data requests); others must not fill the cache. */
const meaningfulKeys = ["page", "tab", "_routes"];
const capacity = 500;

export type PageCache = { handle: PageHandler; clear(): void };

/**
 * Keeps rendered pages for `ttl` ms, each compressed once: brotli 5 at once, brotli 11 swapped in
 * behind. Successful GETs of pages without a cookie or an Authorization that matter are all there is.
 */
export function createPageCache(render: PageHandler, config: Config, ttl = 60_000): PageCache {
  const pages = new Map<string, CachedPage>();
  const pending = new Map<string, Promise<CachedPage>>();
  let generation = 0;

  /** `key` is null for a page that nobody keeps: its data stays in it. */
  async function renderPage(request: Request, key: string | null): Promise<CachedPage> {
    const response = await render(request);
    const body = Buffer.from(await response.arrayBuffer());
    const headers = new Headers(response.headers);
    headers.delete("content-length");
    const isHtml = headers.get("content-type")?.startsWith("text/html") ?? false;
    const split =
      isHtml && key && response.status === 200 ? splitPageData(body.toString("utf8"), key) : null;
    const identity = split ? Buffer.from(split.html) : body;
    if (isHtml)
      headers.set(
        "content-security-policy",
        contentSecurityPolicy(config, hashInline(identity.toString("utf8"))),
      );
    if (!headers.has("cache-control"))
      headers.set(
        "cache-control",
        response.status === 200
          ? "public, max-age=0, s-maxage=60, stale-while-revalidate=600"
          : "no-store",
      );
    headers.append("vary", "Accept-Encoding");
    const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
    return {
      status: response.status,
      headers: [...headers],
      etag,
      document: { identity },
      data: split && { identity: Buffer.from(split.data), version: split.version },
      renderedAt: Date.now(),
    };
  }

  function keyOf(request: Request): string | null {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const url = new URL(request.url);
    // What people type into the search is endless: rendered each time, kept by nobody.
    if (url.searchParams.has("q")) return null;
    const query = meaningfulKeys.flatMap((key) =>
      url.searchParams.getAll(key).map((value) => `${key}=${encodeURIComponent(value)}`),
    );
    return `${url.pathname}?${query.join("&")}`;
  }

  async function obtain(key: string, request: Request): Promise<CachedPage> {
    const kept = pages.get(key);
    if (kept && Date.now() - kept.renderedAt < ttl) {
      pages.delete(key);
      pages.set(key, kept);
      return kept;
    }
    const running = pending.get(key);
    if (running) return running;
    const born = generation;
    const work = renderPage(request, key)
      .then(async (page) => {
        const texts = page.data ? [page.document, page.data] : [page.document];
        await Promise.all(texts.map(compressFast));
        if (page.status === 200 && born === generation) {
          pages.set(key, page);
          if (pages.size > capacity) pages.delete(pages.keys().next().value as string);
          for (const text of texts) void compressBest(text);
        }
        return page;
      })
      .finally(() => pending.delete(key));
    pending.set(key, work);
    return work;
  }

  function answer(page: CachedPage, request: Request): Response {
    const headers = new Headers(page.headers);
    headers.set("etag", page.etag);
    if (page.status === 200 && request.headers.get("if-none-match") === page.etag)
      return new Response(null, { status: 304, headers });
    const accepted = request.headers.get("accept-encoding") ?? "";
    const { encoding, bytes } = pickEncoding(page.document, accepted);
    if (encoding) headers.set("content-encoding", encoding);
    headers.set("content-length", String(bytes.byteLength));
    const hasBody =
      request.method !== "HEAD" && ![204, 301, 302, 303, 307, 308, 304].includes(page.status);
    return new Response(hasBody ? new Uint8Array(bytes) : null, { status: page.status, headers });
  }

  // Who asks must not matter: the page is rendered from the address alone.
  const plain = (url: string | URL, accept: string | null) =>
    new Request(url, { method: "GET", headers: { accept: accept ?? "*/*" } });

  /** A page that is older than a change asks for the former version: it gets today's, once. */
  async function answerData(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const of = url.searchParams.get("of") ?? "";
    const inner = /^\/(?![/\\])/.test(of) ? plain(new URL(of, url), "text/html") : null;
    const key = inner && keyOf(inner);
    const data = inner && key ? (await obtain(key, inner)).data : null;
    if (!data) return new Response("There is no such page.", { status: 404 });
    const { encoding, bytes } = pickEncoding(data, request.headers.get("accept-encoding") ?? "");
    return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), {
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "content-length": String(bytes.byteLength),
        "cache-control":
          url.searchParams.get("v") === data.version
            ? "public, max-age=31536000, immutable"
            : "no-cache",
        vary: "Accept-Encoding",
        "x-robots-tag": "noindex",
        ...(encoding && { "content-encoding": encoding }),
      },
    });
  }

  return {
    async handle(request) {
      if (new URL(request.url).pathname === pageDataPath) return answerData(request);
      const key = keyOf(request);
      if (!key) return answer(await renderPage(request, null), request);
      return answer(await obtain(key, plain(request.url, request.headers.get("accept"))), request);
    },
    clear() {
      generation += 1;
      pages.clear();
    },
  };
}
