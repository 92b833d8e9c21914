import { askRelease } from "./release.ts";

/** Milliseconds until what did not come is asked for again; between two looks whether the site is there. */
const waits = { again: 1000, first: 2000, most: 30_000 };

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Stylesheets that did not come; null until somebody listens for them. */
let lost: Set<HTMLLinkElement> | null = null;
/** Which of them a part was refused for, by how it is loaded. */
const missed = new WeakMap<object, Set<string>>();

function watchSheets(): void {
  if (lost) return;
  const found = new Set<HTMLLinkElement>();
  lost = found;
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") found.add(target);
  };
  // Of a file that does not come only the element itself is told, and who listens on the way to it.
  window.addEventListener("error", hear, { capture: true });
}

/** Asks once more for each, which is lost again when it does not come. */
const bringSheets = () =>
  Promise.all(
    [...(lost ?? [])].map((link) => {
      lost?.delete(link);
      return new Promise((resolve) => {
        const again = link.cloneNode() as HTMLLinkElement;
        again.onload = resolve;
        again.onerror = resolve;
        if (link.isConnected) link.replaceWith(again);
        else document.head.append(again);
      });
    }),
  );

/**
 * The bundler's loader asks for a stylesheet once a page and takes it for there from then on: one that did
 * not come is asked for again here, or the part would stand undressed.
 */
async function loadDressed<T>(load: () => Promise<T>): Promise<T> {
  await bringSheets();
  const own = missed.get(load);
  const still = [...(lost ?? [])].find((link) => own?.has(new URL(link.href).pathname));
  if (still) throw new Error(`a stylesheet does not come: ${still.href}`);
  try {
    return await load();
  } catch (error) {
    const href = /preload CSS for (\S+)/.exec(String(error))?.[1];
    if (href) missed.set(load, new Set(own).add(new URL(href, document.baseURI).pathname));
    throw error;
  }
}

/**
 * Fetches code that a page begins without, such as `() => import("minisearch")`; what does not come is
 * asked for a second time after a moment, where there is a connection. @throws the last refusal
 */
export async function loadLate<T>(load: () => Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return load();
  watchSheets();
  try {
    return await loadDressed(load);
  } catch (error) {
    if (!navigator.onLine) throw error;
    await rest(waits.again);
    return loadDressed(load);
  }
}

/** Waits until the site answers: at the browser's word that it is connected, and by looking now and then. */
export async function untilReachable(signal?: AbortSignal | null): Promise<void> {
  for (let wait = waits.first; !signal?.aborted; wait = Math.min(wait * 2, waits.most)) {
    const ending = new AbortController();
    await Promise.race([
      rest(wait),
      new Promise<void>((resolve) => {
        const options = { once: true, signal: ending.signal };
        window.addEventListener("online", () => resolve(), options);
        signal?.addEventListener("abort", () => resolve(), options);
      }),
    ]);
    ending.abort();
    if (!signal?.aborted && navigator.onLine && (await askRelease())) return;
  }
}
