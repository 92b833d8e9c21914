import type { LedgerTable } from "#contract/quote/books.ts";
import { writeState } from "#contract/quote/india-states.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { CellValue } from "#server/http/csv.ts";
import { fillDues } from "../fill-dues.ts";
import { writeReturnDay } from "./month.ts";
import type { BookPaper, OpenTrip, Taking } from "./store.ts";
import { readPlace, readSupplies } from "./supplies.ts";

/** What the accountant books, and what is owed. */

const amount = (paisa: number) => ({ paisa });

export const ledgerHeads: Record<LedgerTable, string[]> = {
  daybook: "Date|Voucher|No|Party|Ledger|Debit|Credit|Trip|Method|UTR|Narration".split("|"),
  receipts:
    "Received|No|Written|Party|Trip|Method|UTR|Amount|Taxable|CGST|SGST|IGST|Place Of Supply|Taken back by".split(
      "|",
    ),
  takings: "Date|Method|Entries|Amount".split("|"),
  dues: "Due on|Trip|Party|Part|Amount|Paid|Open|Days late".split("|"),
  receivables:
    "Trip|Party|Agreed|Received|Open|Not due yet|1-30 days|31-60 days|61-90 days|Over 90 days".split(
      "|",
    ),
};

/** Where money is, by the way it came. */
export const ledgers = {
  upi: "UPI",
  bank: "Bank",
  card: "Card",
  cash: "Cash",
  other: "Other",
} as const;
const vouchers = {
  invoice: "Sales",
  credit_note: "Credit Note",
  receipt: "Receipt",
  reversal: "Receipt",
  debit_note: "Debit Note",
  refund: "Payment",
} as const;

type Entry = [ledger: string, debit: number];

function bookPaper({ kind, content, method }: BookPaper, party: string): Entry[] {
  const { total, totals } = content;
  if (kind === "receipt" || kind === "reversal" || kind === "refund") {
    const entries: Entry[] = [
      [ledgers[method ?? "other"], total],
      [party, -total],
    ];
    // What takes a refund back books as the money that did not go out.
    return kind === "receipt" || content.ofRefund
      ? entries
      : entries.map(([ledger, sum]) => [ledger, -sum]);
  }
  const of = (head: "cgst" | "sgst" | "igst") =>
    readSupplies(content).reduce((sum, one) => sum + one[head], 0);
  const sales: Entry[] = [
    [party, total],
    ["Sales: tours", -(totals?.bases.package ?? 0)],
    ["Sales: other services", -(totals?.bases.other ?? 0)],
    ["Sales: houses alone", -(totals?.bases.stay ?? 0)],
    ["Sales: cars alone", -(totals?.bases.car ?? 0)],
    ["Sales: without tax", -(totals?.bases.none ?? 0)],
    ["Output CGST", -of("cgst")],
    ["Output SGST", -of("sgst")],
    ["Output IGST", -of("igst")],
    ["TCS payable", -(totals?.tcs ?? 0)],
  ];
  return kind !== "credit_note" ? sales : sales.map(([ledger, sum]) => [ledger, -sum]);
}

/**
 * What a paper books: debits above nothing, credits below, in paisa; together nothing. `party`: whose account it is.
 * @throws AppError conflict for a paper whose two sides differ
 */
export function listEntries(paper: BookPaper, party: string): Entry[] {
  const entries = bookPaper(paper, party).filter(([, sum]) => sum !== 0);
  if (entries.reduce((sum, [, one]) => sum + one, 0) !== 0)
    throw new AppError("conflict", `${paper.number} does not add up. No table is written.`);
  return entries;
}

/** @throws AppError conflict for a paper whose two sides differ */
export function writeDay(paper: BookPaper): CellValue[][] {
  const entries = listEntries(paper, paper.content.buyer.name);
  const { kind, number, content, trip, method, utr } = paper;
  return entries.map(([ledger, sum]) => [
    writeReturnDay(paper.on),
    vouchers[kind],
    number,
    content.buyer.name,
    ledger,
    amount(Math.max(sum, 0)),
    amount(Math.max(-sum, 0)),
    trip,
    method && ledgers[method],
    utr,
    content.remark || content.title,
  ]);
}

export function writeReceiptRow(paper: BookPaper): CellValue[] {
  const { content, method } = paper;
  const of = (name: "taxable" | "cgst" | "sgst" | "igst") =>
    amount(readSupplies(content).reduce((sum, one) => sum + one[name], 0));
  return [
    writeReturnDay(paper.receivedOn ?? paper.on),
    paper.number,
    writeReturnDay(paper.on),
    content.buyer.name,
    paper.trip,
    method && ledgers[method],
    paper.utr,
    amount(content.total),
    of("taxable"),
    of("cgst"),
    of("sgst"),
    of("igst"),
    content.pos ? writeState(readPlace(content)) : "",
    paper.takenBack,
  ];
}

export const writeTaking = ({ on, method, count, paisa }: Taking): CellValue[] => [
  writeReturnDay(on),
  ledgers[method],
  count,
  amount(paisa),
];

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** What is open of each part on a day. */
export function writeDues({ trip, party, dues, paid }: OpenTrip, day: string): CellValue[][] {
  return fillDues(dues, paid).flatMap(({ label, paisa, dueOn, paid: part }) => {
    if (part >= paisa) return [];
    const late = Math.max(0, daysBetween(dueOn, day));
    const sums = [amount(paisa), amount(part), amount(paisa - part)];
    return [[writeReturnDay(dueOn), trip, party, label, ...sums, late]];
  });
}

/** What a trip owes on a day, by how long; null: nothing. */
export function writeAges({ trip, party, dues, paid, total }: OpenTrip, day: string) {
  const open = total - paid;
  if (open <= 0) return null;
  const ages = [0, 0, 0, 0, 0];
  for (const due of fillDues(dues, paid)) {
    const late = daysBetween(due.dueOn, day);
    const at = late <= 0 ? 0 : Math.min(4, Math.ceil(late / 30));
    ages[at] = (ages[at] ?? 0) + due.paisa - due.paid;
  }
  return [trip, party, ...[total, paid, open, ...ages].map(amount)] satisfies CellValue[];
}
