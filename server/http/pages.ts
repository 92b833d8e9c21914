import { createHash } from "node:crypto";
import { setImmediate as nextRound } from "node:timers/promises";
import type { Logger } from "pino";
import type { Config } from "#server/config/config.ts";
import { createTurns } from "#server/limits/turns.ts";
import { findCanonicalPath } from "./canonical-path.ts";
import { type Compressed, compressBest, compressFast, pickEncoding } from "./compressed.ts";
import { pageDataPath, splitPageData } from "./page-data.ts";
import { type CachedPage, createPageShelf, type KeptPage } from "./page-shelf.ts";
import { contentSecurityPolicy, hashInline } from "./security-headers.ts";

/** Renders a page for nobody in particular. Made by the shell from Vite (development) or the build. */
export type PageHandler = (request: Request, log: Logger) => Promise<Response>;

/** A page's one address, path and query: all that it is rendered from. */
export type PageAddress = { address: string; kept: boolean };
export type ReadPageAddress = (url: URL) => PageAddress;

export type PageCache = {
  handle: PageHandler;
  /** Something has changed: pages rendered or begun before are shown no more. */
  clear(): void;
  measure(): { pages: number; bytes: number };
};

/** Milliseconds a page is fresh, may stand in while it cannot be rendered, and until that is tried again. */
const times = { fresh: 60_000, standIn: 3_600_000, retry: 5000 };
/** Pages that nobody has kept (addresses that are none, searches) are rendered so many at once; so many wait. */
const strange = { atOnce: 2, waiting: 200 };
/** Of the event loop, each a few microseconds when nobody else is there. */
const roundsBetween = 32;
const defaults = { ...times, ...strange, mostBytes: 64 * 1024 * 1024 };

/**
 * Keeps rendered pages, each compressed once: brotli 5 at once, brotli 11 swapped in behind. A page
 * is rendered from its address alone, as `readAddress` spells it; when that fails, the kept one is
 * shown, for an hour. What is not kept takes turns: a stranger may think of addresses without end.
 */
export function createPageCache(
  render: PageHandler,
  config: Config,
  readAddress: ReadPageAddress,
  options: Partial<typeof defaults> = {},
): PageCache {
  const { fresh, standIn, retry, mostBytes, atOnce, waiting } = { ...defaults, ...options };
  const shelf = createPageShelf(mostBytes);
  const pending = new Map<string, Promise<CachedPage>>();
  const turns = createTurns({
    atOnce,
    waiting,
    refusal: "Many pages are being asked for at once: please try again.",
    seconds: 2,
  });
  let generation = 0;

  async function renderPage({ address, kept }: PageAddress, log: Logger): Promise<CachedPage> {
    // Who asks must not matter, nor what host they called us by.
    const response = await render(new Request(new URL(address, config.http.origin)), log);
    const body = Buffer.from(await response.arrayBuffer());
    const headers = new Headers(response.headers);
    headers.delete("content-length");
    const isHtml = headers.get("content-type")?.startsWith("text/html") ?? false;
    // What nobody keeps has its data within it.
    const split =
      isHtml && kept && response.status === 200
        ? splitPageData(body.toString("utf8"), address)
        : null;
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
    };
  }

  /** @throws AppError too_many_requests when too many wait */
  const renderInTurn = (wanted: PageAddress, log: Logger) =>
    turns.take(async () => {
      // A rendering hardly pauses, and Node takes one new connection a round: others go first.
      for (let round = 0; round < roundsBetween; round++) await nextRound();
      return renderPage(wanted, log);
    });

  /** Renders and keeps a page; `former` stands in when that fails. */
  async function renew(
    wanted: PageAddress,
    former: KeptPage | null,
    log: Logger,
  ): Promise<CachedPage> {
    const born = generation;
    const renderedAt = Date.now();
    const standBy = former && renderedAt - former.renderedAt < standIn ? former : null;
    let page: CachedPage;
    try {
      page = await (former ? renderPage(wanted, log) : renderInTurn(wanted, log));
    } catch (error) {
      if (!standBy) throw error;
      log.error({ err: error }, "a page could not be rendered, the former one is shown");
      standBy.retryAt = Date.now() + retry;
      return standBy.page;
    }
    if (page.status >= 500 && standBy) {
      standBy.retryAt = Date.now() + retry;
      return standBy.page;
    }
    const texts: Compressed[] = page.data ? [page.document, page.data] : [page.document];
    await Promise.all(texts.map(compressFast));
    if (page.status !== 200) {
      if (page.status < 500) shelf.remove(wanted.address);
      return page;
    }
    // Begun before a change: whoever waited may see it, nobody after them.
    const later = shelf.find(wanted.address);
    if (later && later.generation > born) return page;
    shelf.put(wanted.address, { page, generation: born, renderedAt, retryAt: 0 });
    for (const text of texts) void compressBest(text);
    return page;
  }

  function isShown(kept: KeptPage): boolean {
    const now = Date.now();
    if (now < kept.retryAt) return now - kept.renderedAt < standIn;
    return kept.generation === generation && now - kept.renderedAt < fresh;
  }

  async function obtain(wanted: PageAddress, log: Logger): Promise<CachedPage> {
    const kept = shelf.find(wanted.address);
    if (kept && isShown(kept)) return kept.page;
    const running = pending.get(wanted.address);
    if (running) return running;
    const work = renew(wanted, kept, log).finally(() => {
      if (pending.get(wanted.address) === work) pending.delete(wanted.address);
    });
    pending.set(wanted.address, work);
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

  /** The page that `of` names as our own pages write it; any other spelling would be one more page. */
  function readDataAddress(of: string): PageAddress | null {
    const url = URL.parse(of, config.http.origin);
    if (!url || url.pathname.endsWith(".data") || findCanonicalPath(url.pathname)) return null;
    const wanted = readAddress(url);
    return wanted.kept && wanted.address === of ? wanted : null;
  }

  /** A page that is older than a change asks for the former version: it gets today's, once. */
  async function answerData(url: URL, request: Request, log: Logger): Promise<Response> {
    const wanted = readDataAddress(url.searchParams.get("of") ?? "");
    const data = wanted ? (await obtain(wanted, log)).data : null;
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
    async handle(request, log) {
      const url = new URL(request.url);
      if (url.pathname === pageDataPath) return answerData(url, request, log);
      const wanted = readAddress(url);
      const page = wanted.kept ? await obtain(wanted, log) : await renderInTurn(wanted, log);
      return answer(page, request);
    },
    clear() {
      generation += 1;
      // Who asks from now on does not wait for what was begun before.
      pending.clear();
    },
    measure: shelf.measure,
  };
}
