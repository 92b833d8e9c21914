import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Config } from "#server/config/config.ts";
import { contentSecurityPolicy, hashInline } from "./security-headers.ts";

/** Renders a page for nobody in particular. Made by the shell from Vite (development) or the build. */
export type PageHandler = (request: Request) => Promise<Response>;

type CachedPage = {
  status: number;
  headers: [string, string][];
  etag: string;
  identity: Buffer;
  gzip?: Buffer;
  brotli?: Buffer;
  renderedAt: number;
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressBrotli = (bytes: Buffer, quality: number) =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });

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

  async function renderPage(request: Request): Promise<CachedPage> {
    const response = await render(request);
    const body = Buffer.from(await response.arrayBuffer());
    const headers = new Headers(response.headers);
    headers.delete("content-length");
    const isHtml = headers.get("content-type")?.startsWith("text/html") ?? false;
    if (isHtml)
      headers.set(
        "content-security-policy",
        contentSecurityPolicy(config, hashInline(body.toString("utf8"))),
      );
    if (!headers.has("cache-control"))
      headers.set(
        "cache-control",
        response.status === 200
          ? "public, max-age=0, s-maxage=60, stale-while-revalidate=600"
          : "no-store",
      );
    headers.append("vary", "Accept-Encoding");
    const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    return {
      status: response.status,
      headers: [...headers],
      etag,
      identity: body,
      renderedAt: Date.now(),
    };
  }

  async function compress(page: CachedPage): Promise<void> {
    const [fast, zipped] = await Promise.all([
      compressBrotli(page.identity, 5),
      zip(page.identity),
    ]);
    page.brotli = fast;
    page.gzip = zipped;
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
    const work = renderPage(request)
      .then(async (page) => {
        await compress(page);
        if (page.status === 200 && born === generation) {
          pages.set(key, page);
          if (pages.size > capacity) pages.delete(pages.keys().next().value as string);
          void compressBrotli(page.identity, 11).then((best) => {
            page.brotli = best;
          });
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
    const [encoding, bytes] =
      page.brotli && /\bbr\b/.test(accepted)
        ? (["br", page.brotli] as const)
        : page.gzip && /\bgzip\b/.test(accepted)
          ? (["gzip", page.gzip] as const)
          : ([null, page.identity] as const);
    if (encoding) headers.set("content-encoding", encoding);
    headers.set("content-length", String(bytes.byteLength));
    const hasBody =
      request.method !== "HEAD" && ![204, 301, 302, 303, 307, 308, 304].includes(page.status);
    return new Response(hasBody ? new Uint8Array(bytes) : null, { status: page.status, headers });
  }

  return {
    async handle(request) {
      const key = keyOf(request);
      if (!key) return answer(await renderPage(request), request);
      // Who asks must not matter: the page is rendered from the address alone.
      const plain = new Request(request.url, {
        method: "GET",
        headers: { accept: request.headers.get("accept") ?? "*/*" },
      });
      return answer(await obtain(key, plain), request);
    },
    clear() {
      generation += 1;
      pages.clear();
    },
  };
}
