import { streamPages } from "#server/http/stream-pages.ts";

/** A cell that a spreadsheet would take for a formula is made text by an apostrophe (OWASP). */
function cell(value: string | number | null): string {
  const text = value === null ? "" : String(value);
  const safe = /^[\s]*[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line by RFC 4180. */
export const csvLine = (values: (string | number | null)[]): string =>
  `${values.map(cell).join(",")}\r\n`;

/** A download written as it is read: rows in pages, so that no table is held in memory. */
export function csvResponse(
  name: string,
  head: string[],
  pages: AsyncIterable<(string | number | null)[][]>,
): Response {
  async function* lines() {
    // The mark tells spreadsheets that it is UTF-8.
    yield `\uFEFF${csvLine(head)}`;
    for await (const page of pages) yield page.map(csvLine).join("");
  }
  return new Response(streamPages(lines()), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
