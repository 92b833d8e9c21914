import { useEffect, useState } from "react";
import { preloadModule } from "react-dom";
import { warmPageData } from "#app/internals/page-data.ts";
import { usePageFiles } from "#app/internals/router-elements.ts";
import { findPageLink } from "#app/release/next-link.ts";
import { isOtherRelease } from "#app/release/release.ts";
import { ownAddress } from "#app/ui/language.ts";
import { isSlowLine } from "./slow-line.ts";

/** A page, and when it was asked for. */
type Wanted = { page: string; at: number };

/** Milliseconds after which a link counts as meant: a finger that scrolls has been taken back by then. */
const waits = { pointerdown: 40, pointerover: 65, focusin: 65 } as const;
/** Pages that are kept warm. */
const most = 3;

/** The page that a link leads to; null for all that is no page, or the page that is shown. */
function findTarget(element: EventTarget | null): string | null {
  // Where another build answers the browser goes there by itself.
  const url = isOtherRelease() ? null : findPageLink(element);
  if (!url) return null;
  const { pathname, search } = url;
  const isHere = pathname === location.pathname && search === location.search;
  // A trip with wishes is planned by the server, which counts them.
  const isCounted = pathname === ownAddress("/plan") && search !== "";
  return !isHere && !isCounted ? pathname + search : null;
}

/** Calls after a while, by the clock of frames: timers stand still while a finger may begin to scroll. */
function waitByFrames(ms: number, call: () => void): () => void {
  const begun = performance.now();
  let frame = requestAnimationFrame(function look() {
    if (performance.now() - begun < ms) frame = requestAnimationFrame(look);
    else call();
  });
  return () => cancelAnimationFrame(frame);
}

/** One page's data, scripts and styles; they are there when it is gone to. */
function WarmPage({ page }: { page: string }) {
  const found = usePageFiles(page);
  // As they were when it was asked for: a step to another page is no reason to fetch again.
  const [files] = useState(found);
  useEffect(() => {
    for (const address of files.data) warmPageData(address);
    for (const address of files.scripts) preloadModule(address, { as: "script" });
    // Into the browser's store: of a preload that is not used soon it warns.
    for (const address of files.sheets) fetch(address, { priority: "low" }).catch(() => {});
  }, [files]);
  return null;
}

/**
 * Fetches the code and the data of a page that someone is about to go to: when a finger is on its link,
 * a mouse rests on it or the keyboard comes to it.
 */
export function WarmLinks() {
  const [pages, setPages] = useState<readonly Wanted[]>([]);
  useEffect(() => {
    if (isSlowLine()) return;
    const ending = new AbortController();
    let stop = () => {};
    const warm = (page: string) =>
      setPages((known) =>
        [...known.filter((one) => one.page !== page), { page, at: performance.now() }].slice(-most),
      );
    const options = { passive: true, signal: ending.signal };
    for (const [kind, wait] of Object.entries(waits))
      addEventListener(
        kind,
        ({ target }) => {
          stop();
          const page = findTarget(target);
          if (page) stop = waitByFrames(wait, () => warm(page));
        },
        options,
      );
    addEventListener("pointercancel", () => stop(), options);
    return () => {
      stop();
      ending.abort();
    };
  }, []);
  return pages.map(({ page, at }) => <WarmPage key={`${page} ${at}`} page={page} />);
}
