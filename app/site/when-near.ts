/**
 * Waits until a part of the page that the server has drawn comes near the screen: its code is not
 * needed before. At once where it is not drawn yet, after a navigation in the browser.
 */
export function whenNear(id: string): Promise<void> {
  const part = document.getElementById(id);
  if (!part || !("IntersectionObserver" in window)) return Promise.resolve();
  return new Promise((resolve) => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        resolve();
      },
      { rootMargin: "900px 0px" },
    );
    watcher.observe(part);
    part.addEventListener("focusin", () => resolve(), { once: true });
  });
}
