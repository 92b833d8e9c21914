import fc from "fast-check";
import { expect, test } from "vitest";
import { Buyer, type DocumentContent } from "#contract/quote/money-document.ts";
import { sumQuote } from "#contract/quote/quote-total.ts";
import { MoneySettings } from "#contract/wire/money-settings.ts";
import type { Agreement } from "#server/quotes/agreement.ts";
import { buildItem, buildQuote, ownGstin } from "#tests/factories/quotes.ts";
import { writeInvoice, writeReceipt } from "./documents.ts";

/** What stands on papers, to the paisa: lines, taxes, advances and what is open. */
const settings = MoneySettings.parse({
  legalName: "Safarnama Tours",
  address: "Main Road, Ranchi",
  gstin: ownGstin,
  state: "20",
  tax: [{ from: "2017-07-01", package: 500, other: 1800, tcs: 200 }],
});
const taxRates = {
  from: "2017-07-01",
  package: 500,
  other: 1800,
  tcs: 200,
  rounding: "heads",
} as const;

function agree(content: ReturnType<typeof buildQuote>, ticked: string[] = []): Agreement {
  const totals = sumQuote(content, ticked, taxRates);
  return {
    reference: "SF-1",
    version: { content, taxRates },
    acceptance: { name: "Asha Devi", ticked, totals, totalPaisa: totals.total },
  } as unknown as Agreement;
}

const who = (input: object = {}) => Buyer.parse({ name: "Asha Devi", state: "20", ...input });
const invoice = (agreement: Agreement, buyer = who(), paid: number[] = []) =>
  writeInvoice(agreement, settings, buyer, {
    advances: paid.map((paisa, at) => ({ number: `SR/${at}`, on: "2026-11-22", paisa })),
    pay: () => [],
  });
const sum = (list: { paisa: number }[]) => list.reduce((all, one) => all + one.paisa, 0);
const heads = ({ lines }: DocumentContent) => ({
  cgst: lines.reduce((all, line) => all + (line.cgst ?? 0), 0),
  sgst: lines.reduce((all, line) => all + (line.sgst ?? 0), 0),
  igst: lines.reduce((all, line) => all + (line.igst ?? 0), 0),
});

const lakh = buildQuote({ items: [buildItem({ per: "group", price: 1_00_000_00 })] });

test("a tour of 1,00,000 in Jharkhand: 2,500 and 2,500, thirty per cent paid before", () => {
  const agreement = agree(lakh);
  const receipt = writeReceipt(agreement, settings, null, {
    paisa: 31_500_00,
    remark: "UPI",
    isAdvance: true,
  });
  expect(receipt).toMatchObject({
    pos: "20",
    lines: [{ sac: "998555", rate: 500, paisa: 30_000_00, cgst: 750_00, sgst: 750_00, igst: 0 }],
    total: 31_500_00,
  });
  const paper = invoice(agreement, who(), [31_500_00]);
  expect(paper).toMatchObject({
    pos: "20",
    total: 1_05_000_00,
    balance: 73_500_00,
    taxes: [
      { label: "CGST package", share: 250, paisa: 2_500_00 },
      { label: "SGST package", share: 250, paisa: 2_500_00 },
    ],
  });
  expect(paper.notes?.join(" ")).toMatch(/gross amount for the tour.*reverse charge: No/);
});

test("to Kerala, and to a zone, it is IGST and as much; from abroad it is taxed here", () => {
  const agreement = agree(lakh);
  expect(heads(invoice(agreement, who({ state: "32" })))).toEqual({
    cgst: 0,
    sgst: 0,
    igst: 5_000_00,
  });
  const zone = invoice(agreement, who({ gstin: ownGstin, address: "Ranchi", sez: true }));
  expect(heads(zone)).toEqual({ cgst: 0, sgst: 0, igst: 5_000_00 });
  expect(invoice(agreement, who({ state: "96" }))).toMatchObject({ pos: "20" });
});

test("a payment after the invoice is not taxed again", () => {
  const plain = writeReceipt(agree(lakh), settings, null, {
    paisa: 100,
    remark: "",
    isAdvance: false,
  });
  expect(plain.lines).toEqual([]);
  expect(plain.pos).toBeUndefined();
});

test("without a GSTIN there are no tax lines, no codes and no place of supply", () => {
  const own = { ...settings, gstin: "" };
  const totals = sumQuote(lakh, [], { ...taxRates, package: 0, other: 0 });
  const agreement = {
    ...agree(lakh),
    acceptance: { ...agree(lakh).acceptance, totals, totalPaisa: totals.total },
  };
  const paper = writeInvoice(agreement, own, who(), { advances: [], pay: () => [] });
  expect(paper).toMatchObject({ taxes: [], total: 1_00_000_00 });
  expect(paper.pos ?? paper.notes).toBeUndefined();
  expect(paper.lines[0]).toEqual({
    title: "A room",
    times: 1,
    each: 1_00_000_00,
    paisa: 1_00_000_00,
  });
});

test("lines, heads and advances agree to the paisa, whatever the quote", () => {
  const item = fc.record({
    price: fc.integer({ min: 0, max: 9_999_999 }),
    per: fc.constantFrom("person", "room", "group"),
    tax: fc.constantFrom("package", "other"),
    kind: fc.constantFrom("stay", "guide", "ticket"),
    optional: fc.boolean(),
  });
  const row = fc.integer({ min: 0, max: 9_999_999 });
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 9 }),
      fc.option(fc.tuple(row, row), { nil: null }),
      fc.constantFrom("20", "32"),
      fc.array(fc.integer({ min: 1, max: 9_999_999 }), { maxLength: 4 }),
      (items, prices, state, paid) => {
        const content = buildQuote({
          items: items.map((one, at) => buildItem({ ...one, id: `i${at}` } as never)),
          package: prices && {
            rows: [
              { of: "double", count: 2, price: prices[0] },
              { of: "single", count: 1, price: prices[1] },
            ],
            tax: "package",
          },
        });
        const agreement = agree(
          content,
          items.map((_, at) => `i${at}`),
        );
        const { totals, totalPaisa } = agreement.acceptance;
        const paper = invoice(agreement, who({ state }), paid);
        expect(sum(paper.lines)).toBe(totals.base);
        const { cgst, sgst, igst } = heads(paper);
        expect(cgst + sgst + igst).toBe(totals.gst.package + totals.gst.other);
        expect(sum(paper.taxes)).toBe(cgst + sgst + igst);
        expect(cgst).toBe(sgst);
        expect(totals.base + sum(paper.taxes)).toBe(totalPaisa);
        expect(sum(paper.advances ?? []) + (paper.balance ?? 0)).toBe(totalPaisa);
        for (const paisa of paid) {
          const receipt = writeReceipt(agreement, settings, who({ state }), {
            paisa,
            remark: "",
            isAdvance: true,
          });
          const inside = heads(receipt);
          const all = sum(receipt.lines) + inside.cgst + inside.sgst + inside.igst;
          // A trip that costs nothing has nothing to be taxed.
          if (totalPaisa > 0) expect(all).toBe(paisa);
        }
      },
    ),
  );
});
