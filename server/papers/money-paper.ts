import { brand } from "#contract/brand.ts";
import { sayState, writeState } from "#contract/quote/india-states.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { DocumentContent, DocumentKind } from "#contract/quote/money-document.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import { writeLongDay } from "#server/days/write-day.ts";
import { inks, openPaper, type Paper } from "./paper.ts";

const names: Record<DocumentKind, string> = {
  invoice: "Tax invoice",
  receipt: "Receipt",
  credit_note: "Credit note",
  reversal: "Receipt taken back",
  debit_note: "Debit note",
  refund: "Refund",
};

const lastLines: Record<DocumentKind, string> = {
  invoice: "Total",
  receipt: "Received with thanks",
  credit_note: "Total",
  reversal: "No longer counted as received",
  debit_note: "Total",
  refund: "Given back",
};

/** Who has no GSTIN writes no tax invoice; what comes before the invoice has a receipt voucher. */
function nameOf(kind: DocumentKind, content: DocumentContent): string {
  const { seller, advances, isAdvance, pos } = content;
  // Papers of before are called as they were.
  if (kind === "invoice" && advances && seller.gstin === "") return "Invoice";
  if (kind === "reversal" && content.ofRefund) return "Refund taken back";
  if (isAdvance && pos && kind === "refund") return "Refund voucher";
  return kind === "receipt" && isAdvance && pos ? "Receipt voucher" : names[kind];
}

const lastLineOf = (kind: DocumentKind, { ofRefund }: DocumentContent): string =>
  kind === "reversal" && ofRefund ? "No longer counted as given back" : lastLines[kind];

/** "16 × ₹495"; of a paper of before the number alone. */
const sayTimes = ({ times, each }: DocumentContent["lines"][number]) =>
  each === undefined ? String(times) : `${times} × ${formatPaisa(each)}`;

/** "SAC 998555, 5 %: CGST ₹25, SGST ₹25": what a line is taxed as. */
function sayTax(line: DocumentContent["lines"][number]): string {
  const { sac, rate, cgst = 0, sgst = 0, igst = 0 } = line;
  if (sac === undefined || rate === undefined) return "";
  const heads =
    igst > 0 ? [["IGST", igst] as const] : [["CGST", cgst] as const, ["SGST", sgst] as const];
  const said = heads.map(([name, paisa]) => `${name} ${formatPaisa(paisa)}`).join(", ");
  return `SAC ${sac}, ${rate / 100} %${rate > 0 ? `: ${said}` : ""}`;
}

function writeLines(paper: Paper, { lines, seller, totals, taxes }: DocumentContent): void {
  const isTold = lines.some(({ sac }) => sac !== undefined);
  for (const line of lines) {
    paper.row(
      line.times > 1 ? `${line.title} (${sayTimes(line)})` : line.title,
      formatPaisa(line.paisa),
    );
    const tax = sayTax(line);
    if (tax) paper.write(tax, { size: 9, ink: "quiet", gap: 3 });
  }
  if (!totals) return;
  paper.rule();
  // On papers of before one code stands for all lines.
  const label = isTold || taxes.length === 0 ? "Before tax" : `Before tax (SAC ${seller.sac})`;
  paper.row(label, formatPaisa(totals.base));
}

/** Taxes over all lines: of a receipt they are in what came. */
function writeTaxes(paper: Paper, { taxes, lines }: DocumentContent): void {
  for (const tax of taxes) paper.row(`${tax.label}, ${tax.share / 100} %`, formatPaisa(tax.paisa));
  if (taxes.length > 0 || lines.length === 0) return;
  const sum = (head: "cgst" | "sgst" | "igst") =>
    lines.reduce((all, line) => all + (line[head] ?? 0), 0);
  for (const head of ["cgst", "sgst", "igst"] as const)
    if (sum(head) > 0) paper.row(head.toUpperCase(), formatPaisa(sum(head)));
}

/** What had come before an invoice, and what is open still; of a receipt what is open after it. */
function writeBalance(
  paper: Paper,
  { advances = [], balance, pay = [], isAdvance }: DocumentContent,
): void {
  if (balance === undefined) return;
  for (const { number, on, paisa } of advances)
    paper.row(`Received ${writeLongDay(on)}, ${number}`, `− ${formatPaisa(paisa)}`);
  if (advances.length > 0 || (isAdvance !== undefined && balance > 0))
    paper.row(
      balance < 0 ? "More than the total came" : "Balance",
      formatPaisa(Math.abs(balance)),
      { bold: true, size: 12.5, gap: 8 },
    );
  for (const line of pay) paper.write(line, { size: 10, gap: 1 });
}

/** An invoice, a receipt or a credit note, as it was frozen with its number. */
export async function writeMoneyPaper(row: {
  kind: DocumentKind;
  number: string;
  issuedAt: Date;
  content: DocumentContent;
}): Promise<Buffer> {
  const { kind, number, issuedAt, content } = row;
  const { seller, buyer, pos } = content;
  const name = nameOf(kind, content);
  const paper = await openPaper(`${name} ${number}`);
  const { document, margin, width } = paper;
  paper.mark(margin, paper.y, 34);
  paper.put(seller.legalName || brand.name, margin + 46, paper.y + 6, { size: 17, bold: true });
  paper.space(44);
  paper.write(
    [
      seller.address,
      [seller.gstin && `GSTIN ${seller.gstin}`, pos && sayState(seller.state)]
        .filter(Boolean)
        .join(", "),
    ]
      .filter(Boolean)
      .join("\n"),
    { size: 10, ink: "quiet", gap: 16 },
  );
  const head = paper.y;
  document.roundedRect(margin, head, width, 68, 18).fill(inks.card);
  paper.put(name, margin + 18, head + 12, { size: 20, bold: true });
  paper.put(number, margin + width - 18 - paper.widthOf(number, 14), head + 17, { size: 14 });
  const on = writeLongDay(dayInIndia(issuedAt));
  paper.put(content.reference, margin + 18, head + 42, { size: 10.5, ink: "quiet" });
  paper.put(on, margin + width - 18 - paper.widthOf(on, 10.5), head + 42, {
    size: 10.5,
    ink: "quiet",
  });
  paper.moveTo(head + 84);
  paper.write(
    [buyer.name, buyer.address, sayState(buyer.state), buyer.gstin && `GSTIN ${buyer.gstin}`]
      .filter(Boolean)
      .join("\n"),
    { gap: 14 },
  );
  paper.write(`${content.title}, departure ${content.departure}`, { gap: 4 });
  if (pos) paper.write(`Place of supply: ${writeState(pos)}`, { gap: 4 });
  if (content.remark) paper.write(content.remark, { ink: "quiet" });
  paper.rule();
  writeLines(paper, content);
  writeTaxes(paper, content);
  if (content.lines.length > 0) paper.rule();
  paper.makeRoom(48);
  const total = formatPaisa(content.total);
  const foot = paper.y + 4;
  document.roundedRect(margin, foot, width, 40, 14).fill(inks.card);
  paper.put(lastLineOf(kind, content), margin + 18, foot + 10, { size: 15, bold: true });
  paper.put(total, margin + width - 18 - paper.widthOf(total, 15), foot + 10, {
    size: 15,
    bold: true,
  });
  paper.moveTo(foot + 52);
  writeBalance(paper, content);
  for (const note of content.notes ?? []) paper.write(note, { size: 9, ink: "quiet", gap: 2 });
  if (pos) {
    paper.makeRoom(70);
    paper.space(40);
    paper.write(`For ${seller.legalName}: signature`, { size: 10 });
  }
  return paper.close(`${name} ${number}`);
}
