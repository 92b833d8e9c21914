import { brand } from "#contract/brand.ts";
import { sayState, writeState } from "#contract/quote/india-states.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { DocumentContent, DocumentKind } from "#contract/quote/money-document.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { PaperKey } from "#words/papers/english.ts";
import { type SayPaper, sayPaperIn } from "#words/papers/say-paper.ts";
import { inks, openPaper, type Paper } from "./paper.ts";

const names: Record<DocumentKind, PaperKey> = {
  invoice: "money-invoice",
  receipt: "money-receipt",
  credit_note: "money-credit-note",
  reversal: "money-reversal",
  debit_note: "money-debit-note",
  refund: "money-refund",
};

const lastLines: Record<DocumentKind, PaperKey> = {
  invoice: "money-total-line",
  receipt: "money-received-line",
  credit_note: "money-total-line",
  reversal: "money-uncounted-line",
  debit_note: "money-total-line",
  refund: "money-refund-line",
};

/** In the traveller's language with the English beside it, which the law and whoever checks the books read. */
function sayBoth({ language = "en" }: DocumentContent): SayPaper {
  if (language === "en") return sayPaperIn.en;
  return (key, values) => {
    const [own, english] = [sayPaperIn[language](key, values), sayPaperIn.en(key, values)];
    return own === english ? own : `${own} · ${english}`;
  };
}

/** Who has no GSTIN writes no tax invoice; what comes before the invoice has a receipt voucher. */
function nameOf(kind: DocumentKind, content: DocumentContent): PaperKey {
  const { seller, advances, isAdvance, pos } = content;
  // Papers of before are called as they were.
  if (kind === "invoice" && advances && seller.gstin === "") return "money-plain-invoice";
  if (kind === "reversal" && content.ofRefund) return "money-refund-reversal";
  if (isAdvance && pos && kind === "refund") return "money-refund-voucher";
  return kind === "receipt" && isAdvance && pos ? "money-receipt-voucher" : names[kind];
}

const lastLineOf = (kind: DocumentKind, { ofRefund }: DocumentContent): PaperKey =>
  kind === "reversal" && ofRefund ? "money-unrefund-line" : lastLines[kind];

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

function writeLines(paper: Paper, content: DocumentContent): void {
  const { lines, seller, totals, taxes } = content;
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
  const label = sayBoth(content)("money-before-tax");
  paper.row(
    isTold || taxes.length === 0 ? label : `${label} (SAC ${seller.sac})`,
    formatPaisa(totals.base),
  );
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
function writeBalance(paper: Paper, content: DocumentContent): void {
  const { advances = [], balance, pay = [], isAdvance } = content;
  const say = sayBoth(content);
  if (balance === undefined) return;
  for (const { number, on, paisa } of advances)
    paper.row(say("money-came", { day: on, number }), `− ${formatPaisa(paisa)}`);
  if (advances.length > 0 || (isAdvance !== undefined && balance > 0))
    paper.row(
      say(balance < 0 ? "money-too-much" : "money-balance"),
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
  const say = sayBoth(content);
  const { language = "en" } = content;
  const name = say(nameOf(kind, content));
  const paper = await openPaper(`${name} ${number}`, { language });
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
  const on = sayPaperIn[language]("day", { day: dayInIndia(issuedAt) });
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
  paper.write(`${content.title}, ${say("money-departure")} ${content.departure}`, { gap: 4 });
  if (pos) paper.write(`${say("money-supply")}: ${writeState(pos)}`, { gap: 4 });
  if (content.remark) paper.write(content.remark, { ink: "quiet" });
  paper.rule();
  writeLines(paper, content);
  writeTaxes(paper, content);
  if (content.lines.length > 0) paper.rule();
  paper.makeRoom(48);
  const total = formatPaisa(content.total);
  const foot = paper.y + 4;
  document.roundedRect(margin, foot, width, 40, 14).fill(inks.card);
  paper.put(say(lastLineOf(kind, content)), margin + 18, foot + 10, { size: 15, bold: true });
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
    paper.write(say("money-signature", { firm: seller.legalName }), { size: 10 });
  }
  return paper.close(`${name} ${number}`);
}
