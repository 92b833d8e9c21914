import type { DocumentContent } from "#contract/quote/money-document.ts";
import type { QuoteTotals } from "#contract/quote/quote.ts";
import type { TaxRule } from "#contract/quote/quote-item.ts";
import {
  baseOf,
  gstOf,
  type Rates,
  rateOf,
  sumGst,
  taxedRules,
  writeSums,
} from "#contract/quote/tax-rules.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import { sacOf, shareTaxes } from "./documents.ts";
import type { DocumentRow } from "./store.ts";

/** What an invoice says less or more of once something else is agreed: credit and debit notes (section 34 of GST). Paisa. */

const rules = [...taxedRules, "none"] as const;
const nil = () => 0;

/** What is charged by tax rule, and its taxes. */
export type Charged = {
  bases: QuoteTotals["bases"];
  gst: QuoteTotals["gst"];
  tcs: number;
};

const nothing: Charged = { ...writeSums(nil, nil), tcs: 0 };

const combine = (
  one: Charged,
  other: Charged,
  join: (one: number, other: number) => number,
): Charged => ({
  ...writeSums(
    (rule) => join(baseOf(one, rule), baseOf(other, rule)),
    (rule) => join(gstOf(one, rule), gstOf(other, rule)),
  ),
  tcs: join(one.tcs, other.tcs),
});

const sumBases = (charged: Pick<Charged, "bases">): number =>
  rules.reduce((sum, rule) => sum + baseOf(charged, rule), 0);

export const sumCharged = (charged: Charged): number =>
  sumBases(charged) + sumGst(charged) + charged.tcs;

/** What an invoice comes to with the notes about it. */
export function readInvoiced(invoice: DocumentRow, papers: readonly DocumentRow[]): Charged {
  const chargedOf = (row: DocumentRow): Charged =>
    (row.content as DocumentContent).totals ?? nothing;
  return papers
    .filter(({ about }) => about === invoice.id)
    .reduce(
      (sum, row) =>
        combine(sum, chargedOf(row), (one, other) =>
          row.kind === "credit_note" ? one - other : one + other,
        ),
      chargedOf(invoice),
    );
}

/** What has to be noted so that an invoice says what is agreed: less of it, and more. */
export const compareCharged = (
  invoiced: Charged,
  agreed: Charged,
): { less: Charged; more: Charged } => ({
  less: combine(invoiced, agreed, (was, is) => Math.max(0, was - is)),
  more: combine(invoiced, agreed, (was, is) => Math.max(0, is - was)),
});

const ruleWords: Record<TaxRule, string> = {
  package: "Tour",
  other: "Other services",
  stay: "Stay",
  car: "Car with its driver",
  none: "Without tax",
};

/** A note about an invoice: its buyer, place and heads, so that it stands where the invoice does. */
export function writeNote(
  invoice: Pick<DocumentRow, "number" | "issuedAt"> & { content: DocumentContent },
  charged: Charged,
  {
    reason,
    rates,
    settings,
  }: {
    reason: string;
    rates: Rates;
    settings: MoneySettings;
  },
): DocumentContent {
  const { seller, buyer, reference, title, departure, pos, notes, taxes } = invoice.content;
  const within = !taxes.some(({ label }) => label.startsWith("IGST"));
  const isTaxed = seller.gstin !== "";
  const lines = rules.flatMap((rule): DocumentContent["lines"] => {
    const paisa = baseOf(charged, rule);
    const tax = gstOf(charged, rule);
    if (paisa === 0 && tax === 0) return [];
    const line = { title: ruleWords[rule], times: 1, each: paisa, paisa };
    if (!isTaxed) return [line];
    const half = Math.floor(tax / 2);
    const heads = within
      ? { cgst: half, sgst: tax - half, igst: 0 }
      : { cgst: 0, sgst: 0, igst: tax };
    const rate = rateOf(rates, rule);
    return [{ ...line, sac: sacOf(rule, "other", settings), rate, ...heads }];
  });
  const { bases, gst, tcs } = charged;
  const base = sumBases(charged);
  const total = sumCharged(charged);
  return {
    ...{ seller, buyer, reference, title, departure, lines, total },
    totals: { bases, base, gst, tcs, total, persons: [], parts: [], shown: null },
    taxes: [
      ...shareTaxes(charged, rates, within),
      ...(tcs > 0 ? [{ label: "TCS", share: rates.tcs, paisa: tcs }] : []),
    ],
    remark: `${invoice.number}, ${dayInIndia(invoice.issuedAt)}: ${reason}`,
    ...(pos !== undefined && { pos }),
    ...(notes !== undefined && { notes }),
  };
}
