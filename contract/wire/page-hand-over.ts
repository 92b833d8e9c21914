/**
 * The router's hand-over to its application: the data of a page, written out as calls at its end. The
 * form is the router's own (`app/internals/checked-versions.ts`).
 */
const handOver =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("[^<]*")\)|close\(\));<\/script>/g;

/** A page without its data, and the data; null for a page that hands nothing over, or not in one piece. */
export function takeHandOver(html: string): { html: string; data: string } | null {
  const calls = [...html.matchAll(handOver)];
  const ended = calls.at(-1)?.[1] === undefined;
  if (calls.length < 2 || !ended) return null;
  const data = calls.flatMap((call) => (call[1] ? [JSON.parse(call[1]) as string] : [])).join("");
  return { html: html.replace(handOver, ""), data };
}
