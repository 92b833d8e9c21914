import { createHash } from "node:crypto";

/** Where the data of a page is fetched from: `/page-data?v=<its hash>&of=/north-india`. */
export const pageDataPath = "/page-data";

/** The router's hand-over to its application: the data of a page, written out as calls at its end. */
const handOver =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("[^<]*")\)|close\(\));<\/script>/g;

/**
 * Takes the data out of a page, which says everything already: only the application needs it, and
 * that comes when the page is idle (`app/site/boot.ts`, which fetches the address written here).
 * Null for a page that hands nothing over, or not in one piece.
 */
export function splitPageData(
  html: string,
  page: string,
): { html: string; data: string; version: string } | null {
  const calls = [...html.matchAll(handOver)];
  const ended = calls.at(-1)?.[1] === undefined;
  if (calls.length < 2 || !ended || !html.includes(' id="application"')) return null;
  const data = calls.flatMap((call) => (call[1] ? [JSON.parse(call[1]) as string] : [])).join("");
  const version = createHash("sha256").update(data).digest("hex").slice(0, 16);
  const address = `${pageDataPath}?v=${version}&of=${encodeURIComponent(page)}`;
  return {
    html: html
      .replace(handOver, "")
      .replace(
        ' id="application"',
        ` id="application" data-page="${address.replace("&", "&amp;")}"`,
      ),
    data,
    version,
  };
}
