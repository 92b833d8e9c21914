import { noticeRelease } from "./release.ts";

/** Milliseconds without a question after which who comes back to the tab has the site asked; and every tab. */
const quiet = { back: 5 * 60_000, anyway: 60 * 60_000 };

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

/** Asks which build answers when somebody comes back to the tab, and each hour. @returns how to stop */
export function followReleases(): () => void {
  let askedAt = performance.now();
  const ask = () => {
    if (document.visibilityState !== "visible" || !navigator.onLine) return;
    if (performance.now() - askedAt < quiet.back) return;
    askedAt = performance.now();
    void askRelease();
  };
  const ending = new AbortController();
  window.addEventListener("focus", ask, { signal: ending.signal });
  document.addEventListener("visibilitychange", ask, { signal: ending.signal });
  const timer = setInterval(ask, quiet.anyway);
  return () => {
    ending.abort();
    clearInterval(timer);
  };
}
