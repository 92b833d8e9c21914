import type { TallyPart } from "#contract/quote/books.ts";
import { toXml } from "#server/mail/to-xml.ts";
import { ledgers, listEntries } from "./ledger-tables.ts";
import type { BookPaper } from "./store.ts";

/**
 * A month's papers as Tally imports them ("Import Data", by its developers' reference): first the accounts (masters), then
 * the vouchers. A debit is deemed positive and written below nothing; the entries of a voucher make nothing.
 */

/** A trip's own account: whoever its papers are written to, and whoever else is called the same. */
const partyOf = ({ trip }: BookPaper) => `Trip ${trip}`;

/** Tally's voucher types: what takes a receipt back is money that goes out, what takes a refund back money that comes. */
function voucherOf({ kind, content }: BookPaper): string {
  if (kind === "invoice") return "Sales";
  if (kind === "credit_note") return "Credit Note";
  if (kind === "debit_note") return "Debit Note";
  return kind === "receipt" || content.ofRefund ? "Receipt" : "Payment";
}

/** Tally's group of an account, by its name. */
function groupOf(ledger: string): string {
  if (ledger.startsWith("Trip ")) return "Sundry Debtors";
  if (ledger.startsWith("Sales: ")) return "Sales Accounts";
  if (ledger === ledgers.cash) return "Cash-in-Hand";
  if (ledger === ledgers.other) return "Suspense A/c";
  return Object.values<string>(ledgers).includes(ledger) ? "Bank Accounts" : "Duties & Taxes";
}

const tag = (name: string, text: string) => `<${name}>${toXml(text)}</${name}>`;
const message = (inner: string) => `<TALLYMESSAGE xmlns:UDF="TallyUDF">${inner}</TALLYMESSAGE>\n`;

/** Of a paper its voucher; `REMOTEID` stays, so that a file that is imported twice makes no second one. */
function writeVoucher(paper: BookPaper): string {
  const { id, on, number, content } = paper;
  const type = voucherOf(paper);
  const entries = listEntries(paper, partyOf(paper)).map(([ledger, debit]) => {
    const amount = tag("AMOUNT", (-debit / 100).toFixed(2));
    const side = tag("ISDEEMEDPOSITIVE", debit > 0 ? "Yes" : "No");
    return `<ALLLEDGERENTRIES.LIST>${tag("LEDGERNAME", ledger)}${side}${amount}</ALLLEDGERENTRIES.LIST>`;
  });
  const narration = [
    content.buyer.name,
    content.buyer.gstin,
    content.remark || content.title,
    paper.utr,
  ];
  return message(
    [
      `<VOUCHER REMOTEID="${toXml(id)}" VCHTYPE="${type}" ACTION="Create">`,
      tag("DATE", on.replaceAll("-", "")),
      tag("VOUCHERTYPENAME", type),
      tag("VOUCHERNUMBER", number),
      tag("PARTYLEDGERNAME", partyOf(paper)),
      tag("NARRATION", narration.filter(Boolean).join(", ")),
      ...entries,
      "</VOUCHER>",
    ].join(""),
  );
}

const writeLedger = (name: string) =>
  message(
    `<LEDGER NAME="${toXml(name)}" ACTION="Create">${tag("NAME", name)}${tag("PARENT", groupOf(name))}</LEDGER>`,
  );

/**
 * The file in pages: the accounts that a month's papers name, each once, or their vouchers.
 * @throws AppError conflict for a paper whose two sides differ
 */
export async function* writeTally(
  papers: AsyncIterable<BookPaper[]>,
  part: TallyPart,
): AsyncGenerator<string> {
  const report = part === "ledgers" ? "All Masters" : "Vouchers";
  yield `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>${report}</REPORTNAME></REQUESTDESC><REQUESTDATA>
`;
  const known = new Set<string>();
  for await (const page of papers) {
    if (part === "vouchers") yield page.map(writeVoucher).join("");
    else {
      const names = page.flatMap((paper) =>
        listEntries(paper, partyOf(paper)).map(([ledger]) => ledger),
      );
      const added = [...new Set(names)].filter((name) => !known.has(name));
      for (const name of added) known.add(name);
      yield added.map(writeLedger).join("");
    }
  }
  yield "</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n";
}
