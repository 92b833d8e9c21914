import fc from "fast-check";
import { expect, test } from "vitest";
import { inLanguages, type Language } from "#contract/languages.ts";
import { buildItem } from "#tests/factories/quotes.ts";
import { createPartWords } from "#words/papers/part-words.ts";
import { sayPaperIn } from "#words/papers/say-paper.ts";
import { sumItem } from "./line-sum.ts";
import { ChildPrices } from "./quote-item.ts";
import { sayParts } from "./say-price-line.ts";

const family = { adults: 4, children: 1, ages: [8], rooms: 2, atLeast: false };
const words = inLanguages((one) => createPartWords(sayPaperIn[one]));
const say = (changes: object, party = family, language: Language = "en") => {
  const item = buildItem({ per: "person", kind: "meal", ...changes });
  const sum = sumItem(item, party);
  return {
    sell: sum.sell,
    times: sum.times,
    said: sayParts({ ...sum, kind: item.kind }, words[language]),
  };
};

test("an entry for five says five: the child by itself, and never as an adult in silence", () => {
  expect(say({ kind: "ticket", price: 15_000 })).toEqual({
    sell: 75_000,
    times: 5,
    said: ["4 adults: 4 × ₹150 = ₹600", "1 child (8), at an adult's price: 1 × ₹150 = ₹150"],
  });
  expect(say({ price: 49_500, childPrice: 24_750, quantity: 4 }).said).toEqual([
    "4 adults × 4 times: 16 × ₹495 = ₹7,920",
    "1 child (8) × 4 times: 4 × ₹247.50 = ₹990",
  ]);
});

const byAge = [
  { from: 0, to: 4, price: 0, bedPrice: null },
  { from: 5, to: 11, price: 60_000, bedPrice: 90_000 },
];
const children = { ...family, children: 4, ages: [3, 8, 11, 14], rooms: 2 };

test("children have prices by their age, with a bed of their own and without", () => {
  const dinner = say({ price: 100_000, childPrices: byAge, childBeds: 2 }, children);
  expect(dinner.said).toEqual([
    "4 adults: 4 × ₹1,000 = ₹4,000",
    "1 child (14), at an adult's price: 1 × ₹1,000 = ₹1,000",
    "1 child (11), own bed: 1 × ₹900 = ₹900",
    "1 child (8), no bed of their own: 1 × ₹600 = ₹600",
    "1 child (3): 1 × ₹0 = ₹0",
  ]);
  const room = { kind: "stay", per: "room", childPrices: byAge, childBeds: 2, extraBeds: 1 };
  expect(
    say({ ...room, price: 450_000, extraBedPrice: 120_000, nights: 2 }, children).said,
  ).toEqual([
    "2 rooms × 2 nights: 4 × ₹4,500 = ₹18,000",
    "1 extra bed × 2 nights: 2 × ₹1,200 = ₹2,400",
    "1 child (11), own bed × 2 nights: 2 × ₹900 = ₹1,800",
    "1 child (8), no bed of their own × 2 nights: 2 × ₹600 = ₹1,200",
  ]);
});

test("in Hindi the same parts are said in Hindi, and the sums are the same", () => {
  const room = { kind: "stay", per: "room", childPrices: byAge, childBeds: 2, extraBeds: 1 };
  const stay = { ...room, price: 450_000, extraBedPrice: 120_000, nights: 2 };
  expect(say(stay, children, "hi").said).toEqual([
    "2 कमरे × 2 रातें: 4 × ₹4,500 = ₹18,000",
    "1 अतिरिक्त बिस्तर × 2 रातें: 2 × ₹1,200 = ₹2,400",
    "1 बच्चा (11), अलग बिस्तर × 2 रातें: 2 × ₹900 = ₹1,800",
    "1 बच्चा (8), अलग बिस्तर के बिना × 2 रातें: 2 × ₹600 = ₹1,200",
  ]);
  expect(say({ price: 49_500, quantity: 4 }, family, "hi").said[1]).toBe(
    "1 बच्चा (8), बड़ों की कीमत पर × 4 बार: 4 × ₹495 = ₹1,980",
  );
});

test("of whom nobody said the age the price is the general one; a single thing is not reckoned", () => {
  const unknown = { ...family, ages: [] };
  expect(say({ price: 100_000, childPrice: 50_000, childPrices: byAge }, unknown).said[1]).toBe(
    "1 child: 1 × ₹500 = ₹500",
  );
  expect(say({ per: "group", price: 1 }).said).toEqual([]);
  expect(say({ per: "group", price: 100, quantity: 3 }).said).toEqual(["3 × ₹1"]);
  expect(say({ per: "group", price: 100, nights: 2, quantity: 3 }).said).toEqual([
    "2 days × 3 times: 6 × ₹1",
  ]);
  expect(say({ price: 0 }).said).toEqual([]);
});

test("no age has two prices, and none is from later to earlier", () => {
  expect(ChildPrices.safeParse(byAge).success).toBe(true);
  for (const wrong of [
    [
      { from: 0, to: 5, price: 1 },
      { from: 5, to: 11, price: 2 },
    ],
    [{ from: 6, to: 5, price: 1 }],
    [{ from: 0, to: 18, price: 1 }],
    [{ from: 0, to: 5, price: -1 }],
  ])
    expect(ChildPrices.safeParse(wrong).success).toBe(false);
});

test("whatever a line is, its parts make its sum, and count whom it is for", () => {
  const money = fc.integer({ min: 0, max: 900_000 });
  const anyItem = fc.record({
    per: fc.constantFrom("person" as const, "room" as const, "group" as const),
    price: money,
    childPrice: fc.option(money, { nil: null }),
    childBeds: fc.nat(4),
    extraBeds: fc.nat(3),
    extraBedPrice: fc.option(money, { nil: null }),
    nights: fc.integer({ min: 1, max: 9 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    margin: fc.option(fc.integer({ min: 0, max: 9000 }), { nil: null }),
    childPrices: fc.constantFrom([], byAge),
  });
  const ages = fc.array(fc.option(fc.nat(17), { nil: null }), { maxLength: 6 });
  fc.assert(
    fc.property(anyItem, ages, fc.integer({ min: 1, max: 12 }), (changes, known, adults) => {
      const party = { ...family, adults, children: known.length, ages: known };
      const { sell, times, lines } = sumItem(buildItem(changes), party);
      for (const line of lines) expect(line.times * line.each).toBe(line.paisa);
      expect(lines.reduce((sum, { paisa }) => sum + paisa, 0)).toBe(sell);
      const often = changes.nights * changes.quantity;
      if (changes.per === "person") expect(times).toBe(often * (adults + known.length));
      if (changes.per === "room") expect(times).toBe(often * party.rooms);
    }),
  );
});
