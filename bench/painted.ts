import type { Page } from "@playwright/test";

/** What to wait for, from the first of these events on, in the page's own time. */
type Watch = {
  /** Events of which the first begins it. */
  from: readonly ("click" | "keydown")[];
  /** Whose text is looked at. */
  selector: string;
  /** A text that stands for done, as a regular expression; without it: any other text than before. */
  text?: string;
};

/**
 * Begins to watch; the answer waits for what the page shows then and for the frame in which it stands.
 * @returns milliseconds from the event until that has been painted
 */
export async function watchPaint(page: Page, watch: Watch): Promise<() => Promise<number>> {
  await page.evaluate(({ from, selector, text }) => {
    document.documentElement.removeAttribute("data-bench-painted");
    let begin = 0;
    const listen = ({ timeStamp }: Event) => {
      begin ||= timeStamp;
    };
    for (const kind of from) addEventListener(kind, listen, { capture: true, once: true });
    const read = () => document.querySelector(selector)?.textContent;
    const before = read();
    const watcher = new MutationObserver(() => {
      const now = read();
      if (begin === 0 || now === before || !new RegExp(text ?? "").test(now ?? "")) return;
      watcher.disconnect();
      // After the frame in which it stands, and before what the page has put off until then: it has been painted.
      requestAnimationFrame(() => {
        window.scheduler.postTask(
          () => {
            document.documentElement.dataset.benchPainted = String(performance.now() - begin);
          },
          { priority: "user-blocking" },
        );
      });
    });
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, watch);
  return async () => {
    const painted = page.locator("html[data-bench-painted]");
    await painted.waitFor({ state: "attached", timeout: 60_000 });
    return Number(await painted.getAttribute("data-bench-painted"));
  };
}
