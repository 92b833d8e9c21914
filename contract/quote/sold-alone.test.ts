import { describe, expect, test } from "vitest";
import { buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { findPlaceOfSupply } from "./gst.ts";
import { ruleOf } from "./line-sum.ts";
import { sumQuote } from "./quote-total.ts";
import { findAlone, findAloneFault } from "./sold-alone.ts";

/** A house alone and a car alone, as the law has them (DESK.md, 1.1). Paisa. */

const rates = {
  package: 500,
  other: 1800,
  stay: 500,
  car: 500,
  tcs: 0,
  rounding: "heads",
} as const;
const room = (price: number, changes = {}) => buildItem({ tax: "stay", price, ...changes });
const quote = (items: ReturnType<typeof buildItem>[], changes = {}) =>
  buildQuote({ items, houseState: "20", ...changes });
const car = buildItem({ id: "car", kind: "transport", tax: "car", per: "group", price: 11_400_00 });

describe("a house alone", () => {
  test.each([
    ["7,500 a day: 5 %", room(7_500_00), "stay", 375_00],
    ["a paisa more: 18 %", room(7_500_01), "other", 2 * 67_500],
    [
      "two rooms of 7,000 for three nights",
      room(7_000_00, { count: 2, nights: 3 }),
      "stay",
      2_100_00,
    ],
    [
      "an extra bed makes the room dear",
      room(7_000_00, { extraBeds: 1, extraBedPrice: 600_00 }),
      "other",
      1_368_00,
    ],
    [
      "one sum for four nights",
      room(28_000_00, { per: "group", nights: 1, quantity: 1 }),
      "other",
      5_040_00,
    ],
    ["the same, said by night", room(7_000_00, { per: "group", nights: 4 }), "stay", 1_400_00],
  ] as const)("%s", (_, item, rule, tax) => {
    const { party } = quote([item]);
    expect(ruleOf(item, party)).toBe(rule);
    const { bases, gst, total, base } = sumQuote(quote([item]), [], rates);
    expect([bases[rule], gst[rule], total - base]).toEqual([base, tax, tax]);
  });

  test("is taxed where it stands, whoever buys", () => {
    const firm = { gstin: "19ABCPS1234K1ZJ", state: "19" };
    expect(findPlaceOfSupply("20", firm, "20")).toEqual({ state: "20", within: true });
    expect(findPlaceOfSupply("20", { gstin: "", state: "20" }, "08")).toEqual({
      ...{ state: "08", within: false },
    });
    expect(findPlaceOfSupply("20", { ...firm, sez: true }, "20").within).toBe(false);
  });
});

test("a car alone: 11,400 and 5 %, or 18 % where the firm has chosen it", () => {
  expect(sumQuote(quote([car]), [], rates).gst).toEqual({ package: 0, other: 0, car: 570_00 });
  expect(sumQuote(quote([car]), [], { ...rates, car: 1800 }).gst.car).toBe(2_052_00);
});

test.each([
  ["a room alone", [room(5_000_00)], {}, null],
  ["two rooms", [room(5_000_00), room(8_000_00, { id: "b" })], {}, null],
  ["a room and a car", [room(5_000_00), car], {}, "house"],
  [
    "a room and a dinner as an extra",
    [room(5_000_00), buildItem({ id: "c", kind: "meal", optional: true })],
    {},
    "house",
  ],
  ["nobody said where", [room(5_000_00)], { houseState: undefined }, "state"],
  ["a car alone", [car], { houseState: undefined }, null],
  ["a car and a guide", [car, buildItem({ id: "d", kind: "guide" })], {}, "car"],
  ["a meal taxed as a room", [buildItem({ kind: "meal", tax: "stay" })], {}, "house"],
  [
    "what was cancelled of rooms",
    [room(5_000_00), buildItem({ id: "cancelled-2-1", kind: "other", tax: "stay" })],
    {},
    null,
  ],
] as const)("%s", (_, items, changes, fault) => {
  expect(findAloneFault(quote([...items], changes))).toBe(fault);
});

test("what is sold by itself is seen", () => {
  expect(findAlone(quote([room(1)]))).toBe("stay");
  expect(findAlone(quote([car]))).toBe("car");
  expect(findAlone(quote([room(1), car]))).toBeNull();
  expect(findAlone(quote([]))).toBeNull();
});
