import { loadLate } from "#app/release/load-late.ts";
import { noticeRelease } from "#app/release/release.ts";

/** What is done with a step that is not as usual; there once the page is at rest. */
const findSteps = () => loadLate(() => import("./step.ts")).catch(() => null);

/** Milliseconds for which a page's data is good that was asked for beforehand. */
const freshMs = 30_000;

type Answer = { bytes: ArrayBuffer; init: ResponseInit };
type Warm = { at: number; answer: Promise<Answer | null> };

/** By address; nothing once something was sent, which may have changed any of it. */
const warm = new Map<string, Warm>();
const mostWarm = 3;

/** Whole, so that nothing is broken off once the router reads it. */
async function readWhole(answer: Response): Promise<Answer> {
  const { status, statusText, headers } = answer;
  return { bytes: await answer.arrayBuffer(), init: { status, statusText, headers } };
}

/** Asks for a page's data before the page is gone to: the router then has it at once. */
export function warmPageData(address: string): void {
  const { href } = new URL(address, location.href);
  const known = warm.get(href);
  if (known && performance.now() - known.at < freshMs) return;
  warm.delete(href);
  const answer = fetch(href).then(
    // Of another build it is no good: the step will be a document's.
    (given) => (noticeRelease(given.headers) || given.status !== 200 ? null : readWhole(given)),
    () => null,
  );
  warm.set(href, { at: performance.now(), answer });
  for (const old of [...warm.keys()].slice(0, -mostWarm)) warm.delete(old);
}

/** What was asked for beforehand, once; null where there is nothing good. Refused when the step is broken off. */
async function takeWarm(href: string, signal?: AbortSignal | null): Promise<Answer | null> {
  const known = warm.get(href);
  warm.delete(href);
  if (!known || performance.now() - known.at >= freshMs) return null;
  const answer = await known.answer;
  signal?.throwIfAborted();
  return answer;
}

/** What a page's data stand in: the rest of the page must be there to wait. */
type Page = Pick<typeof window, "fetch" | "addEventListener">;

/**
 * A step from page to page is broken off when the visitor goes back or on before its data has come.
 * The router expects that, but not while it waits for a stylesheet of the page, nor between two lines
 * of the data: there it leaves the refusal of its own request lying, which the browser then reports
 * as an error of the page. (React Router 8.4: `prefetchStylesAndCallHandler`, `decode`.)
 *
 * Data of another build are not shown by this one's components: the browser makes the step. While something
 * is written they are, since nothing may take that away; either build knows the other's.
 */
export function receivePageData(page: Page): void {
  const send = page.fetch;
  const brokenOff = new WeakSet<object>();

  page.fetch = async (input, init) => {
    const isPageData = input instanceof URL && input.pathname.endsWith(".data");
    if (init?.method && init.method !== "GET") warm.clear();
    if (!isPageData) return send(input, init);
    try {
      const ready = await takeWarm(input.href, init?.signal);
      if (ready) return new Response(ready.bytes, ready.init);
      const answer = await send(input, init).catch(async (error: unknown) => {
        const steps = await findSteps();
        if (!steps) throw error;
        return steps.askAgain(() => send(input, init), { page, error, signal: init?.signal });
      });
      if (noticeRelease(answer.headers) && (await findSteps())?.stepAnewUnlessTyped(page))
        return new Promise(() => {});
      if (!answer.body) return answer;
      const { bytes, init: said } = await readWhole(answer);
      return new Response(bytes, said);
    } catch (error) {
      if (init?.signal?.aborted && error instanceof Error) brokenOff.add(error);
      throw error;
    }
  };
  page.addEventListener("unhandledrejection", (event) => {
    if (brokenOff.has(event.reason)) event.preventDefault();
  });
}
