/**
 * Tells the page's styles (`data-gutter`) that its scrollbar takes room, once one has been seen: its
 * place is the browser's to keep from then on, and what opens over the page and takes the bar away
 * moves nothing. Where bars lie over the page nothing is kept. @returns what ends the watching
 */
export function watchScrollbar(): () => void {
  const root = document.documentElement;
  const watching = new ResizeObserver(() => {
    if (window.innerWidth === root.clientWidth) return;
    root.dataset.gutter = "";
    watching.disconnect();
  });
  watching.observe(document.body);
  return () => watching.disconnect();
}
