import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyDocument } from "#trip/document-of-days.ts";
import { ruleOf, sellingPrice, sumItem } from "./line-sum.ts";
import { formatPaisa, SumError, scale, splitByShares, splitEvenly } from "./money-arithmetic.ts";
import { mostSum } from "./most-sum.ts";
import { QuoteContent } from "./quote.ts";
import { mostPrice, QuoteItem } from "./quote-item.ts";
import { findExchangeRate, findTaxRates, sumMargin, sumQuote } from "./quote-total.ts";
import { type Rates, rateOf, sumGst, taxedRules } from "./tax-rules.ts";

const rates: Rates = { package: 500, other: 1800, stay: 500, car: 500, tcs: 500 };
const item = (changes: Record<string, unknown> = {}): QuoteItem =>
  QuoteItem.parse({
    id: "a",
    kind: "stay",
    title: "A room",
    per: "room",
    price: 450_000,
    ...changes,
  });
const party = { adults: 2, children: 1, ages: [8], rooms: 1, atLeast: false };
const schedule = [
  { label: "Deposit", share: 3000, due: "acceptance" as const, days: 3 },
  { label: "Balance", share: 7000, due: "departure" as const, days: 30 },
];

const money = fc.integer({ min: 0, max: 5_000_00 });
const anyItem = fc
  .record({
    kind: fc.constantFrom("stay", "transport", "guide", "ticket", "meal", "other"),
    per: fc.constantFrom("person", "room", "group"),
    count: fc.option(fc.integer({ min: 0, max: 12 }), { nil: null }),
    children: fc.option(fc.integer({ min: 0, max: 6 }), { nil: null }),
    extraBeds: fc.integer({ min: 0, max: 4 }),
    nights: fc.integer({ min: 1, max: 30 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    price: money,
    childPrice: fc.option(money, { nil: null }),
    extraBedPrice: fc.option(money, { nil: null }),
    margin: fc.option(fc.integer({ min: 0, max: 5000 }), { nil: null }),
    tax: fc.constantFrom("package", "other", "stay", "car", "none"),
    optional: fc.boolean(),
  })
  .map((fields) => item(fields));
const anyQuote = fc
  .record({
    items: fc.array(anyItem, { maxLength: 12 }),
    party: fc.record({
      adults: fc.integer({ min: 1, max: 20 }),
      children: fc.integer({ min: 0, max: 8 }),
      rooms: fc.integer({ min: 0, max: 10 }),
      ages: fc.constant<(number | null)[]>([]),
      atLeast: fc.constant<boolean>(false),
    }),
    tcs: fc.boolean(),
    cuts: fc.array(fc.integer({ min: 1, max: 9999 }), { maxLength: 6 }),
  })
  .map(({ items, cuts, ...rest }) => {
    const edges = [0, ...[...new Set(cuts)].sort((one, other) => one - other), 10_000];
    return {
      ...rest,
      items: items.map((one, index) => ({ ...one, id: `i${index}` })),
      schedule: edges.slice(1).map((edge, index) => ({
        label: `Part ${index}`,
        share: edge - (edges[index] ?? 0),
        due: "acceptance" as const,
        days: index,
      })),
    };
  });

const add = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

test("the parts of every quote make the whole, to the paisa", () => {
  fc.assert(
    fc.property(anyQuote, fc.integer({ min: 0, max: 4095 }), (quote, mask) => {
      const ticked = quote.items.filter((_, index) => (mask >> index) & 1).map(({ id }) => id);
      const totals = sumQuote(quote, ticked, rates);
      expect(add(totals.persons)).toBe(totals.total);
      expect(add(totals.parts.map(({ paisa }) => paisa))).toBe(totals.total);
      expect(add(Object.values(totals.bases))).toBe(totals.base);
      expect(totals.base + sumGst(totals) + totals.tcs).toBe(totals.total);
      expect(Math.max(...totals.persons) - Math.min(...totals.persons)).toBeLessThanOrEqual(1);
      for (const [index, { paisa }] of totals.parts.entries()) {
        const exact = (totals.total * (quote.schedule[index]?.share ?? 0)) / 10_000;
        expect(Math.abs(paisa - exact)).toBeLessThanOrEqual(1);
      }
      for (const value of [totals.base, totals.total, totals.tcs, ...totals.persons])
        expect(Number.isSafeInteger(value)).toBe(true);
    }),
  );
});

test("ticking an option costs what its line and its tax say, whatever else is ticked", () => {
  fc.assert(
    fc.property(anyQuote, (quote) => {
      const optional = quote.items.filter((one) => one.optional);
      const all = sumQuote(
        { ...quote, tcs: false },
        optional.map(({ id }) => id),
        rates,
      );
      const none = sumQuote({ ...quote, tcs: false }, [], rates);
      const lines = add(optional.map((one) => sumItem(one, quote.party).sell));
      expect(all.base - none.base).toBe(lines);
      // Tax is rounded once a rule, not once a line: it drifts by half a paisa a rule, in each of the two sums.
      const tax = all.total - all.base - (none.total - none.base);
      const exact = add(
        optional.map(
          (one) =>
            (sumItem(one, quote.party).sell * rateOf(rates, ruleOf(one, quote.party))) / 10_000,
        ),
      );
      expect(Math.abs(tax - exact)).toBeLessThanOrEqual(taxedRules.length + 1e-6);
    }),
  );
});

test("rounding is half up and never drifts, however large", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: mostSum }),
      fc.integer({ min: 0, max: 10_000 }),
      (sum, share) => {
        const [part, rest] = splitByShares(sum, [share, 10_000 - share]);
        expect((part ?? 0) + (rest ?? 0)).toBe(sum);
        const difference = BigInt(part ?? 0) * 10_000n - BigInt(sum) * BigInt(share);
        expect(difference > -5000n && difference <= 5000n).toBe(true);
      },
    ),
  );
  expect(scale(1, 1, 2)).toBe(1);
  expect(scale(1, 1, 3)).toBe(0);
  expect(splitEvenly(100, 3)).toEqual([34, 33, 33]);
});

test("each unit counts what it says", () => {
  expect(sumItem(item({ nights: 3, extraBeds: 1, extraBedPrice: 90_000 }), party)).toMatchObject({
    sell: 3 * (450_000 + 90_000),
    net: null,
    times: 3,
  });
  expect(sumItem(item({ per: "person", price: 1000, childPrice: 400 }), party).sell).toBe(2400);
  expect(sumItem(item({ per: "person", price: 1000 }), party).sell).toBe(3000);
  expect(sumItem(item({ per: "group", price: 1000, quantity: 4, count: 9 }), party).sell).toBe(
    4000,
  );
  expect(sumItem(item({ per: "room", price: 333, margin: 1000 }), party)).toMatchObject({
    sell: 366,
    net: 333,
  });
  expect(sellingPrice(333, null)).toBe(333);
  expect(
    sumMargin({ items: [item({ price: 1000, margin: 2000 }), item({ id: "b" })], party }, []),
  ).toEqual({ margin: 200, unknown: 1 });
});

test("25 % upon what it costs is a margin of 20 % of the price", () => {
  const line = item({ price: 80_000_00, margin: 2500 });
  const { sell } = sumItem(line, party);
  const { margin } = sumMargin({ items: [line], party }, []);
  expect([sell, margin, (margin * 10_000) / sell]).toEqual([1_00_000_00, 20_000_00, 2000]);
});

test("an extra bed bears the room's margin, costs nothing where no price is said, and none is in what is no room", () => {
  const bed = { price: 1000, margin: 1000, extraBeds: 2, nights: 3 };
  expect(sumItem(item({ ...bed, extraBedPrice: 505 }), party)).toMatchObject({
    // 1,100 and twice 556 (555.50 rounded up), three times.
    sell: 3 * (1100 + 2 * 556),
    net: 3 * (1000 + 2 * 505),
    times: 3,
  });
  expect(sumItem(item(bed), party)).toMatchObject({ sell: 3300, net: 3000 });
  for (const per of ["person", "group"])
    expect(sumItem(item({ ...bed, per, extraBedPrice: 505, children: 0 }), party).net).toBe(
      (per === "person" ? 2 : 1) * 3000,
    );
});

test("5 % on the package, 18 % on the rest, TCS on both", () => {
  const items = [item({ price: 100_000 }), item({ id: "b", price: 10_000, tax: "other" })];
  const totals = sumQuote({ items, party, tcs: true, schedule }, [], rates);
  expect(totals).toMatchObject({
    base: 110_000,
    gst: { package: 5000, other: 1800 },
    tcs: 5840,
    total: 122_640,
    parts: [
      { label: "Deposit", paisa: 36_792 },
      { label: "Balance", paisa: 85_848 },
    ],
  });
});

test("a foreign currency is shown at its dated rate", () => {
  const list = [
    { currency: "EUR" as const, on: "2026-11-01", rate: 980_000 },
    { currency: "EUR" as const, on: "2026-11-20", rate: 1_000_000 },
    { currency: "USD" as const, on: "2026-11-20", rate: 880_000 },
  ];
  expect(findExchangeRate(list, "EUR", "2026-11-10")?.rate).toBe(980_000);
  // On the day itself it holds already, and the one before it no longer.
  expect(findExchangeRate(list, "EUR", "2026-11-19")?.rate).toBe(980_000);
  expect(findExchangeRate(list, "EUR", "2026-11-20")?.rate).toBe(1_000_000);
  expect(findExchangeRate(list, "EUR", "2026-11-01")?.rate).toBe(980_000);
  expect(findExchangeRate(list, "EUR", "2026-10-31")).toBeNull();
  expect(findExchangeRate(list, "GBP", "2026-11-10")).toBeNull();
  expect(findExchangeRate(list, "USD", "2026-11-10")).toBeNull();
  const quote = { items: [item({ price: 10_000_00, tax: "none" })], party, tcs: false, schedule };
  const exchange = findExchangeRate(list, "EUR", "2026-11-22");
  // 10,000 rupees at 100 a euro.
  expect(sumQuote(quote, [], rates, exchange).shown).toEqual({
    currency: "EUR",
    minor: 10_000,
    on: "2026-11-20",
  });
});

test("the rates of tax are those of the day", () => {
  const list = [
    { from: "2026-04-01", package: 500, other: 1800, tcs: 0 },
    { from: "2027-04-01", package: 600, other: 1800, tcs: 0 },
  ];
  expect(findTaxRates(list, "2027-03-31")?.package).toBe(500);
  expect(findTaxRates(list, "2027-04-01")?.package).toBe(600);
  expect(findTaxRates(list, "2020-01-01")?.package).toBe(500);
  expect(findTaxRates([], "2020-01-01")).toBeNull();
});

test.each([
  { price: -1 },
  { price: 1.5 },
  { price: mostPrice + 1 },
  { nights: 0 },
  { nights: 201 },
  { quantity: -3 },
  { margin: -1 },
  { childPrice: -5 },
  { per: "elephant" },
  { currency: "EUR" },
])("%o is refused", (changes) => {
  expect(
    QuoteItem.safeParse({ id: "a", kind: "stay", title: "x", per: "room", price: 1, ...changes })
      .success,
  ).toBe(false);
});

test("what is sound in each field and too much together is refused", () => {
  const huge = item({ price: mostPrice, nights: 200, quantity: 999, per: "person", count: 200 });
  expect(() => sumItem(huge, party)).toThrow(SumError);
  const large = item({ price: mostPrice, quantity: 99 });
  const items = Array.from({ length: 3 }, (_, index) => ({ ...large, id: `i${index}` }));
  expect(() => sumQuote({ items, party, tcs: false, schedule }, [], rates)).toThrow(SumError);
});

test("a schedule that does not make the whole is refused", () => {
  const content = {
    title: "Ladakh",
    party: { adults: 2 },
    departure: "2027-06-10",
    trip: emptyDocument,
    items: [],
    validUntil: "2026-12-01",
  };
  expect(QuoteContent.safeParse({ ...content, schedule }).success).toBe(true);
  expect(QuoteContent.safeParse({ ...content, schedule: schedule.slice(0, 1) }).success).toBe(
    false,
  );
  expect(QuoteContent.safeParse({ ...content, schedule: [] }).success).toBe(false);
});

test("rupees are written as India writes them", () => {
  expect(formatPaisa(12_345_600)).toBe("₹1,23,456");
  expect(formatPaisa(12_345_650)).toBe("₹1,23,456.50");
});
