/** A row of a CSV with the line of the text on which it begins, counted from 1. */
export type CsvRow = { line: number; cells: string[] };

/** What our own downloads put before a cell that a spreadsheet would take for a formula. */
const dropGuard = (cell: string) => cell.replace(/^'(?=[=+\-@|%\t\r\n])/, "");

/**
 * Reads RFC 4180: quoted cells with quotes doubled and lines within, CRLF or LF. A semicolon or tab instead of the
 * comma counts where the first line has more of them, as spreadsheets of other countries write it. Empty rows are left out.
 * @throws SyntaxError for a quote that is never closed, with its line
 */
export function readCsv(text: string): CsvRow[] {
  const body = text.replace(/^\uFEFF/, "");
  const first = body.split(/\r?\n/, 1)[0] ?? "";
  const countOf = (sign: string) => first.split(sign).length;
  const [between = ","] = [",", ";", "\t"].toSorted((one, other) => countOf(other) - countOf(one));
  const rows: CsvRow[] = [];
  let [cells, cell, quoted, line, begun]: [string[], string, number, number, number] = [
    [],
    "",
    0,
    1,
    1,
  ];
  const endRow = () => {
    cells.push(dropGuard(cell));
    if (cells.some((one) => one.trim() !== "")) rows.push({ line: begun, cells });
    [cells, cell] = [[], ""];
  };
  for (let at = 0; at < body.length; at++) {
    const sign = body[at] ?? "";
    if (sign === "\n") line++;
    if (quoted > 0) {
      if (sign !== '"') cell += sign;
      else if (body[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = 0;
    } else if (sign === '"' && cell === "") quoted = line;
    else if (sign === between) {
      cells.push(dropGuard(cell));
      cell = "";
    } else if (sign === "\n") {
      endRow();
      begun = line;
    } else if (sign !== "\r" || body[at + 1] !== "\n") cell += sign;
  }
  if (quoted > 0) throw new SyntaxError(`Line ${quoted}: a quote is never closed.`);
  endRow();
  return rows;
}
