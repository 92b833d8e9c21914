import { brand } from "#contract/brand.ts";
import type { DocumentContent, DocumentKind } from "#contract/quote/money.ts";
import { formatPaisa } from "#contract/quote/quote-total.ts";
import { dayInIndia } from "#server/days/india-day.ts";
import { writeLongDay } from "#server/days/write-day.ts";
import { inks, openPaper } from "./paper.ts";

const names: Record<DocumentKind, string> = {
  invoice: "Tax invoice",
  receipt: "Receipt",
  credit_note: "Credit note",
  reversal: "Receipt taken back",
};
const lastLines: Record<DocumentKind, string> = {
  invoice: "Total",
  receipt: "Received with thanks",
  credit_note: "Total",
  reversal: "No longer counted as received",
};

/** "16 × ₹495"; of a paper of before the number alone. */
const sayTimes = ({ times, each }: DocumentContent["lines"][number]) =>
  each === undefined ? String(times) : `${times} × ${formatPaisa(each)}`;

/** An invoice, a receipt or a credit note, as it was frozen with its number. */
export async function writeMoneyPaper(row: {
  kind: DocumentKind;
  number: string;
  issuedAt: Date;
  content: DocumentContent;
}): Promise<Buffer> {
  const { kind, number, issuedAt, content } = row;
  const { seller, buyer } = content;
  const paper = await openPaper(`${names[kind]} ${number}`);
  const { document, margin, width } = paper;
  paper.mark(margin, paper.y, 34);
  paper.put(seller.legalName || brand.name, margin + 46, paper.y + 6, { size: 17, bold: true });
  paper.space(44);
  paper.write(
    [seller.address, seller.gstin && `GSTIN ${seller.gstin}`].filter(Boolean).join("\n"),
    { size: 10, ink: "quiet", gap: 16 },
  );
  const head = paper.y;
  document.roundedRect(margin, head, width, 68, 18).fill(inks.card);
  paper.put(names[kind], margin + 18, head + 12, { size: 20, bold: true });
  paper.put(number, margin + width - 18 - paper.widthOf(number, 14), head + 17, { size: 14 });
  const on = writeLongDay(dayInIndia(issuedAt));
  paper.put(content.reference, margin + 18, head + 42, { size: 10.5, ink: "quiet" });
  paper.put(on, margin + width - 18 - paper.widthOf(on, 10.5), head + 42, {
    size: 10.5,
    ink: "quiet",
  });
  paper.moveTo(head + 84);
  paper.write(
    [buyer.name, buyer.address, buyer.state, buyer.gstin && `GSTIN ${buyer.gstin}`]
      .filter(Boolean)
      .join("\n"),
    { gap: 14 },
  );
  paper.write(`${content.title}, departure ${content.departure}`, { gap: 4 });
  if (content.remark) paper.write(content.remark, { ink: "quiet" });
  paper.rule();
  for (const line of content.lines)
    paper.row(
      line.times > 1 ? `${line.title} (${sayTimes(line)})` : line.title,
      formatPaisa(line.paisa),
    );
  if (content.totals) {
    paper.rule();
    paper.row(`Before tax (SAC ${seller.sac})`, formatPaisa(content.totals.base));
    for (const tax of content.taxes)
      paper.row(`${tax.label}, ${tax.share / 100} %`, formatPaisa(tax.paisa));
    paper.rule();
  }
  paper.makeRoom(48);
  const total = formatPaisa(content.total);
  const foot = paper.y + 4;
  document.roundedRect(margin, foot, width, 40, 14).fill(inks.card);
  paper.put(lastLines[kind], margin + 18, foot + 10, { size: 15, bold: true });
  paper.put(total, margin + width - 18 - paper.widthOf(total, 15), foot + 10, {
    size: 15,
    bold: true,
  });
  return paper.close(`${names[kind]} ${number}`);
}
