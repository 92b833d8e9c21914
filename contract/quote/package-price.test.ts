import fc from "fast-check";
import { expect, test } from "vitest";
import { buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { buildDay } from "#tests/factories/trip-pages.ts";
import { countHeads, sayHeads } from "./package-heads.ts";
import { PackagePrice } from "./package-price.ts";
import { proposeInclusions, proposePackage } from "./propose-package.ts";
import { sumMargin, sumPackage, sumQuote } from "./quote-total.ts";
import { shownWords } from "./shown-title.ts";

const rates = { package: 500, other: 1800, tcs: 200, rounding: "heads" } as const;
const party = { adults: 2, children: 0, ages: [], rooms: 1, atLeast: false };
const stay = (changes = {}) => buildItem({ id: "stay", nights: 2, price: 400_000, ...changes });
const car = buildItem({
  id: "car",
  kind: "transport",
  title: "Innova",
  per: "group",
  price: 600_000,
});

test("a package is asked for so much a person, its lines are what it costs", () => {
  const items = [
    stay({ margin: 2500 }),
    car,
    buildItem({ id: "x", per: "group", price: 100_000, optional: true }),
  ];
  const rows = [{ of: "double", count: 2, price: 900_000 }] as const;
  const quote = buildQuote({ party, items, package: { rows: [...rows], tax: "package" } });
  expect(sumQuote(quote, [], rates)).toMatchObject({ base: 1_800_000, total: 1_890_000 });
  expect(sumQuote(quote, ["x"], rates)).toMatchObject({ base: 1_900_000 });
  // 18,000 less 8,000 for the rooms and 6,000 for the car whose net price nobody said.
  expect(sumMargin(quote, [])).toEqual({ margin: 400_000, unknown: 1 });
});

test.each([
  [2, 1, ["2 adults, two in a room"]],
  [3, 2, ["2 adults, two in a room", "1 adult in a room alone"]],
  [3, 1, ["3 adults, three in a room"]],
  [5, 2, ["2 adults, two in a room", "3 adults, three in a room"]],
  [2, 2, ["2 adults in a room alone"]],
  [1, 1, ["1 adult in a room alone"]],
])("%i adults in %i rooms", (adults, rooms, said) => {
  const items = [stay({ extraBedPrice: 90_000, extraBeds: 0 }), car];
  const { rows } = proposePackage(buildQuote({ party: { ...party, adults, rooms }, items }));
  expect(rows.map(sayHeads)).toEqual(said);
});

test("a single pays the whole room, two share it; a child its own lines, with a bed and without", () => {
  const family = { adults: 3, children: 2, ages: [9, 4], rooms: 2, atLeast: false };
  const items = [
    stay({
      childBeds: 1,
      childPrices: [{ from: 0, to: 11, price: 50_000, bedPrice: 150_000 }],
    }),
    car,
    buildItem({ id: "t", kind: "ticket", per: "person", price: 60_000, childPrice: 30_000 }),
  ];
  const { rows, tax } = proposePackage(buildQuote({ party: family, items }));
  // Each adult 6,000 / 3 + 600; a room 8,000.
  expect(rows).toEqual([
    { of: "double", count: 2, price: 660_000 },
    { of: "single", count: 1, price: 1_060_000 },
    { of: "child-bed", count: 1, price: 380_000 },
    { of: "child", count: 1, price: 80_000 },
  ]);
  expect(tax).toBe("package");
});

test("without stay or transport other services are proposed", () => {
  expect(proposePackage(buildQuote({ party, items: [car] })).tax).toBe("other");
});

test("a proposal counts everybody and never asks for less than the lines", () => {
  const count = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(
      count,
      fc.integer({ min: 0, max: 5 }),
      count,
      fc.integer({ min: 0, max: 900_000 }),
      fc.integer({ min: 0, max: 3 }),
      (adults, children, rooms, price, extraBeds) => {
        const all = { adults, children, ages: [], rooms: Math.min(rooms, adults), atLeast: false };
        const items = [
          stay({ price, extraBeds, extraBedPrice: 70_033 }),
          car,
          buildItem({ id: "t", kind: "ticket", per: "person", price: 60_001 }),
        ];
        const quote = buildQuote({ party: all, items });
        const proposed = PackagePrice.parse(proposePackage(quote));
        expect(countHeads(proposed)).toEqual({ adults, children });
        const lines = sumQuote(quote, [], rates).base;
        expect(sumPackage(proposed)).toBeGreaterThanOrEqual(lines);
      },
    ),
  );
});

test("a supplier is left out of what the traveller reads, unless the office names them", () => {
  const item = buildItem({
    title: "Hotel Chanakya BNR, Deluxe room",
    text: "Breakfast at hotel  chanakya bnr from seven.",
    supplier: "Hotel Chanakya BNR",
  });
  expect(shownWords(item, true).title).toBe(item.title);
  expect(shownWords(item, false)).toEqual({
    title: "Deluxe room",
    text: "Breakfast at from seven.",
  });
  expect(shownWords({ ...item, title: "HOTEL CHANAKYA BNR" }, false).title).toBe("A place to stay");
  const quote = buildQuote({ items: [{ ...item, nights: 2 }] });
  expect(proposeInclusions(quote)).toEqual(["2 nights: Deluxe room"]);
  expect(proposeInclusions({ ...quote, suppliers: true })).toEqual([
    "2 nights: Hotel Chanakya BNR, Deluxe room",
  ]);
});

test("what is included names towns, and not what came beside a line of the rate book", () => {
  const rate = "5f0f4e50-4c39-4be5-8a5d-bd6b2c5f7a11";
  const cars = { kind: "transport", supplier: "Munda Cars" } as const;
  const room = { title: "Inn, Double", supplier: "Inn", nightsOf: ["d1"], day: "d1", rate };
  const quote = buildQuote({
    days: [buildDay("d1", "Betla")],
    items: [
      buildItem(room),
      buildItem({
        ...{
          ...room,
          id: "w",
          kind: "other",
          title: "Inn, Double, weekend supplement",
          rate: null,
        },
        nightsOf: [],
      }),
      buildItem({ ...cars, id: "car", title: "Munda Cars, Innova", rate }),
      buildItem({ ...cars, id: "driver", title: "Munda Cars, Innova: driver", rate: null }),
      // Written by hand: no other line stands for it.
      buildItem({ ...cars, id: "jeep", title: "Munda Cars, jeep", rate: null }),
    ],
  });
  expect(proposeInclusions(quote)).toEqual(["1 night in Betla: Double", "Innova", "jeep"]);
  const inAgra = (title: string) =>
    proposeInclusions(
      buildQuote({
        days: [buildDay("d1", "Agra")],
        items: [buildItem({ title, nightsOf: ["d1"], day: "d1" })],
      }),
    );
  expect(inAgra("Agrasen Inn")).toEqual(["1 night in Agra: Agrasen Inn"]);
  expect(inAgra("Inn, Agra")).toEqual(["1 night: Inn, Agra"]);
});
