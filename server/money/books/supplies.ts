import { stateOfGstin } from "#contract/quote/gstin.ts";
import { findState } from "#contract/quote/india-states.ts";
import type { DocumentContent } from "#contract/quote/money-document.ts";

/** What of a paper is taxed alike. Paisa; the rate in hundredths of a percent. */
export type Supply = {
  sac: string;
  rate: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
};

const add = (one: Supply, other: Supply): Supply => ({
  ...one,
  taxable: one.taxable + other.taxable,
  cgst: one.cgst + other.cgst,
  sgst: one.sgst + other.sgst,
  igst: one.igst + other.igst,
});

/** Rows of one key are one row. */
export function sumBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  join: (one: Row, other: Row) => Row,
): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const known = sums.get(keyOf(row));
    sums.set(keyOf(row), known ? join(known, row) : row);
  }
  return [...sums.values()];
}

/** Of an invoice of before: its two bases, with what was shared of their taxes. */
function readEarlier({ totals, taxes, seller }: DocumentContent): Supply[] {
  if (!totals) return [];
  return (
    [
      ["package", "package"],
      ["other", "other services"],
    ] as const
  ).flatMap(([rule, label]): Supply[] => {
    const own = taxes.filter((tax) => tax.label.endsWith(label));
    const of = (head: string) => own.find((tax) => tax.label.startsWith(head))?.paisa ?? 0;
    const taxable = totals.bases[rule];
    const rate = own.reduce((sum, { share }) => sum + share, 0);
    const heads = { cgst: of("CGST"), sgst: of("SGST"), igst: of("IGST") };
    return taxable > 0 ? [{ sac: seller.sac, rate, taxable, ...heads }] : [];
  });
}

/** What a paper is for, by code and rate. */
export function readSupplies(content: DocumentContent): Supply[] {
  const lines = content.lines.flatMap((line): Supply[] => {
    const { sac, rate, paisa, exempt = 0, cgst = 0, sgst = 0, igst = 0 } = line;
    if (sac === undefined || rate === undefined) return [];
    const taxed = { sac, rate, taxable: paisa - exempt, cgst, sgst, igst };
    return exempt > 0
      ? [taxed, { sac, rate: 0, taxable: exempt, cgst: 0, sgst: 0, igst: 0 }]
      : [taxed];
  });
  const all = lines.length > 0 ? lines : readEarlier(content);
  return sumBy(all, ({ sac, rate }) => `${sac} ${rate}`, add);
}

/** The same by rate alone. */
export const byRate = (supplies: readonly Supply[]): Supply[] =>
  sumBy(supplies, ({ rate }) => String(rate), add);

/** Where a paper's services are supplied, by its code. */
export function readPlace({ pos, buyer, seller }: DocumentContent): string {
  const home = findState(seller.state) ?? "20";
  if (pos) return pos;
  return buyer.gstin ? stateOfGstin(buyer.gstin) : (findState(buyer.state) ?? home);
}

export const sumTaxes = ({ cgst, sgst, igst }: Supply): number => cgst + sgst + igst;
