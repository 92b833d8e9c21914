import { askRelease } from "./release.ts";

/** Milliseconds until what did not come is asked for again; between two looks whether the site is there. */
const waits = { again: 1000, first: 2000, most: 30_000 };

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Stylesheets that did not come; null until it is known which do not. */
let lost: Set<HTMLLinkElement> | null = null;

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

/**
 * The bundler's loader asks for a stylesheet once a page and takes it for there from then on: one that did
 * not come is asked for again here, or the part would stand undressed.
 * @throws when it does not come this time either
 */
async function bringSheets(): Promise<void> {
  const links = [...(lost ?? [])];
  lost?.clear();
  await Promise.all(
    links.map(
      (link) =>
        new Promise((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.onload = resolve;
          again.onerror = reject;
          if (link.isConnected) link.replaceWith(again);
          else document.head.append(again);
        }),
    ),
  );
}

/**
 * Fetches code that a page begins without, such as `() => import("minisearch")`; what does not come is
 * asked for a second time after a moment, where there is a connection. @throws the last refusal
 */
export async function loadLate<T>(load: () => Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return load();
  watchSheets();
  try {
    await bringSheets();
    return await load();
  } catch (error) {
    if (!navigator.onLine) throw error;
    await rest(waits.again);
    await bringSheets();
    return load();
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
