import { releaseHeader } from "#contract/release.ts";

/**
 * Which build the document came with, and which one answers now. A tab lives for days: the server may be
 * a newer one meanwhile, an older one where the new was taken back, or either by turns behind a proxy.
 */

/** Milliseconds without an answer after which who comes back to the tab has the site asked, and every tab. */
const quiet = { back: 5 * 60_000, anyway: 60 * 60_000 };

let own = "";
let latest = "";
let heardAt = 0;

/** The build of the document; "" while developing. */
export const nameRelease = (): string => own;

/** Takes note of who answered. @returns whether that was another build than the document's */
export function noticeRelease(headers: Headers): boolean {
  const said = headers.get(releaseHeader);
  if (!said) return false;
  latest = said;
  heardAt = performance.now();
  return isOtherRelease();
}

/** Whether another build answered last: what is gone to next is best begun anew. */
export const isOtherRelease = (): boolean => own !== "" && latest !== "" && latest !== own;

/** A file of the own build is not to be had: what is gone to next is begun anew. */
export function giveUpRelease(): void {
  latest = "gone";
}

/** Asks for a head alone, `patience` in milliseconds. @returns whether the site answered */
export async function askRelease(patience = 8000): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    const { ok, headers } = await fetch("/healthz", { method: "HEAD", cache: "no-store", signal });
    noticeRelease(headers);
    return ok;
  } catch {
    return false;
  }
}

/** Begins to ask when somebody comes back to the tab, and each hour; `release` is the document's own. */
export function followReleases(release: string): void {
  own = release;
  heardAt = performance.now();
  const askAfter = (age: number) => {
    if (document.visibilityState !== "visible" || !navigator.onLine) return;
    if (performance.now() - heardAt < age) return;
    heardAt = performance.now();
    void askRelease();
  };
  window.addEventListener("focus", () => askAfter(quiet.back));
  document.addEventListener("visibilitychange", () => askAfter(quiet.back));
  setInterval(() => askAfter(quiet.back), quiet.anyway);
}
