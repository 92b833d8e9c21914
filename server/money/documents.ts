import { exemptOf } from "#contract/quote/exempt-abroad.ts";
import { findPlaceOfSupply, noTax, shareOut, splitTax, takeTaxOut } from "#contract/quote/gst.ts";
import { ruleOf, sumItem } from "#contract/quote/line-sum.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { Buyer, DocumentContent, DocumentKind } from "#contract/quote/money-document.ts";
import { sayHeads } from "#contract/quote/package-heads.ts";
import type { QuoteParty, QuoteTotals } from "#contract/quote/quote.ts";
import type { ItemKind, QuoteItem, TaxRule } from "#contract/quote/quote-item.ts";
import { isTaken, listPriced } from "#contract/quote/quote-total.ts";
import { sayUnit } from "#contract/quote/say-price-line.ts";
import { shownWords } from "#contract/quote/shown-title.ts";
import { baseOf, gstOf, type Rates, rateOf, taxedRules } from "#contract/quote/tax-rules.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import type { Agreement } from "#server/quotes/agreement.ts";
import { createPartWords } from "#words/papers/part-words.ts";
import { sayPaperIn } from "#words/papers/say-paper.ts";
import { wordings } from "./wordings.ts";

type Line = DocumentContent["lines"][number];
type Advance = NonNullable<DocumentContent["advances"]>[number];

const letters: Record<DocumentKind, string> = {
  invoice: "SF",
  receipt: "SR",
  credit_note: "SC",
  reversal: "SV",
  debit_note: "SD",
  refund: "SW",
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

/** Of guides who are hired alone, of rooms, and of a car with its driver. */
const guideSac = "998556";
const staySac = "996311";
const carSac = "9966";

/** The code of a service as its tax has it (SAC). */
export function sacOf(rule: TaxRule, kind: ItemKind, { sac, sacOther }: MoneySettings): string {
  // What bears no tax is the part of a tour outside India.
  if (rule === "package" || rule === "none") return sac;
  if (rule === "stay") return staySac;
  if (rule === "car") return carSac;
  return kind === "guide" ? guideSac : sacOther;
}

/** A tax shared as the law has it: half and half within the state, whole to another. */
export function shareTax(label: string, share: number, paisa: number, within: boolean) {
  if (paisa === 0) return [];
  const half = Math.floor(paisa / 2);
  return within
    ? [
        { label: `CGST ${label}`, share: Math.floor(share / 2), paisa: half },
        { label: `SGST ${label}`, share: Math.ceil(share / 2), paisa: paisa - half },
      ]
    : [{ label: `IGST ${label}`, share, paisa }];
}

/** Documents stay English: the law's words (docs/decisions/207). */
const partWords = createPartWords(sayPaperIn.en);

const ruleLabels = {
  ...{ package: "package", other: "other services" },
  ...{ stay: "house alone", car: "car alone" },
} as const;

/** The taxes of a price by their heads, each rule by itself. */
export const shareTaxes = (
  totals: Pick<QuoteTotals, "gst">,
  rates: Rates,
  within: boolean,
): DocumentContent["taxes"] =>
  taxedRules.flatMap((rule) =>
    shareTax(ruleLabels[rule], rateOf(rates, rule), gstOf(totals, rule), within),
  );

type Untaxed = Line & { rule: TaxRule; sac: string };

/** A line of a quote as its parts: in each the number times the price is the sum. Whose age is nothing to the tax. */
const writeItem = (item: QuoteItem, party: QuoteParty, title: string): Line[] =>
  sumItem(item, party).lines.map(({ times, each, paisa, ...unit }, _, { length }) => {
    const who = length > 1 ? sayUnit({ ...unit, ages: [] }, partWords) : "";
    return { title: [title, who].filter(Boolean).join(", "), times, each, paisa };
  });

/** What was agreed, as the traveller was told of it: so much a person, or line by line. */
function listLines({ version, acceptance }: Agreement, settings: MoneySettings): Untaxed[] {
  const { content } = version;
  const price = content.package;
  const heads = (price?.rows ?? []).map((row): Untaxed => {
    const { count, price: each } = row;
    const rule = price?.tax ?? "package";
    const sac = sacOf(rule, "other", settings);
    const title = `${content.title}, ${sayHeads(row)}`;
    return { title, times: count, each, paisa: count * each, rule, sac };
  });
  const items = listPriced(content)
    .filter((item) => isTaken(item, acceptance.ticked))
    .flatMap((item) => {
      const { title } = shownWords(item, content.suppliers);
      const sac = sacOf(item.tax, item.kind, settings);
      return writeItem(item, content.party, title).map((line) => ({
        ...line,
        rule: ruleOf(item, content.party),
        sac,
      }));
    });
  return [...heads, ...items];
}

/** Each line with its part of the taxes: over all lines the heads are those of the whole, to the paisa. */
function taxLines(
  lines: Untaxed[],
  { version, acceptance }: Agreement,
  within: boolean,
): DocumentContent["lines"] {
  const headsOf = (rule: TaxRule) => {
    const tax = gstOf(acceptance.totals, rule);
    const half = Math.floor(tax / 2);
    return within ? { cgst: half, sgst: tax - half, igst: 0 } : { ...noTax, igst: tax };
  };
  const taxed: Line[] = lines.map(({ rule: _, ...line }) => line);
  for (const rule of [...taxedRules, "none"] as const) {
    const at = lines.flatMap((line, index) => (line.rule === rule ? [index] : []));
    const weights = at.map((index) => lines[index]?.paisa ?? 0);
    const heads = headsOf(rule);
    const whole = weights.reduce((sum, one) => sum + one, 0);
    const exempt = rule === "package" ? exemptOf(whole, version.content.abroad) : 0;
    const parts = shareOut(exempt, weights);
    const [cgst, sgst, igst] = [heads.cgst, heads.sgst, heads.igst].map((tax) =>
      shareOut(tax, weights),
    );
    for (const [index, place] of at.entries()) {
      const line = taxed[place];
      if (!line) continue;
      const rate = rateOf(version.taxRates, rule);
      Object.assign(line, {
        rate,
        cgst: cgst?.[index] ?? 0,
        sgst: sgst?.[index] ?? 0,
        igst: igst?.[index] ?? 0,
        ...(exempt > 0 && { exempt: parts[index] ?? 0 }),
      });
    }
  }
  return taxed;
}

/** The invoice of what was agreed: its lines and taxes make the very total that was accepted. */
export function writeInvoice(
  agreement: Agreement,
  settings: MoneySettings,
  buyer: Buyer,
  { advances, pay }: { advances: Advance[]; pay: (open: number) => string[] },
): DocumentContent {
  const { reference, version, acceptance } = agreement;
  const { content, taxRates } = version;
  const { totals } = acceptance;
  const isRegistered = settings.gstin !== "";
  const { state: pos, within } = findPlaceOfSupply(settings.state, buyer, content.houseState);
  const lines = listLines(agreement, settings);
  const balance = acceptance.totalPaisa - advances.reduce((sum, { paisa }) => sum + paisa, 0);
  return {
    seller: sellerOf(settings),
    buyer,
    reference,
    title: content.title,
    departure: content.departure,
    lines: isRegistered
      ? taxLines(lines, agreement, within)
      : lines.map(({ rule: _rule, sac: _sac, ...line }) => line),
    totals,
    taxes: [
      ...shareTaxes(totals, taxRates, within),
      ...(totals.tcs > 0 ? [{ label: "TCS", share: taxRates.tcs, paisa: totals.tcs }] : []),
    ],
    total: acceptance.totalPaisa,
    remark: "",
    ...(isRegistered && {
      pos,
      notes: [
        ...(totals.gst.package > 0 && taxRates.package === 500 ? [wordings.gross] : []),
        ...(content.abroad ? [wordings.abroad(formatPaisa(totals.bases.none))] : []),
        ...(buyer.sez ? [wordings.sez] : []),
        wordings.noReverseCharge,
      ],
    }),
    advances,
    balance,
    pay: balance > 0 ? pay(balance) : [],
  };
}

/**
 * The receipt of a payment. Before the invoice it is one for an advance, and the tax of what it is for is in it
 * (rule 50 of GST); after it nothing is taxed again.
 */
export function writeReceipt(
  { reference, version, acceptance }: Agreement,
  settings: MoneySettings,
  buyer: Buyer | null,
  payment: { paisa: number; remark: string; isAdvance: boolean },
  /** What is still to come once it is in, and how to pay what is next of it. */
  open: { balance: number; pay: string[] } | null = null,
): DocumentContent {
  const { content, taxRates } = version;
  const { totals } = acceptance;
  const who = buyer ?? { name: acceptance.name, address: "", gstin: "", state: "" };
  const { state: pos, within } = findPlaceOfSupply(settings.state, who, content.houseState);
  const isTaxed = payment.isAdvance && settings.gstin !== "";
  // As much of it as of the whole is for each kind of service; what bears no tax comes last.
  const parts = shareOut(payment.paisa, [
    ...taxedRules.map((rule) => baseOf(totals, rule) + gstOf(totals, rule)),
    totals.bases.none + totals.tcs,
  ]);
  const lines = taxedRules.flatMap((rule, at): Line[] => {
    const gross = parts[at] ?? 0;
    if (!isTaxed || gross === 0) return [];
    const rate = rateOf(taxRates, rule);
    const { taxable, half } = takeTaxOut(gross, rate);
    const title = `Advance for ${content.title}`;
    const sac = sacOf(rule, "other", settings);
    return [
      { title, times: 1, each: taxable, paisa: taxable, sac, rate, ...splitTax(half, within) },
    ];
  });
  const rest = parts.at(-1) ?? 0;
  if (isTaxed && rest > 0) lines.push({ title: "Without tax", times: 1, each: rest, paisa: rest });
  return {
    seller: sellerOf(settings),
    buyer: who,
    reference,
    title: content.title,
    departure: content.departure,
    lines,
    totals: null,
    taxes: [],
    total: payment.paisa,
    remark: payment.remark,
    isAdvance: payment.isAdvance,
    ...open,
    ...(isTaxed && { pos, notes: [wordings.noReverseCharge] }),
  };
}
