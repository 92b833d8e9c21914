import fc from "fast-check";
import { expect, test } from "vitest";
import { buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { exemptOf } from "./exempt-abroad.ts";
import { sumQuote } from "./quote-total.ts";

const rates = { package: 500, other: 1800, tcs: 0, rounding: "heads" as const };
const tour = { items: [buildItem({ price: 1_00_000_00, per: "group", tax: "package" })] };

test("three days in India and two in Nepal: of 1,00,000 40,000 are exempt", () => {
  const part = { halfDays: 4, of: 5 };
  expect(exemptOf(1_00_000_00, part)).toBe(40_000_00);
  const totals = sumQuote({ ...buildQuote(tour), abroad: part }, [], rates);
  expect(totals).toMatchObject({
    bases: { package: 60_000_00, none: 40_000_00 },
    ...{ base: 1_00_000_00, total: 1_03_000_00 },
    gst: { package: 3_000_00 },
  });
});

test("at most half; a short day is half a day; what is no tour bears its tax", () => {
  expect(exemptOf(1_00_000_00, { halfDays: 8, of: 5 })).toBe(50_000_00);
  expect(exemptOf(1_00_000_00, { halfDays: 5, of: 5 })).toBe(50_000_00);
  expect(exemptOf(1_00_000_00, { halfDays: 1, of: 5 })).toBe(10_000_00);
  const guide = buildItem({
    id: "guide",
    kind: "guide",
    per: "group",
    price: 10_000_00,
    tax: "other",
  });
  const items = [...tour.items, guide];
  const totals = sumQuote({ ...buildQuote({ items }), abroad: { halfDays: 4, of: 5 } }, [], rates);
  expect(totals.gst).toEqual({ package: 3_000_00, other: 1_800_00 });
});

test("the price before tax is what it was, the exempt part never more than half of it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_00_000_00 }),
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 1, max: 60 }),
      (price, halfDays, of) => {
        const quote = buildQuote({ items: [buildItem({ price, per: "group", tax: "package" })] });
        const { base, bases, total, gst } = sumQuote(
          { ...quote, abroad: { halfDays, of } },
          [],
          rates,
        );
        expect(base).toBe(price);
        expect(bases.package + bases.none).toBe(price);
        expect(bases.none).toBeLessThanOrEqual(Math.ceil(price / 2));
        expect(total).toBe(price + gst.package);
      },
    ),
  );
});
