import { inks, openPaper, type Paper } from "./paper.ts";
import type { Sheet, SheetPart } from "./sheet.ts";

const size = 10;
const pad = 5;

function drawHead(paper: Paper, { title, number, office }: Sheet): void {
  const { margin, width } = paper;
  paper.mark(margin, paper.y, 30);
  const [name = "", ...rest] = office;
  paper.put(name, margin + 42, paper.y + 1, { size: 13, bold: true });
  paper.put(rest.filter(Boolean).join(" · "), margin + 42, paper.y + 18, { size: 9, ink: "quiet" });
  paper.space(44);
  const room = width - 36 - paper.widthOf(number, 12) - 16;
  const lines = paper.breakLines(title, 18, room);
  const height = paper.heightOf(lines, 18) + 20;
  paper.document.roundedRect(margin, paper.y, width, height, 14).fill(inks.card);
  paper.putLines(lines, margin + 18, paper.y + 9, { size: 18, bold: true });
  paper.put(number, margin + width - 18 - paper.widthOf(number, 12), paper.y + 14, { size: 12 });
  paper.space(height + 14);
}

const writeTitle = (paper: Paper, title: string | undefined): void => {
  if (!title) return;
  paper.makeRoom(44);
  paper.write(title, { size: 12.5, bold: true, gap: 3 });
};

function drawFacts(paper: Paper, rows: [string, string][]): void {
  const { margin, width } = paper;
  const label = Math.min(150, width / 3);
  for (const [name, value] of rows) {
    if (!value) continue;
    const lines = paper.breakLines(value, size, width - label);
    paper.makeRoom(paper.heightOf(lines.slice(0, 2), size));
    paper.put(name, margin, paper.y, { size, ink: "quiet" });
    for (const line of lines) {
      paper.makeRoom(paper.heightOf([line], size));
      paper.put(line, margin + label, paper.y, { size });
      paper.space(paper.heightOf([line], size));
    }
    paper.space(2);
  }
  paper.space(8);
}

function drawTable(paper: Paper, part: Extract<SheetPart, { kind: "table" }>): void {
  const { margin, width, document } = paper;
  const { head, rows, numbers = [] } = part;
  const whole = part.widths.reduce((sum, one) => sum + one, 0);
  const widths = part.widths.map((share) => (share / whole) * width);
  const left = widths.map(
    (_, at) => margin + widths.slice(0, at).reduce((sum, one) => sum + one, 0),
  );
  const drawRow = (cells: string[], style: { size: number; bold?: boolean }, isHead = false) => {
    const lines = cells.map((cell, at) =>
      paper.breakLines(cell, style.size, (widths[at] ?? 0) - 2 * pad),
    );
    const height =
      Math.max(...lines.map((cell) => paper.heightOf(cell, style.size)), 0) + 2 * pad - 2;
    if (paper.y + height > paper.bottom) {
      paper.addPage();
      if (!isHead) drawRow(head, { size: 8.5, bold: true }, true);
    }
    if (isHead) document.rect(margin, paper.y, width, height).fill(inks.card);
    for (const [at, cell] of lines.entries()) {
      const isNumber = numbers.includes(at);
      for (const [row, text] of cell.entries()) {
        const x = isNumber
          ? (left[at] ?? 0) + (widths[at] ?? 0) - pad - paper.widthOf(text, style.size)
          : (left[at] ?? 0) + pad;
        paper.put(text, x, paper.y + pad + paper.heightOf(cell.slice(0, row), style.size), style);
      }
    }
    paper.space(height);
    document.moveTo(margin, paper.y).lineTo(margin + width, paper.y);
    document.lineWidth(0.6).strokeColor(inks.line).stroke();
  };
  paper.makeRoom(60);
  drawRow(head, { size: 8.5, bold: true }, true);
  for (const row of rows) drawRow(row, { size: 9 });
  if (rows.length === 0 && part.none) {
    paper.space(6);
    paper.write(part.none, { size, ink: "quiet", gap: 0 });
  }
  paper.space(14);
}

/** Label and a line to write on, two beside each other. */
function drawBlanks(paper: Paper, labels: string[]): void {
  const { margin, width, document } = paper;
  const half = (width - 24) / 2;
  for (let at = 0; at < labels.length; at += 2) {
    paper.makeRoom(34);
    for (const [column, label] of labels.slice(at, at + 2).entries()) {
      const x = margin + column * (half + 24);
      paper.put(label, x, paper.y + 12, { size: 9, ink: "quiet" });
      const from = x + paper.widthOf(label, 9) + 8;
      document.moveTo(from, paper.y + 24).lineTo(x + half, paper.y + 24);
      document.lineWidth(0.8).strokeColor(inks.text).stroke();
    }
    paper.space(30);
  }
  paper.space(8);
}

function drawPlacard(paper: Paper, part: Extract<SheetPart, { kind: "placard" }>): void {
  const { margin, width, bottom } = paper;
  let letters = 120;
  let lines = paper.breakLines(part.name, letters, width);
  while (
    letters > 30 &&
    (lines.length > 2 || paper.heightOf(lines, letters) > bottom - paper.y - 120)
  ) {
    letters -= 4;
    lines = paper.breakLines(part.name, letters, width);
  }
  const height = paper.heightOf(lines, letters);
  const top = paper.y + Math.max((bottom - paper.y - height - 90) / 2, 40);
  const center = (text: string, at: number, style: { size: number; bold?: boolean }) =>
    paper.put(text, margin + (width - paper.widthOf(text, style.size)) / 2, at, style);
  center(part.lead, top - 34, { size: 22 });
  for (const [at, line] of lines.entries())
    center(line, top + paper.heightOf(lines.slice(0, at), letters), { size: letters, bold: true });
  center(part.small, top + height + 20, { size: 18 });
  paper.moveTo(top + height + 60);
}

/** A head with the office, then facts, tables and lines to sign, from where the paper stands. */
export function drawSheet(paper: Paper, sheet: Sheet): void {
  drawHead(paper, sheet);
  for (const part of sheet.parts) {
    if (part.kind === "page") {
      paper.addPage();
      drawHead(paper, sheet);
    } else if (part.kind === "placard") drawPlacard(paper, part);
    else if (part.kind === "blanks") drawBlanks(paper, part.labels);
    else {
      if (part.kind === "facts" && part.rows.every(([, value]) => !value)) continue;
      writeTitle(paper, part.title);
      if (part.kind === "facts") drawFacts(paper, part.rows);
      else if (part.kind === "table") drawTable(paper, part);
      else paper.write(part.text, { size, gap: 10 });
    }
  }
}

/** Vouchers, slips, lists and statements, each a paper of its own. */
export async function writeSheet(sheet: Sheet): Promise<Buffer> {
  const paper = await openPaper(`${sheet.title} ${sheet.number}`.trim(), {
    wide: sheet.wide ?? false,
  });
  drawSheet(paper, sheet);
  return paper.close(`${sheet.title} ${sheet.number}`.trim());
}
