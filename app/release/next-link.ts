import { isOtherRelease } from "./release.ts";
import { hasTyped } from "./typed.ts";

/** Where a link within the site leads, if it is a page of ours that opens in this tab; null otherwise. */
export function findPageLink(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.role === "button" || link.ariaDisabled || link.target || link.download)
    return null;
  const url = new URL(link.getAttribute("href") ?? "", location.href);
  return url.origin === location.origin && !url.pathname.includes(".") ? url : null;
}

/**
 * Where another build answers, the browser follows the next link to another page by itself, query and
 * anchor with it: the new page comes with its own scripts. Not while something is written: then the step
 * is the application's as ever, and what stands beside the page stays.
 */
export function followLinksAnew(): void {
  window.addEventListener(
    "click",
    (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      if (event.defaultPrevented || !isOtherRelease() || !navigator.onLine) return;
      const url = findPageLink(event.target);
      if (!url || url.pathname === location.pathname || hasTyped()) return;
      // React listens further in, and the router with it: neither hears of this press.
      event.stopPropagation();
    },
    { capture: true },
  );
}
