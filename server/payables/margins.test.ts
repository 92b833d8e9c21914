import fc from "fast-check";
import { expect, test } from "vitest";
import { QuoteItem, taxRules } from "#contract/quote/quote-item.ts";
import { sumMargin, sumQuote } from "#contract/quote/quote-total.ts";
import { listUnconfirmed } from "#server/agenda/list-unconfirmed.ts";
import { buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { sumCosts } from "./margins.ts";

/** The margin is one figure: the quote's editor, the numbers and the suppliers' page reckon it alike. */

const rates = { package: 500, other: 1800, tcs: 0, rounding: "heads" } as const;
const item = fc.record({
  price: fc.integer({ min: 0, max: 999_999 }),
  per: fc.constantFrom("person", "room", "group"),
  tax: fc.constantFrom(...taxRules),
  kind: fc.constantFrom("stay", "guide", "ticket"),
  margin: fc.option(fc.integer({ min: 0, max: 5_000 }), { nil: null }),
  optional: fc.boolean(),
});

test("until a supplier asks something else, price less cost is the margin that the quote says", () => {
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 6 }),
      fc.option(fc.integer({ min: 0, max: 9_999_999 }), { nil: null }),
      (items, price) => {
        const content = buildQuote({
          items: items.map((one, at) =>
            QuoteItem.parse({ ...buildItem(), ...one, id: `i${at}`, nights: 1 }),
          ),
          package:
            price === null ? null : { rows: [{ of: "double", count: 2, price }], tax: "package" },
        });
        const ticked = content.items.flatMap(({ id }, at) => (at % 2 === 0 ? [id] : []));
        const { base } = sumQuote(content, ticked, rates);
        const said = sumMargin(content, ticked);
        const costs = sumCosts(content, ticked, []);
        expect(base - costs.quotedCost).toBe(said.margin);
        expect(costs.quotedUnknown).toBe(said.unknown);
        expect([costs.realCost, costs.realUnknown]).toEqual([costs.quotedCost, said.unknown]);
      },
    ),
  );
});

test("a cost that the supplier says is known, whatever was quoted", () => {
  const content = buildQuote({ items: [buildItem({ per: "group", price: 5_000_00 })] });
  const unknown = { quotedCost: 5_000_00, quotedUnknown: 1, realUnknown: 1, open: 1 };
  expect(sumCosts(content, [], [])).toMatchObject({ ...unknown, realCost: 5_000_00 });
  const asked = { item: "room", state: "confirmed", cost: 4_200_00, charge: null } as const;
  expect(sumCosts(content, [], [asked])).toMatchObject({
    ...{ quotedUnknown: 1, realCost: 4_200_00, realUnknown: 0, open: 0 },
  });
});

test("a car's driver is in what its supplier asks for the car, and nobody confirms it by itself", () => {
  const rate = "5f0f4e50-4c39-4be5-8a5d-bd6b2c5f7a11";
  const car = { kind: "transport", per: "group", supplier: "Cars", margin: 0 } as const;
  const items = [
    buildItem({ ...car, id: "car", title: "Cars, Innova", price: 10_000_00, rate }),
    buildItem({ ...car, id: "driver", title: "Cars, Innova: driver", price: 900_00, rate: null }),
  ];
  const content = buildQuote({ items });
  expect(sumCosts(content, [], [])).toMatchObject({ realCost: 10_900_00, open: 1 });
  const asked = { item: "car", state: "confirmed", cost: 10_500_00, charge: null } as const;
  expect(sumCosts(content, [], [asked])).toMatchObject({ realCost: 10_500_00, open: 0 });
  expect(listUnconfirmed({ content, ticked: [] }, [])).toEqual(["Cars, Innova"]);
  // A driver whose car nobody ticked is asked alone.
  const options = buildQuote({ items: items.map((item) => ({ ...item, optional: true })) });
  expect(listUnconfirmed({ content: options, ticked: ["driver"] }, [])).toEqual([
    "Cars, Innova: driver",
  ]);
});

test("of a house for the first night and the last, what one costs says nothing of the other's weekend", () => {
  const rate = "5f0f4e50-4c39-4be5-8a5d-bd6b2c5f7a11";
  const inn = { per: "group", supplier: "Inn", title: "Inn, Double", margin: 0 } as const;
  const stay = (id: string, day: string) =>
    buildItem({ ...inn, id, day, nightsOf: [day], price: 1_000_00, rate });
  const weekend = (id: string, day: string) =>
    buildItem({
      ...{ ...inn, id, day, kind: "other", price: 100_00 },
      title: "Inn, Double, weekend supplement",
    });
  const content = buildQuote({
    items: [stay("a", "d1"), stay("b", "d2"), weekend("wa", "d1"), weekend("wb", "d2")],
  });
  const asked = { item: "a", state: "confirmed", cost: 1_050_00, charge: null } as const;
  expect(sumCosts(content, [], [asked])).toMatchObject({ realCost: 2_150_00, open: 1 });
});
