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
  const encoder = new TextEncoder();
  const source = pages[Symbol.asyncIterator]();
  let begun = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!begun) {
        begun = true;
        // The mark tells spreadsheets that it is UTF-8.
        controller.enqueue(encoder.encode(`\uFEFF${csvLine(head)}`));
        return;
      }
      const { done, value } = await source.next();
      if (done) controller.close();
      else if (value.length) controller.enqueue(encoder.encode(value.map(csvLine).join("")));
      else controller.enqueue(new Uint8Array());
    },
    async cancel() {
      await source.return?.();
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
