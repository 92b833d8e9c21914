import { brand } from "#contract/brand.ts";
import type { DocumentContent, DocumentKind } from "#contract/money.ts";
import { formatPaisa } from "#contract/quote-total.ts";
import { openPaper } from "./paper.ts";

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
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Asia/Kolkata" });

/** An invoice, a receipt or a credit note, as it was frozen with its number. */
export async function writeMoneyPaper(document: {
  kind: DocumentKind;
  number: string;
  issuedAt: Date;
  content: DocumentContent;
}): Promise<Buffer> {
  const { kind, number, issuedAt, content } = document;
  const { seller, buyer } = content;
  const paper = await openPaper(`${names[kind]} ${number}`);
  paper.write(seller.legalName || brand.name, { size: 18, ink: "accent", gap: 2 });
  paper.write(
    [seller.address, seller.gstin && `GSTIN ${seller.gstin}`].filter(Boolean).join("\n"),
    { size: 10, ink: "quiet", gap: 18 },
  );
  paper.row(names[kind], number, { size: 20, gap: 4 });
  paper.row(content.reference, day.format(issuedAt), { ink: "quiet", gap: 14 });
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
      line.times > 1 ? `${line.title} (${line.times})` : line.title,
      formatPaisa(line.paisa),
    );
  if (content.totals) {
    paper.rule();
    paper.row(`Before tax (SAC ${seller.sac})`, formatPaisa(content.totals.base));
    for (const tax of content.taxes)
      paper.row(`${tax.label}, ${tax.share / 100} %`, formatPaisa(tax.paisa));
    paper.rule();
  }
  paper.row(lastLines[kind], formatPaisa(content.total), { size: 16 });
  return paper.close();
}
