import * as z from "zod/mini";
import { itemKinds, itemUnits } from "#contract/quote/quote-item.ts";
import { RateInput, rateTaxes, type Supplier, SupplierInput } from "#contract/quote/rate-book.ts";
import { guideSpans, mealPlans, sharings, supplierTaxes } from "#contract/quote/rate-terms.ts";
import { readCsv } from "#server/http/read-csv.ts";

/** The rate book as a table and back: a rate a line, its supplier beside it. Sums are rupees. */
export const rateColumns = [
  ...["Kind", "Supplier", "Place", "Email", "Phone", "Rate", "Per", "From", "To", "Price"],
  ...["Child price", "Extra bed", "Children by age", "Margin %", "Tax", "Meal plan", "Sharing"],
  ...["Weekend days", "Weekend supplement", "Km a day", "Minimum km a day", "Extra km"],
  ...["Driver a day", "Night", "Guide", "Language", "Supplier GST"],
] as const;
type Column = (typeof rateColumns)[number];

const sum = (paisa: number | null) =>
  paisa === null ? "" : paisa % 100 === 0 ? String(paisa / 100) : (paisa / 100).toFixed(2);
const number = (value: number | null) => (value === null ? "" : String(value));

/** One line a rate; a supplier without one has a line of its own. */
export const tabulateRates = (suppliers: readonly Supplier[]): string[][] =>
  suppliers.flatMap((supplier) => {
    const own = [supplier.kind, supplier.name, supplier.place, supplier.email, supplier.phone];
    if (supplier.rates.length === 0) return [own];
    return supplier.rates.map((rate) => [
      ...own,
      ...[rate.name, rate.per, rate.from ?? "", rate.to ?? ""],
      ...[sum(rate.price), sum(rate.childPrice), sum(rate.extraBedPrice)],
      rate.childPrices
        .map(({ from, to, price, bedPrice }) =>
          [`${from}-${to}`, sum(price), ...(bedPrice === null ? [] : [sum(bedPrice)])].join(":"),
        )
        .join(" "),
      rate.margin === null ? "" : String(rate.margin / 100),
      rate.tax,
      ...[rate.terms.plan, rate.terms.sharing, rate.terms.weekend.join(" ")],
      ...[sum(rate.terms.weekendPrice), number(rate.terms.kmPerDay), number(rate.terms.leastKm)],
      ...[sum(rate.terms.extraKm), sum(rate.terms.driverPerDay), sum(rate.terms.night)],
      ...[rate.terms.span, rate.terms.language, rate.terms.gst],
    ]);
  });

/** What is wrong with a cell, in a sentence. */
class CellError extends Error {}

function readSum(cell: string, column: Column): number | null {
  if (cell === "") return null;
  const match = /^(?:₹|rs\.?)?\s*(\d{1,9})(?:\.(\d{1,2}))?$/i.exec(cell.replaceAll(",", ""));
  if (!match) throw new CellError(`${column}: "${cell.slice(0, 20)}" is no amount in rupees.`);
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

function readWhole(cell: string, column: Column): number | null {
  if (cell === "") return null;
  if (!/^\d{1,5}$/.test(cell))
    throw new CellError(`${column}: "${cell.slice(0, 20)}" is no whole number.`);
  return Number(cell);
}

/** "2027-04-01", or as spreadsheets of India write it: "01/04/2027", "01-04-2027". */
function readDay(cell: string): string | null {
  if (cell === "") return null;
  const [, day = "", month = "", year = ""] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? [];
  return year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : cell;
}

/** "0-4:0 5-11:500:800": ages, without a bed, with one. */
const readChildren = (cell: string) =>
  cell
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => {
      const [, from, to, price = "", bed = ""] =
        /^(\d{1,2})-(\d{1,2}):([\d.]+)(?::([\d.]+))?$/.exec(one) ?? [];
      if (from === undefined)
        throw new CellError(`Children by age: "${one.slice(0, 20)}" is written like 5-11:500:800.`);
      return {
        ...{ from: Number(from), to: Number(to) },
        price: readSum(price, "Children by age") ?? 0,
        bedPrice: readSum(bed, "Children by age"),
      };
    });

function readMargin(cell: string): number | null {
  if (cell === "") return null;
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(cell))
    throw new CellError(`Margin %: "${cell.slice(0, 20)}" is no share.`);
  return Math.round(Number(cell) * 100);
}

const oneOf = <T extends string>(list: readonly T[], cell: string, column: Column): T => {
  const found = list.find((one) => one.toLowerCase() === cell.toLowerCase());
  if (found === undefined)
    throw new CellError(
      `${column}: "${cell.slice(0, 20)}" is none of ${list.filter(Boolean).join(", ")}.`,
    );
  return found;
};

/** A line that was read: the supplier, and its rate where the line has one. */
export type RateLine = {
  line: number;
  supplier: z.infer<typeof SupplierInput>;
  rate: z.infer<typeof RateInput> | null;
};

export type LineError = { line: number; text: string };

function readLine(cell: (column: Column) => string): Omit<RateLine, "line"> {
  const supplier = SupplierInput.parse({
    kind: oneOf(itemKinds, cell("Kind"), "Kind"),
    name: cell("Supplier"),
    place: cell("Place"),
    email: cell("Email"),
    phone: cell("Phone"),
  });
  if (!cell("Rate")) return { supplier, rate: null };
  const price = readSum(cell("Price"), "Price");
  if (price === null) throw new CellError("Price: the price is missing.");
  const weekend = cell("Weekend days")
    .split(/[\s,]+/)
    .filter(Boolean);
  const rate = RateInput.parse({
    name: cell("Rate"),
    per: oneOf(itemUnits, cell("Per"), "Per"),
    from: readDay(cell("From")),
    to: readDay(cell("To")),
    price,
    childPrice: readSum(cell("Child price"), "Child price"),
    childPrices: readChildren(cell("Children by age")),
    extraBedPrice: readSum(cell("Extra bed"), "Extra bed"),
    margin: readMargin(cell("Margin %")),
    tax: cell("Tax") ? oneOf(rateTaxes, cell("Tax"), "Tax") : "package",
    terms: {
      plan: oneOf(mealPlans, cell("Meal plan"), "Meal plan"),
      sharing: oneOf(sharings, cell("Sharing"), "Sharing"),
      weekend: weekend.map((day) => readWhole(day, "Weekend days") ?? 0),
      weekendPrice: readSum(cell("Weekend supplement"), "Weekend supplement"),
      kmPerDay: readWhole(cell("Km a day"), "Km a day"),
      leastKm: readWhole(cell("Minimum km a day"), "Minimum km a day"),
      extraKm: readSum(cell("Extra km"), "Extra km"),
      driverPerDay: readSum(cell("Driver a day"), "Driver a day"),
      night: readSum(cell("Night"), "Night"),
      span: oneOf(guideSpans, cell("Guide"), "Guide"),
      language: cell("Language"),
      gst: oneOf(supplierTaxes, cell("Supplier GST").replace(/\s*%$/, ""), "Supplier GST"),
    },
  });
  return { supplier, rate };
}

const mostLines = 5000;

/** Reads a table whose first line names the columns, in any order. Each line is read; each that is wrong is told. */
export function readRateTable(text: string): { lines: RateLine[]; errors: LineError[] } {
  let rows: ReturnType<typeof readCsv>;
  try {
    rows = readCsv(text);
  } catch (error) {
    return { lines: [], errors: [{ line: 1, text: (error as Error).message }] };
  }
  const [head, ...body] = rows;
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const places = new Map(
    rateColumns.map((column) => [column, names.indexOf(column.toLowerCase())]),
  );
  const missing = (["Kind", "Supplier"] as const).filter((column) => places.get(column) === -1);
  if (missing.length > 0)
    return {
      lines: [],
      errors: [{ line: 1, text: `The first line has no column ${missing.join(", ")}.` }],
    };
  if (body.length > mostLines)
    return { lines: [], errors: [{ line: 1, text: `At most ${mostLines} lines at once.` }] };
  const lines: RateLine[] = [];
  const errors: LineError[] = [];
  for (const { line, cells } of body) {
    try {
      lines.push({ line, ...readLine((column) => cells[places.get(column) ?? -1]?.trim() ?? "") });
    } catch (error) {
      const told =
        error instanceof z.core.$ZodError ? error.issues[0]?.message : (error as Error).message;
      errors.push({ line, text: told ?? "This line cannot be read." });
    }
  }
  return { lines, errors };
}
