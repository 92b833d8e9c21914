const root = () => document.documentElement;

/** What is open over a page and holds it. */
const holding = "[data-scrim], [data-backdrop]";

function measure(): void {
  if (document.querySelector(holding)) return;
  root().style.setProperty("--scrollbar", `${window.innerWidth - root().clientWidth}px`);
}

/**
 * Keeps the width of the page's scrollbar in `--scrollbar`, 0 where it lies over the page: what opens
 * over a page takes the bar away, and its place has to stay. @returns what ends the watching
 */
export function watchScrollbar(): () => void {
  measure();
  const watching = new ResizeObserver(measure);
  watching.observe(document.body);
  return () => watching.disconnect();
}
