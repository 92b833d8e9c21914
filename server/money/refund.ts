import { shareOut, takeTaxOut } from "#contract/quote/gst.ts";
import type { DocumentContent } from "#contract/quote/money-document.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { DocumentRow, PaymentRow } from "./store.ts";
import { wordings } from "./wordings.ts";

/** Money that goes back: of which receipts, and its papers. Paisa. */

/** A receipt that stands, with what is left of it, and how much of that is an advance that no invoice has counted. */
export type Received = {
  receipt: DocumentRow;
  on: string;
  left: number;
  held: number;
};

/** What invoices have counted of receipts, by their numbers; what was taken back counts no more. */
function readCounted(invoice: DocumentRow | undefined): ReadonlyMap<string, number> {
  if (!invoice) return new Map();
  const { advances = [], total } = invoice.content as DocumentContent;
  // Of before, an invoice named more than it came to: the first receipts count.
  let open = total;
  return new Map(
    advances.map(({ number, paisa }) => {
      const part = Math.min(paisa, open);
      open -= part;
      return [number, part];
    }),
  );
}

/** The papers that a later one has taken back. */
export const listTakenBack = (papers: readonly DocumentRow[]): ReadonlySet<string> =>
  new Set(papers.flatMap(({ corrects }) => corrects ?? []));

/** What came and stands, oldest first. */
export function listReceived(
  payments: readonly PaymentRow[],
  papers: readonly DocumentRow[],
  invoice: DocumentRow | undefined,
): Received[] {
  const counted = readCounted(invoice);
  const byId = new Map(papers.map((row) => [row.id, row]));
  const back = listTakenBack(papers);
  const backOf = (id: string, isVoucher: boolean) =>
    papers
      .filter(
        ({ id: paper, kind, about, content }) =>
          kind === "refund" &&
          about === id &&
          !back.has(paper) &&
          (!isVoucher || (content as DocumentContent).isAdvance === true),
      )
      .reduce((sum, { totalPaisa }) => sum + totalPaisa, 0);
  return payments.flatMap(({ paisa, reversed, reverses, receiptId, receivedOn }): Received[] => {
    const receipt = byId.get(receiptId);
    // What takes a refund back is no money that came.
    if (!receipt || paisa <= 0 || reversed || reverses !== null) return [];
    const left = paisa - backOf(receiptId, false);
    const isAdvance = (receipt.content as DocumentContent).isAdvance === true;
    const unbilled = paisa - (counted.get(receipt.number) ?? 0) - backOf(receiptId, true);
    const held = isAdvance ? Math.max(0, Math.min(left, unbilled)) : 0;
    return left > 0 ? [{ receipt, on: receivedOn, left, held }] : [];
  });
}

export type RefundPart = { receipt: DocumentRow; paisa: number; isVoucher: boolean };

/** A sum in parts by the receipts that it goes back on, the latest first; what no invoice has counted has a voucher. */
export function splitRefund(received: readonly Received[], paisa: number): RefundPart[] {
  let open = paisa;
  return received.toReversed().flatMap(({ receipt, left, held }) => {
    const whole = Math.min(open, left);
    open -= whole;
    const voucher = Math.min(whole, held);
    return [
      { receipt, paisa: voucher, isVoucher: true },
      { receipt, paisa: whole - voucher, isVoucher: false },
    ].filter((part) => part.paisa > 0);
  });
}

/** What of a receipt goes back, with the tax that was in it (rule 51); after the invoice it is a payment and no more. */
export function writeRefund(
  { receipt, paisa, isVoucher }: RefundPart,
  remark: string,
): DocumentContent {
  const { seller, buyer, reference, title, departure, lines, pos } =
    receipt.content as DocumentContent;
  const isTaxed = isVoucher && pos !== undefined;
  const grossOf = ({ paisa: base, cgst = 0, sgst = 0, igst = 0 }: (typeof lines)[number]) =>
    base + cgst + sgst + igst;
  const parts = shareOut(paisa, lines.map(grossOf));
  return {
    ...{ seller, buyer, reference, title, departure },
    lines: isTaxed
      ? lines.flatMap((line, at) => {
          const gross = parts[at] ?? 0;
          if (gross === 0) return [];
          if (line.rate === undefined) return [{ ...line, times: 1, each: gross, paisa: gross }];
          const { taxable, half } = takeTaxOut(gross, line.rate);
          const isInter = (line.igst ?? 0) > 0;
          const heads = isInter
            ? { cgst: 0, sgst: 0, igst: 2 * half }
            : { cgst: half, sgst: half, igst: 0 };
          return [{ ...line, times: 1, each: taxable, paisa: taxable, ...heads }];
        })
      : [],
    totals: null,
    taxes: [],
    total: paisa,
    remark: `${receipt.number}, ${dayInIndia(receipt.issuedAt)}: ${remark}`,
    isAdvance: isVoucher,
    ...(isTaxed && { pos, notes: [wordings.noReverseCharge] }),
  };
}
