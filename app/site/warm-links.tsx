import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { isSlowLine } from "./slow-line.ts";

/** Milliseconds after which a link counts as meant: a finger that scrolls has been taken back by then. */
const waits = { pointerdown: 40, pointerover: 65, focusin: 65 } as const;
/** Pages that are kept warm. */
const most = 3;

/** Where a link within the site leads; null for all that is no page, or the page that is shown. */
function findTarget(element: EventTarget | null): string | null {
  const link = element instanceof Element ? element.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.role === "button" || link.ariaDisabled || link.target || link.download)
    return null;
  const { origin, pathname, search } = new URL(link.getAttribute("href") ?? "", location.href);
  const isHere = pathname === location.pathname && search === location.search;
  // A trip with wishes is planned by the server, which counts them.
  const isCounted = pathname === "/plan" && search !== "";
  const isPage = origin === location.origin && !pathname.includes(".");
  return isPage && !isHere && !isCounted ? pathname + search : null;
}

/**
 * Fetches the code and the data of a page that someone is about to go to: when a finger is on its link,
 * a mouse rests on it or the keyboard comes to it.
 */
export function WarmLinks() {
  const [pages, setPages] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isSlowLine()) return;
    const ending = new AbortController();
    let waiting = 0;
    const warm = (page: string) =>
      setPages((known) => (known.includes(page) ? known : [...known, page].slice(-most)));
    const options = { passive: true, signal: ending.signal };
    for (const [kind, wait] of Object.entries(waits))
      addEventListener(
        kind,
        ({ target }) => {
          clearTimeout(waiting);
          const page = findTarget(target);
          if (page) waiting = window.setTimeout(warm, wait, page);
        },
        options,
      );
    addEventListener("pointercancel", () => clearTimeout(waiting), options);
    return () => {
      clearTimeout(waiting);
      ending.abort();
    };
  }, []);
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
