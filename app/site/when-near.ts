/**
 * Calls once, when a part of the page comes near the screen: at once where there is nothing to wait for.
 * Returns how to stop waiting.
 */
export function watchNear(part: Element | null, call: () => void): () => void {
  if (!part || !("IntersectionObserver" in window)) {
    call();
    return () => {};
  }
  const stop = () => {
    watcher.disconnect();
    part.removeEventListener("focusin", answer);
  };
  const answer = () => {
    stop();
    call();
  };
  const watcher = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && answer(),
    { rootMargin: "900px 0px" },
  );
  watcher.observe(part);
  part.addEventListener("focusin", answer);
  return stop;
}

/**
 * Waits until a part of the page that the server has drawn comes near the screen: its code is not
 * needed before. At once where it is not drawn yet, after a navigation in the browser.
 */
export const whenNear = (id: string): Promise<void> =>
  new Promise((resolve) => watchNear(document.getElementById(id), resolve));
