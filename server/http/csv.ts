import { streamPages } from "./stream-pages.ts";

/** What a spreadsheet may read a formula from, after NFKC: ＝ ﹦ ⁼ ＋ ﹢ － ﹣ ＠ ﹫ ｜ ％ are these too. */
const opening = /^[=+\-\u2212@|%]/;
/** Not seen before it: blanks of every kind, controls, what has no width. */
const unseen = /^(?:[\s\p{Cc}\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]|\u034f)+/u;

/** A number with its country apart: nothing that a spreadsheet reckons with, and no `+` that it drops. */
const phone = /^\+\d{1,3} \d{4,14}$/;

const isFormula = (text: string) =>
  !phone.test(text) &&
  (/^[\t\r\n]/.test(text) || opening.test(text.replace(unseen, "").normalize("NFKC")));

/** Rupees with two digits after the point, from paisa: a number, below nothing too, and never a formula. */
export type Amount = { paisa: number };
export type CellValue = string | number | Amount | null;

/**
 * A cell that a spreadsheet would take for a formula is made text by an apostrophe (OWASP); so is what
 * stands behind a semicolon or a tab, which are the ends of cells in other countries.
 */
function cell(value: CellValue): string {
  if (value !== null && typeof value === "object") return (value.paisa / 100).toFixed(2);
  const text = value === null ? "" : String(value);
  const safe = text
    .split(/(?<=[;\t])/)
    .map((part) => (isFormula(part) ? `'${part}` : part))
    .join("");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Codes of countries that are no longer than these; the others have three digits (ITU-T E.164). */
const shortCode = /^(?:1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** "+916512234455" as "+91 6512234455": kept as text, and fit to be dialled. Anything else as it is. */
export function phoneCell(number: string): string {
  if (!/^\+\d{7,15}$/.test(number)) return number;
  const digits = number.slice(1);
  const code = shortCode.exec(digits)?.[0] ?? digits.slice(0, 3);
  return `+${code} ${digits.slice(code.length)}`;
}

/** Moments as spreadsheets read them, "2026-11-22 14:05", in a time zone (IANA). */
export function tableClock(zone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return (at) => format.format(at);
}

/** One line by RFC 4180. */
export const csvLine = (values: CellValue[]): string => `${values.map(cell).join(",")}\r\n`;

/** A download written as it is read: rows in pages, so that no table is held in memory; the head with the first. */
export async function csvResponse(
  name: string,
  head: string[],
  pages: AsyncIterable<CellValue[][]>,
): Promise<Response> {
  async function* lines() {
    // The mark tells spreadsheets that it is UTF-8.
    let before = `\uFEFF${csvLine(head)}`;
    for await (const page of pages) {
      yield before + page.map(csvLine).join("");
      before = "";
    }
    if (before) yield before;
  }
  return new Response(await streamPages(lines()), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
