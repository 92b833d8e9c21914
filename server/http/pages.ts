import { setImmediate as nextRound, setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Config } from "#server/config/config.ts";
import { AppError } from "#server/errors/app-error.ts";
import {
  createFairQueue,
  type QueueOwner,
  queueOwner,
  sendAway,
} from "#server/limits/fair-queue.ts";
import {
  answerPage,
  answerPageData,
  type CachedPage,
  prepareReadyPage,
  readPage,
} from "./cached-page.ts";
import { findCanonicalPath } from "./canonical-path.ts";
import { createChangeCount } from "./change-count.ts";
import { type Compressed, compressBest, compressFast, keepPacked } from "./compressed.ts";
import { pageDataPath } from "./page-data.ts";
import { createPageMemory, type PageInMemory } from "./page-memory.ts";
import { markPreview, previewQuery } from "./preview.ts";
import type { ReadyAnswer } from "./ready-answers.ts";

/** Answers a page's request; what nobody has kept takes turns by the networks of who asks (`address`). */
export type PageHandler = (request: Request, log: Logger, address?: string) => Promise<Response>;

/**
 * Renders a page for nobody in particular, and says what of the visitors' own it has read (`onRead`,
 * before it reads). Made by the shell from Vite (development) or the build.
 */
export type RenderPage = (
  request: Request,
  log: Logger,
  onRead: (tag: string) => void,
) => Promise<Response>;

/** A page's one address, path and query: all that it is rendered from. */
export type PageAddress = { address: string; kept: boolean };
export type ReadPageAddress = (url: URL) => PageAddress;

export type PageCache = {
  handle: PageHandler;
  /** The page as it is rendered now, kept nowhere: for the eyes of the desk. */
  preview(request: Request, log: Logger): Promise<Response>;
  /** The answer to a request's very words, if it lies ready and may be shown. */
  findReady(url: string): ReadyAnswer | null;
  /** Renders pages that nobody has asked for yet, one after the other, pausing in between. */
  warm(addresses: readonly string[]): Promise<void>;
  /** What pages read under a tag has changed: those rendered or begun before are shown no more. */
  touch(tag: string): void;
  /** Anything may have changed. */
  clear(): void;
  measure(): { pages: number; bytes: number };
};

/**
 * Milliseconds a page is fresh, may be shown while a newer one is made, may stand in while it cannot
 * be rendered, and until that is tried again.
 */
const times = { fresh: 60_000, old: 600_000, standIn: 3_600_000, retry: 5000 };
/** Pages that nobody has kept (addresses that are none, searches) are rendered so many at once; so many wait. */
const strange = { atOnce: 2, waiting: 200 };
/** Pages that wait to be packed better. More would hold their texts meanwhile: they are taken when asked for again. */
const improvable = 20;
/** Of the event loop, each a few microseconds when nobody else is there. */
const roundsBetween = 32;
/** Milliseconds between two pages that nobody waits for. */
const pauseBetween = 200;
const defaults = {
  ...times,
  ...strange,
  improvable,
  mostBytes: 32 * 1024 * 1024,
  /** Which build renders, as it is told with each page. */
  release: "",
};

const packPage = (page: CachedPage): CachedPage => ({
  ...page,
  document: keepPacked(page.document),
  data: page.data && Object.assign(keepPacked(page.data), { version: page.data.version }),
});

const listTexts = ({ document, data }: CachedPage): Compressed[] =>
  data ? [document, data] : [document];

/** Whether a page made anew says what the former one said, in its document and its data. */
const saysTheSame = (page: CachedPage, former: CachedPage) =>
  page.etag === former.etag && page.data?.version === former.data?.version;

const isSentAway = (error: unknown) =>
  error instanceof AppError && error.code === "too_many_requests";

/** A page that is asked for, and whose turn it takes. */
type Asked = { wanted: PageAddress; log: Logger; owner: QueueOwner };

/** Nobody waits for it. */
const house = queueOwner("the house itself");

type Rendering = { work: Promise<CachedPage>; reads: ReadonlyMap<string, number> };

/**
 * Keeps rendered pages, each compressed once: brotli 5 at once, brotli 11 behind for who asks
 * again. A page is rendered from its address alone, as `readAddress` spells it; an old one is shown while it is
 * made anew, and for an hour when that fails. What is not kept takes turns: a stranger may think of
 * addresses without end. `log` hears of what fails when nobody waits.
 */
export function createPageCache(
  render: RenderPage,
  config: Config,
  readAddress: ReadPageAddress,
  log: Logger,
  options: Partial<typeof defaults> = {},
): PageCache {
  const limits = { ...defaults, ...options };
  const { fresh, old, standIn, retry, mostBytes, atOnce, waiting } = limits;
  const memory = createPageMemory(mostBytes);
  const pending = new Map<string, Rendering>();
  const queue = createFairQueue({
    atOnce,
    waiting,
    refuse: sendAway("Many pages are being asked for at once: please try again.", 2),
  });
  const changes = createChangeCount();
  let improving = Promise.resolve();
  let unimproved = 0;

  async function renderPage(
    wanted: PageAddress,
    log: Logger,
    onRead: (tag: string) => void,
  ): Promise<CachedPage> {
    // Who asks must not matter, nor what host they called us by.
    const request = new Request(new URL(wanted.address, config.http.origin));
    return readPage(await render(request, log, onRead), wanted, config);
  }

  /** @throws AppError too_many_requests when too many wait */
  const renderQueued = (
    { wanted, log, owner }: Asked,
    onRead: (tag: string) => void,
  ): Promise<CachedPage> =>
    queue.take(async () => {
      // A rendering hardly pauses, and Node takes one new connection a round: others go first.
      for (let round = 0; round < roundsBetween; round++) await nextRound();
      return renderPage(wanted, log, onRead);
    }, owner);

  /** Renders and keeps a page; `former` stands in when that fails. */
  async function renew(
    asked: Asked,
    former: PageInMemory | null,
    reads: Map<string, number>,
  ): Promise<CachedPage> {
    const { wanted, log } = asked;
    const begunAt = changes.now();
    const renderedAt = Date.now();
    const onRead = (tag: string) => {
      if (!reads.has(tag)) reads.set(tag, changes.now());
    };
    const standBy = former && renderedAt - former.renderedAt < standIn ? former : null;
    let page: CachedPage;
    try {
      page = await (former ? renderPage(wanted, log, onRead) : renderQueued(asked, onRead));
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
    const isSame = former !== null && saysTheSame(page, former.page);
    if (isSame) page = { ...page, document: former.page.document, data: former.page.data };
    else await Promise.all(listTexts(page).map(compressFast));
    if (page.status !== 200) {
      if (page.status < 500) memory.remove(wanted.address);
      return page;
    }
    // Begun before a change: whoever waited may see it, nobody after them.
    const later = memory.find(wanted.address);
    if (later && later.begunAt > begunAt) return page;
    const kept: PageInMemory = {
      page: isSame ? page : packPage(page),
      ready: null,
      reads,
      begunAt,
      renderedAt,
      retryAt: 0,
      isBest: isSame && former.isBest,
      isWanted: true,
    };
    memory.put(wanted.address, kept);
    return page;
  }

  /** Brotli 11 for a page that is asked for again, one after the other: nobody waits for it. */
  function improve(address: string, kept: PageInMemory): void {
    if (unimproved >= limits.improvable) return;
    unimproved += 1;
    kept.isBest = true;
    const { page } = kept;
    // Made anew meanwhile, it may say the same, in the same texts, or something else.
    const findCurrent = () => {
      const current = memory.peek(address);
      return current?.page.document === page.document ? current : null;
    };
    improving = improving
      .then(async () => {
        if (!findCurrent()) return;
        for (const text of listTexts(page)) await compressBest(text);
        const current = findCurrent();
        if (current) current.ready = null;
      })
      .catch((error: unknown) => log.error({ err: error }, "a page could not be packed better"))
      .finally(() => {
        unimproved -= 1;
      });
  }

  /** Whether a page may be shown as it is, while a newer one is made, or no more. */
  function judge(kept: PageInMemory): "fresh" | "old" | "gone" {
    const now = Date.now();
    const age = now - kept.renderedAt;
    if (now < kept.retryAt) return age < standIn ? "fresh" : "gone";
    if (age >= old || changes.concern(kept)) return "gone";
    return age < fresh ? "fresh" : "old";
  }

  /** One rendering of a page at a time, for all who wait. */
  function begin(asked: Asked, former: PageInMemory | null): Promise<CachedPage> {
    const { wanted } = asked;
    const running = pending.get(wanted.address);
    if (running)
      return running.work.catch((error: unknown) => {
        // Who began it was sent away; whoever joined them has a turn of their own.
        if (isSentAway(error)) return begin(asked, former);
        throw error;
      });
    const reads = new Map<string, number>();
    const work = renew(asked, former, reads).finally(() => {
      if (pending.get(wanted.address)?.work === work) pending.delete(wanted.address);
    });
    pending.set(wanted.address, { work, reads });
    return work;
  }

  /** Behind the back of who asks: they have the old one already. */
  function renewBehind(wanted: PageAddress): void {
    if (pending.has(wanted.address)) return;
    setImmediate(() => {
      const kept = memory.find(wanted.address);
      if (kept && judge(kept) !== "old") return;
      begin({ wanted, log, owner: house }, kept).catch((error: unknown) =>
        log.error({ err: error }, "a page could not be made anew"),
      );
    });
  }

  async function obtain(asked: Asked): Promise<CachedPage> {
    const { wanted } = asked;
    const kept = memory.find(wanted.address);
    const state = kept ? judge(kept) : "gone";
    if (!kept || state === "gone") return begin(asked, kept);
    if (state === "old") renewBehind(wanted);
    if (!kept.isBest) improve(wanted.address, kept);
    return kept.page;
  }

  /** The page that `of` names as our own pages write it; any other spelling would be one more page. */
  function readDataAddress(of: string): PageAddress | null {
    const url = URL.parse(of, config.http.origin);
    if (!url || url.pathname.endsWith(".data") || findCanonicalPath(url.pathname)) return null;
    const wanted = readAddress(url);
    return wanted.kept && wanted.address === of ? wanted : null;
  }

  async function answerData(
    url: URL,
    request: Request,
    who: Omit<Asked, "wanted">,
  ): Promise<Response> {
    const wanted = readDataAddress(url.searchParams.get("of") ?? "");
    const data = wanted ? (await obtain({ wanted, ...who })).data : null;
    if (!data) return new Response("There is no such page.", { status: 404 });
    return answerPageData(data, url.searchParams.get("v"), request);
  }

  return {
    async handle(request, log, address = "") {
      const url = new URL(request.url);
      const owner = queueOwner(address);
      if (url.pathname === pageDataPath) return answerData(url, request, { log, owner });
      const wanted = readAddress(url);
      const page = wanted.kept
        ? await obtain({ wanted, log, owner })
        : await renderQueued({ wanted, log, owner }, () => {});
      return answerPage(page, request);
    },
    async preview(request, log) {
      const url = new URL(request.url);
      url.searchParams.delete(previewQuery);
      return markPreview(
        answerPage(
          await renderPage({ ...readAddress(url), kept: false }, log, () => {}),
          new Request(url, { method: request.method }),
        ),
      );
    },
    findReady(url) {
      const dataOf = memory.findByData(url);
      const address = dataOf ?? url;
      const kept = memory.find(address);
      if (!kept) return null;
      const state = judge(kept);
      if (state === "gone") return null;
      if (state === "old") renewBehind({ address, kept: true });
      if (!kept.isBest) improve(address, kept);
      kept.ready ??= prepareReadyPage(kept.page, address, config, limits.release);
      return dataOf === null ? kept.ready.document : kept.ready.data;
    },
    async warm(addresses) {
      for (const address of addresses) {
        await pause(pauseBetween, undefined, { ref: false });
        if (memory.has(address)) continue;
        await begin({ wanted: { address, kept: true }, log, owner: house }, null).catch(
          (error: unknown) => log.error({ err: error }, "a page could not be made ready"),
        );
      }
    },
    touch(tag) {
      changes.note(tag);
      // Who asks from now on does not wait for what had read it before.
      for (const [address, { reads }] of pending) if (reads.has(tag)) pending.delete(address);
    },
    clear() {
      changes.noteAll();
      pending.clear();
    },
    measure: memory.measure,
  };
}
