/** Asks for a page with the desk's drafts in it: `/sights/amber-fort?draft`. */
export const previewQuery = "draft";

const bar =
  '<p role="status" style="position:fixed;inset:auto 0 0 0;z-index:99;margin:0;padding:.6rem 1rem;background:#45215a;color:#fff;text-align:center;font-weight:600">Preview: drafts are shown. Visitors do not see this page.</p>';

/** A page that nobody keeps and no search engine reads, with a line that says what it is. */
export async function markPreview(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  headers.set("cache-control", "private, no-store");
  headers.set("x-robots-tag", "noindex");
  for (const name of ["etag", "content-length"]) headers.delete(name);
  if (!headers.get("content-type")?.startsWith("text/html"))
    return new Response(page.body, { status: page.status, headers });
  const html = await page.text();
  return new Response(html.replace("</body>", `${bar}</body>`), { status: page.status, headers });
}
