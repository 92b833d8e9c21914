import { expect, test } from "vitest";
import { Buyer } from "#contract/quote/money-document.ts";
import { sumQuote } from "#contract/quote/quote-total.ts";
import { MoneySettings } from "#contract/wire/money-settings.ts";
import { writeInvoice } from "#server/money/documents.ts";
import type { Agreement } from "#server/quotes/agreement.ts";
import { buildItem, buildQuote, ownGstin } from "#tests/factories/quotes.ts";
import { readPdfText } from "#tests/setup/read-pdf.ts";
import { writeMoneyPaper } from "./money-paper.ts";

const taxRates = {
  ...{ from: "2017-07-01", package: 500, other: 1800, stay: 500, car: 500, tcs: 200 },
  rounding: "heads" as const,
};
const settings = MoneySettings.parse({
  ...{ legalName: "Safarnama Tours", address: "Main Road, Ranchi", gstin: ownGstin, state: "20" },
  tax: [{ from: "2017-07-01", package: 500, other: 1800, tcs: 200 }],
});

test("a tax invoice says on paper what rule 46 wants, and no tax at source of a tour at home", async () => {
  const content = buildQuote({ items: [buildItem({ per: "group", price: 1_00_000_00 })] });
  const totals = sumQuote(content, [], taxRates);
  const agreement = {
    reference: "SF-1",
    version: { content, taxRates },
    acceptance: { name: "Asha Devi", ticked: [], totals, totalPaisa: totals.total },
  } as unknown as Agreement;
  const buyer = Buyer.parse({
    ...{ name: "Bose & Sons", address: "Park Street", gstin: "19ABCPS1234K1ZJ", state: "19" },
  });
  const advances = [{ number: "SR/26-27/00001", on: "2026-11-20", paisa: 31_500_00 }];
  const paper = writeInvoice(agreement, settings, buyer, { advances, pay: () => [] });
  const pdf = await writeMoneyPaper({
    ...{ kind: "invoice", number: "SF/26-27/00001", issuedAt: new Date("2026-11-22T06:00:00Z") },
    content: paper,
    corrects: null,
  } as never);
  const text = readPdfText(pdf).replaceAll(/\s+/g, " ");
  for (const said of [
    ...["Tax invoice", "SF/26-27/00001", ownGstin, "19ABCPS1234K1ZJ", "Park Street", "998555"],
    ...["West Bengal", "IGST", "The amount charged is the gross amount for the tour"],
    ...["Tax payable on reverse charge: No", "SR/26-27/00001", "For Safarnama Tours: signature"],
  ])
    expect(text).toContain(said);
  expect(text).not.toContain("TCS");
});

test.each([
  ["hi", "आशा देवी", "राँची"],
  ["bn", "আশা দেবী", "রাঁচি"],
])(
  "an invoice to somebody who reads %s says it so, with the English that the law wants beside",
  async (language, name, address) => {
    const content = buildQuote({ items: [buildItem({ per: "group", price: 1_00_000_00 })] });
    const totals = sumQuote(content, [], taxRates);
    const agreement = {
      reference: "SF-1",
      version: { content, taxRates },
      acceptance: { name, ticked: [], totals, totalPaisa: totals.total },
    } as unknown as Agreement;
    const buyer = Buyer.parse({ name, address, gstin: "", state: "20" });
    const paper = writeInvoice(agreement, settings, buyer, { advances: [], pay: () => [] });
    const pdf = await writeMoneyPaper({
      ...{ kind: "invoice", number: "SF/26-27/00002", issuedAt: new Date("2026-11-22T06:00:00Z") },
      content: { ...paper, language },
      corrects: null,
    } as never);
    expect(pdf.toString("latin1")).toContain(`/Lang (${language})`);
    const text = readPdfText(pdf).replaceAll(/\s+/g, " ");
    // What stands before each is shaped, and read by pdftotext alone (shaped-words.test.ts).
    for (const said of ["· Tax invoice", "· Before tax", "· Place of supply", "· Total"])
      expect(text).toContain(said);
    expect(text).toContain("CGST");
  },
);
