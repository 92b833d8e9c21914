/**
 * Makes a change and gives the focus back: what was pressed may be gone or elsewhere afterwards, then its
 * handle takes it, or the heading of its day, or the first heading of `root`.
 */
export async function keepFocus<T>(root: HTMLElement | null, change: () => Promise<T>): Promise<T> {
  const { activeElement } = document;
  const day = activeElement?.closest("article")?.getAttribute("aria-labelledby");
  const handle = activeElement?.getAttribute("data-handle");
  const answer = await change();
  requestAnimationFrame(() => {
    const find = (selector: string) => root?.querySelector<HTMLElement>(selector);
    if (handle) find(`[data-handle="${handle}"]`)?.focus();
    if (document.activeElement !== document.body) return;
    (day ? document.getElementById(day) : find("h2"))?.focus();
  });
  return answer;
}
