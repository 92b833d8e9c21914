import fc from "fast-check";
import { expect, test } from "vitest";
import { Buyer, type DocumentContent } from "#contract/quote/money-document.ts";
import { sumQuote } from "#contract/quote/quote-total.ts";
import { sumGst } from "#contract/quote/tax-rules.ts";
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
  stay: 500,
  car: 500,
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

test("a house alone: SAC 996311, taxed where it stands, and no word of a tour", () => {
  const rooms = [
    buildItem({ tax: "stay", price: 7_000_00, nights: 2 }),
    buildItem({ id: "dear", tax: "stay", price: 8_000_00 }),
  ];
  const agreement = agree(buildQuote({ items: rooms, houseState: "08" }));
  // A firm of Bengal, and rooms in Rajasthan: 14,000 at 5 % and 8,000 at 18 %.
  const paper = invoice(agreement, who({ gstin: "19ABCPS1234K1ZJ", state: "19" }));
  expect(paper).toMatchObject({
    pos: "08",
    total: 24_140_00,
    lines: [
      { sac: "996311", rate: 500, igst: 700_00 },
      { sac: "996311", rate: 1800, igst: 1_440_00 },
    ],
    taxes: [
      { label: "IGST other services", share: 1800, paisa: 1_440_00 },
      { label: "IGST house alone", share: 500, paisa: 700_00 },
    ],
  });
  expect(paper.notes).toEqual(["Tax payable on reverse charge: No"]);
  const advance = { paisa: 7_242_00, remark: "UPI", isAdvance: true };
  const receipt = writeReceipt(agreement, settings, null, advance);
  expect(receipt.pos).toBe("08");
  expect(sum(receipt.lines) + heads(receipt).igst).toBe(7_242_00);
});

test("a car alone: SAC 9966, taxed as its buyer's", () => {
  const car = { kind: "transport", per: "group", tax: "car", price: 11_400_00 } as const;
  const paper = invoice(agree(buildQuote({ items: [buildItem(car)] })), who({ state: "32" }));
  expect(paper).toMatchObject({
    pos: "32",
    total: 11_970_00,
    lines: [{ sac: "9966", rate: 500, igst: 570_00 }],
  });
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
    tax: fc.constantFrom("package", "other", "stay", "car"),
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
        expect(cgst + sgst + igst).toBe(sumGst(totals));
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
