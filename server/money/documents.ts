import type { Buyer, DocumentContent, DocumentKind } from "#contract/quote/money.ts";
import type { QuoteItem, QuoteParty } from "#contract/quote/quote.ts";
import { isTaken, sumItem } from "#contract/quote/quote-total.ts";
import { sayUnit } from "#contract/quote/say-price-line.ts";
import type { MoneySettings } from "#contract/wire/trip-quotes.ts";
import type { Agreement } from "#server/quotes/agreement.ts";

const letters: Record<DocumentKind, string> = {
  invoice: "SF",
  receipt: "SR",
  credit_note: "SC",
  reversal: "SV",
};

/** The series of a kind in the year of account (April to March) of a day: "SF/26-27". */
export function seriesOf(kind: DocumentKind, day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const first = month >= 4 ? year : year - 1;
  const two = (value: number) => String(value % 100).padStart(2, "0");
  return `${letters[kind]}/${two(first)}-${two(first + 1)}`;
}

/** At most 16 signs, as the law of GST has it. */
export const numberOf = (series: string, count: number): string =>
  `${series}/${String(count).padStart(5, "0")}`;

const sellerOf = ({ legalName, address, gstin, state, sac }: MoneySettings) => ({
  legalName,
  address,
  gstin,
  state,
  sac,
});

/** A tax shared as the law has it: half and half within the state, whole to another. */
function shareTax(label: string, share: number, paisa: number, within: boolean) {
  if (paisa === 0) return [];
  const half = Math.floor(paisa / 2);
  return within
    ? [
        { label: `CGST ${label}`, share: Math.floor(share / 2), paisa: half },
        { label: `SGST ${label}`, share: Math.ceil(share / 2), paisa: paisa - half },
      ]
    : [{ label: `IGST ${label}`, share, paisa }];
}

/** A line of a quote as its parts: in each the number times the price is the sum. Whose age is nothing to the tax. */
const writeLines = (item: QuoteItem, party: QuoteParty): DocumentContent["lines"] =>
  sumItem(item, party).lines.map(({ times, each, paisa, ...unit }, _, { length }) => {
    const who = length > 1 ? sayUnit({ ...unit, ages: [] }) : "";
    return { title: [item.title, who].filter(Boolean).join(", "), times, each, paisa };
  });

/** The invoice of what was agreed: its lines and taxes make the very total that was accepted. */
export function writeInvoice(
  { reference, version, acceptance }: Agreement,
  settings: MoneySettings,
  buyer: Buyer,
): DocumentContent {
  const { content, taxRates } = version;
  const { totals } = acceptance;
  const sameState = buyer.state.toLowerCase() === settings.state.toLowerCase();
  const within = buyer.state === "" || sameState;
  return {
    seller: sellerOf(settings),
    buyer,
    reference,
    title: content.title,
    departure: content.departure,
    lines: content.items
      .filter((item) => isTaken(item, acceptance.ticked))
      .flatMap((item) => writeLines(item, content.party)),
    totals,
    taxes: [
      ...shareTax("package", taxRates.package, totals.gst.package, within),
      ...shareTax("other services", taxRates.other, totals.gst.other, within),
      ...(totals.tcs > 0 ? [{ label: "TCS", share: taxRates.tcs, paisa: totals.tcs }] : []),
    ],
    total: acceptance.totalPaisa,
    remark: "",
  };
}

/** The receipt of a payment. */
export const writeReceipt = (
  { reference, version, acceptance }: Agreement,
  settings: MoneySettings,
  payment: { paisa: number; remark: string },
): DocumentContent => ({
  seller: sellerOf(settings),
  buyer: { name: acceptance.name, address: "", gstin: "", state: "" },
  reference,
  title: version.content.title,
  departure: version.content.departure,
  lines: [],
  totals: null,
  taxes: [],
  total: payment.paisa,
  remark: payment.remark,
});
