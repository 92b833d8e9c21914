import type { ReturnTable } from "#contract/quote/books.ts";
import { shareOut, splitTax, takeTaxOut } from "#contract/quote/gst.ts";
import { findState, writeState } from "#contract/quote/india-states.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { CellValue } from "#server/http/csv.ts";
import { writeReturnDay } from "./month.ts";
import type { BookPaper } from "./store.ts";
import { byRate, readPlace, readSupplies, type Supply, sumBy, sumTaxes } from "./supplies.ts";

/** The tables of GSTR-1, with the heads of its offline tool. */

/** Inter-State and unregistered, and above this with its tax, an invoice stands by itself (Notification 12/2024-CT). */
const largeFrom = 1_00_000_00;

const percentOf = (rate: number) => rate / 100;
const amount = (paisa: number) => ({ paisa });

/** Where an invoice or its note belongs. */
export function classify({ content, ofTotal }: BookPaper): "b2b" | "b2cl" | "b2cs" {
  if (content.buyer.gstin) return "b2b";
  const isInter = readSupplies(content).some(({ igst }) => igst > 0);
  return isInter && (ofTotal ?? content.total) > largeFrom ? "b2cl" : "b2cs";
}

const kindOf = ({ content }: BookPaper) =>
  content.buyer.sez ? "SEZ supplies with payment" : "Regular B2B";

/** Of an advance what is meant, with its tax inside. */
function takePart(supplies: Supply[], { part = null, content }: BookPaper): Supply[] {
  if (part === null || part === content.total) return supplies;
  const gross = supplies.map((one) => one.taxable + sumTaxes(one));
  const rest = content.total - gross.reduce((sum, one) => sum + one, 0);
  const parts = shareOut(part, [...gross, rest]);
  return supplies.map((supply, at) => {
    const { taxable, half } = takeTaxOut(parts[at] ?? 0, supply.rate);
    return { ...supply, taxable, ...splitTax(half, supply.igst === 0) };
  });
}

/** `sign`: a credit note is less. */
type Signed = { place: string; sign: 1 | -1; supply: Supply };
const signed = (paper: BookPaper): Signed[] =>
  takePart(readSupplies(paper.content), paper).map((supply) => ({
    place: readPlace(paper.content),
    sign: paper.kind === "credit_note" ? -1 : 1,
    supply,
  }));

export const returnHeads: Record<ReturnTable, string[]> = {
  b2b: "GSTIN/UIN of Recipient|Receiver Name|Invoice Number|Invoice date|Invoice Value|Place Of Supply|Reverse Charge|Applicable % of Tax Rate|Invoice Type|E-Commerce GSTIN|Rate|Taxable Value|Cess Amount".split(
    "|",
  ),
  b2cl: "Invoice Number|Invoice date|Invoice Value|Place Of Supply|Applicable % of Tax Rate|Rate|Taxable Value|Cess Amount|E-Commerce GSTIN".split(
    "|",
  ),
  b2cs: "Type|Place Of Supply|Applicable % of Tax Rate|Rate|Taxable Value|Cess Amount|E-Commerce GSTIN".split(
    "|",
  ),
  cdnr: "GSTIN/UIN of Recipient|Receiver Name|Note Number|Note Date|Note Type|Place Of Supply|Reverse Charge|Note Supply Type|Note Value|Applicable % of Tax Rate|Rate|Taxable Value|Cess Amount".split(
    "|",
  ),
  cdnur:
    "UR Type|Note Number|Note Date|Note Type|Place Of Supply|Note Value|Applicable % of Tax Rate|Rate|Taxable Value|Cess Amount".split(
      "|",
    ),
  at: "Place Of Supply|Applicable % of Tax Rate|Rate|Gross Advance Received|Cess Amount".split("|"),
  atadj: "Place Of Supply|Applicable % of Tax Rate|Rate|Gross Advance Adjusted|Cess Amount".split(
    "|",
  ),
  "hsn-b2b": hsnHead(),
  "hsn-b2c": hsnHead(),
  exemp:
    "Description|Nil Rated Supplies|Exempted(other than nil rated/non GST supply)|Non-GST Supplies".split(
      "|",
    ),
  docs: "Nature of Document|Sr. No. From|Sr. No. To|Total Number|Cancelled".split("|"),
};
function hsnHead(): string[] {
  return "HSN|Description|UQC|Total Quantity|Total Value|Rate|Taxable Value|Integrated Tax Amount|Central Tax Amount|State/UT Tax Amount|Cess Amount".split(
    "|",
  );
}

/** What bears a tax, by rate: what bears none stands in a table of its own. */
const taxedOf = ({ content }: BookPaper): Supply[] =>
  byRate(readSupplies(content)).filter(({ rate }) => rate > 0);

const noteType = ({ kind }: BookPaper) => (kind === "debit_note" ? "D" : "C");
const isNotePaper = ({ kind }: BookPaper) => kind === "credit_note" || kind === "debit_note";

/** A paper by itself, a row for each rate. */
const rowsOf: Record<"b2b" | "b2cl" | "cdnr" | "cdnur", (paper: BookPaper) => CellValue[][]> = {
  b2b: (paper) =>
    taxedOf(paper).map(({ rate, taxable }) => [
      paper.content.buyer.gstin,
      paper.content.buyer.name,
      paper.number,
      writeReturnDay(paper.on),
      amount(paper.content.total),
      writeState(readPlace(paper.content)),
      "N",
      "",
      kindOf(paper),
      "",
      percentOf(rate),
      amount(taxable),
      amount(0),
    ]),
  b2cl: (paper) =>
    taxedOf(paper).map(({ rate, taxable }) => [
      paper.number,
      writeReturnDay(paper.on),
      amount(paper.content.total),
      writeState(readPlace(paper.content)),
      "",
      percentOf(rate),
      amount(taxable),
      amount(0),
      "",
    ]),
  cdnr: (paper) =>
    taxedOf(paper).map(({ rate, taxable }) => [
      paper.content.buyer.gstin,
      paper.content.buyer.name,
      paper.number,
      writeReturnDay(paper.on),
      noteType(paper),
      writeState(readPlace(paper.content)),
      "N",
      kindOf(paper),
      amount(paper.content.total),
      "",
      percentOf(rate),
      amount(taxable),
      amount(0),
    ]),
  cdnur: (paper) =>
    taxedOf(paper).map(({ rate, taxable }) => [
      "B2CL",
      paper.number,
      writeReturnDay(paper.on),
      noteType(paper),
      writeState(readPlace(paper.content)),
      amount(paper.content.total),
      "",
      percentOf(rate),
      amount(taxable),
      amount(0),
    ]),
};

/** Invoices and notes of who is registered, and no others: without a GSTIN there is no return. */
export const isTaxPaper = (paper: BookPaper): boolean =>
  (paper.kind === "invoice" || isNotePaper(paper)) && paper.content.seller.gstin !== "";

/** Rows of a paper in a table that has each by itself. */
export function listPaperRows(table: keyof typeof rowsOf, paper: BookPaper): CellValue[][] {
  if (!isTaxPaper(paper)) return [];
  const wanted = { b2b: "b2b", cdnr: "b2b", b2cl: "b2cl", cdnur: "b2cl" }[table];
  const isNote = table === "cdnr" || table === "cdnur";
  if (classify(paper) !== wanted || isNotePaper(paper) !== isNote) return [];
  return rowsOf[table](paper);
}

type Sums = Map<string, { place: string; supply: Supply }>;
function put(sums: Sums, key: string, { place, sign, supply }: Signed): void {
  const known = sums.get(key)?.supply;
  const of = (name: "taxable" | "cgst" | "sgst" | "igst") =>
    (known?.[name] ?? 0) + sign * supply[name];
  const sum = { taxable: of("taxable"), cgst: of("cgst"), sgst: of("sgst"), igst: of("igst") };
  sums.set(key, { place, supply: { ...supply, ...sum } });
}
const inOrder = (sums: Sums) =>
  [...sums.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);

type Papers = AsyncIterable<BookPaper[]>;

/** Sales to who is not registered, by place and rate, less their notes. */
export async function sumSmall(papers: Papers): Promise<CellValue[][]> {
  const sums: Sums = new Map();
  for await (const page of papers)
    for (const paper of page)
      if (isTaxPaper(paper) && classify(paper) === "b2cs")
        for (const one of signed(paper))
          if (one.supply.rate > 0) put(sums, `${one.place} ${one.supply.rate}`, one);
  return inOrder(sums).map(({ place, supply }) => [
    "OE",
    writeState(place),
    "",
    percentOf(supply.rate),
    amount(supply.taxable),
    amount(0),
    "",
  ]);
}

const exemptRows = ["Inter-State", "Intra-State"].flatMap((way) =>
  ["registered", "unregistered"].map((who) => `${way} supplies to ${who} persons`),
);

/** What bears no tax, less its notes: all four rows, as the tool has them. */
export async function sumExempt(papers: Papers): Promise<CellValue[][]> {
  const sums = new Map(exemptRows.map((name) => [name, 0]));
  for await (const page of papers)
    for (const paper of page) {
      if (!isTaxPaper(paper)) continue;
      const { content } = paper;
      const way = readPlace(content) === findState(content.seller.state) ? "Intra" : "Inter";
      const who = content.buyer.gstin ? "registered" : "unregistered";
      const name = `${way}-State supplies to ${who} persons`;
      for (const { sign, supply } of signed(paper))
        if (supply.rate === 0) sums.set(name, (sums.get(name) ?? 0) + sign * supply.taxable);
    }
  return [...sums].map(([name, paisa]) => [name, amount(0), amount(paisa), amount(0)]);
}

/** By code and rate; `isB2b`: of who is registered. */
export async function sumCodes(papers: Papers, isB2b: boolean): Promise<CellValue[][]> {
  const sums: Sums = new Map();
  for await (const page of papers)
    for (const paper of page)
      if (isTaxPaper(paper) && (classify(paper) === "b2b") === isB2b)
        for (const one of signed(paper)) put(sums, `${one.supply.sac} ${one.supply.rate}`, one);
  return inOrder(sums).map(({ supply }) => [
    supply.sac,
    "Tour operator services",
    "NA",
    0,
    amount(supply.taxable + sumTaxes(supply)),
    percentOf(supply.rate),
    amount(supply.taxable),
    amount(supply.igst),
    amount(supply.cgst),
    amount(supply.sgst),
    amount(0),
  ]);
}

/** Advances by place and rate, before tax; `less`: what is taken off them. */
export async function sumAdvances(papers: Papers, less?: Papers): Promise<CellValue[][]> {
  const sums: Sums = new Map();
  for (const [sign, list] of [
    [1, papers],
    [-1, less],
  ] as const)
    for await (const page of list ?? [])
      for (const paper of page)
        for (const one of signed(paper))
          put(sums, `${one.place} ${one.supply.rate}`, { ...one, sign });
  return inOrder(sums).map(({ place, supply }) => [
    writeState(place),
    "",
    percentOf(supply.rate),
    amount(supply.taxable),
    amount(0),
  ]);
}

const natures = {
  invoice: "Invoices for outward supply",
  credit_note: "Credit Note",
  debit_note: "Debit Note",
  receipt: "Receipt voucher",
  refund: "Refund voucher",
} as const;

/** Series of numbers: the first, the last, how many. */
export async function listSeries(papers: Papers): Promise<CellValue[][]> {
  const found: { kind: keyof typeof natures; from: string; to: string; count: number }[] = [];
  for await (const page of papers)
    for (const { kind, number, content } of page)
      if (kind !== "reversal" && content.seller.gstin)
        found.push({ kind, from: number, to: number, count: 1 });
  const series = sumBy(
    found,
    ({ kind, from }) => `${kind} ${from.replace(/\/\d+$/, "")}`,
    (one, { from, to }) => ({
      ...one,
      from: from < one.from ? from : one.from,
      to: to > one.to ? to : one.to,
      count: one.count + 1,
    }),
  );
  const order = Object.keys(natures);
  const sorted = series.toSorted(
    (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind),
  );
  return sorted.map(({ kind, from, to, count }) => [natures[kind], from, to, count, 0]);
}

/**
 * What is in the tables is what is in the books, to the paisa; else there is no file.
 * @throws AppError conflict, naming the paper
 */
export async function checkPapers(papers: Papers): Promise<void> {
  for await (const page of papers)
    for (const paper of page) {
      if (!isTaxPaper(paper)) continue;
      const { totals, total } = paper.content;
      const supplies = readSupplies(paper.content);
      const taxable = supplies.reduce((sum, one) => sum + one.taxable, 0);
      const taxes = supplies.reduce((sum, one) => sum + sumTaxes(one), 0);
      const apart = totals ? totals.base - taxable : 0;
      const isOther = apart !== 0 && apart !== totals?.bases.none;
      if (isOther || taxable + apart + taxes + (totals?.tcs ?? 0) !== total)
        throw new AppError(
          "conflict",
          `${paper.number} does not add up: its lines and taxes are not its total. No table is written.`,
        );
    }
}
