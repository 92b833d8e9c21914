import { askRelease } from "./ask-release.ts";

/** Milliseconds until what did not come is asked for again; between two looks whether the site is there. */
const waits = { again: 1000, first: 2000, most: 30_000 };

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Which stylesheets a part was refused for, by how it is loaded. */
const missed = new WeakMap<object, Set<string>>();
/** Links whose stylesheet did not come: a browser may show them as loaded, with nothing in them. */
const lost = new Set<HTMLLinkElement>();

/** Begins to hear of stylesheets that do not come: only the link is told, and who listens on the way to it. */
export function watchSheets(): void {
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lost.add(target);
  };
  window.addEventListener("error", hear, { capture: true });
}

/** Asks once more for stylesheets that did not come. @returns the paths of those that do not come now either */
async function bringSheets(): Promise<Set<string>> {
  const still = new Set<string>();
  const bring = (link: HTMLLinkElement) =>
    new Promise<void>((resolve) => {
      const again = link.cloneNode() as HTMLLinkElement;
      again.onload = () => resolve();
      again.onerror = () => {
        still.add(new URL(again.href).pathname);
        lost.add(again);
        resolve();
      };
      lost.delete(link);
      link.remove();
      document.head.append(again);
    });
  await Promise.all([...lost].map(bring));
  return still;
}

/** @throws the refusal; which stylesheet it was for is kept */
async function attempt<T>(load: () => Promise<T>): Promise<T> {
  // The bundler's loader asks for a stylesheet once a page and takes it for there from then on: without
  // another question the part would stand undressed.
  const still = await bringSheets();
  const own = missed.get(load);
  for (const path of own ?? [])
    if (still.has(path)) throw new Error(`a stylesheet does not come: ${path}`);
  try {
    return await load();
  } catch (error) {
    noteRefusal(load, error);
    throw error;
  }
}

function noteRefusal(load: object, error: unknown): void {
  const href = /preload CSS for (\S+)/.exec(String(error))?.[1];
  if (!href) return;
  const path = new URL(href, document.baseURI).pathname;
  missed.set(load, new Set(missed.get(load)).add(path));
}

/** Asks a second time for code that did not come, where there is a connection. @throws the last refusal */
export async function loadAgain<T>(load: () => Promise<T>, refusal: unknown): Promise<T> {
  noteRefusal(load, refusal);
  if (!navigator.onLine) throw refusal;
  await rest(waits.again);
  return attempt(load);
}

/** The same from the beginning, on a page where something did not come before. @throws the last refusal */
export const loadAnew = <T>(load: () => Promise<T>): Promise<T> =>
  attempt(load).catch((refusal: unknown) => loadAgain(load, refusal));

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
