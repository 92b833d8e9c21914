import { streamPages } from "./stream-pages.ts";

/** What a spreadsheet may read a formula from, after NFKC: ＝ ﹦ ⁼ ＋ ﹢ － ﹣ ＠ ﹫ ｜ ％ are these too. */
const opening = /^[=+\-\u2212@|%]/;
/** Not seen before it: blanks of every kind, controls, what has no width. */
const unseen = /^(?:[\s\p{Cc}\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]|\u034f)+/u;

const isFormula = (text: string) =>
  /^[\t\r\n]/.test(text) || opening.test(text.replace(unseen, "").normalize("NFKC"));

/**
 * A cell that a spreadsheet would take for a formula is made text by an apostrophe (OWASP); so is what
 * stands behind a semicolon or a tab, which are the ends of cells in other countries.
 */
function cell(value: string | number | null): string {
  const text = value === null ? "" : String(value);
  const safe = text
    .split(/(?<=[;\t])/)
    .map((part) => (isFormula(part) ? `'${part}` : part))
    .join("");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
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
