import { createHash } from "node:crypto";
import { takeHandOver } from "#contract/wire/page-hand-over.ts";

/** Where the data of a page is fetched from: `/page-data?v=<its hash>&of=/north-india`. */
export const pageDataPath = "/page-data";

/**
 * Takes the data out of a page, which says everything already: only the application needs it, and
 * that comes when the page is idle (`app/site/boot.ts`, which fetches the address written here).
 * Null for a page that hands nothing over, or not in one piece.
 */
export function splitPageData(
  html: string,
  page: string,
): { html: string; data: string; version: string } | null {
  const taken = html.includes(' id="application"') ? takeHandOver(html) : null;
  if (!taken) return null;
  const { data } = taken;
  const version = createHash("sha256").update(data).digest("hex").slice(0, 16);
  const address = `${pageDataPath}?v=${version}&of=${encodeURIComponent(page)}`;
  return {
    html: taken.html.replace(
      ' id="application"',
      ` id="application" data-page="${address.replace("&", "&amp;")}"`,
    ),
    data,
    version,
  };
}
