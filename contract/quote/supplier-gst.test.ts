import { expect, test } from "vitest";
import { sellingPrice } from "./line-sum.ts";
import type { Rate } from "./rate-book.ts";
import { noTerms } from "./rate-terms.ts";
import { costRate } from "./supplier-gst.ts";

const room: Rate = {
  ...{ id: "r", name: "Deluxe", per: "room", from: null, to: null, price: 7_000_00 },
  ...{ childPrice: null, childPrices: [], extraBedPrice: null, margin: 2500 },
  ...{ costs: "open", tax: "package", terms: { ...noTerms, gst: "stay" } },
};

test("a supplier's GST is cost: 7,000 is 7,350, and of a room above 7,500 8,000 is 9,440", () => {
  expect(costRate(room).price).toBe(7_350_00);
  expect(costRate({ ...room, price: 7_500_00 }).price).toBe(7_875_00);
  expect(costRate({ ...room, price: 8_000_00 }).price).toBe(9_440_00);
  // So much a person in a double room is a room of twice that.
  expect(costRate({ ...room, per: "person", price: 4_000_00 }).price).toBe(4_720_00);
  expect(costRate({ ...room, terms: noTerms })).toEqual({ ...room, terms: noTerms });
  // Mark-up is on all that it costs.
  const { price, margin } = costRate(room);
  expect(sellingPrice(price, margin)).toBe(9_187_50);
});

test("every price of a rate has it, once, and none where the price is what is asked", () => {
  const whole: Rate = {
    ...{ ...room, extraBedPrice: 1_000_00 },
    childPrices: [{ from: 5, to: 11, price: 500_00, bedPrice: 800_00 }],
    terms: { ...room.terms, weekendPrice: 400_00 },
  };
  const costed = costRate(whole);
  expect(costed).toMatchObject({
    ...{ price: 7_350_00, extraBedPrice: 1_050_00 },
    childPrices: [{ price: 525_00, bedPrice: 840_00 }],
    terms: { weekendPrice: 420_00, gst: "" },
  });
  expect(costRate(costed)).toEqual(costed);
  expect(costRate({ ...whole, margin: null }).price).toBe(7_000_00);
});

test("a car at 5 % or 18 %: its driver and its night too", () => {
  const terms = { ...noTerms, driverPerDay: 300_00, night: 250_00, extraKm: 14_00 };
  const car: Rate = { ...room, per: "group", price: 3_000_00, terms: { ...terms, gst: "18" } };
  expect(costRate(car)).toMatchObject({
    price: 3_540_00,
    terms: { driverPerDay: 354_00, night: 295_00, extraKm: 16_52 },
  });
  expect(costRate({ ...car, terms: { ...terms, gst: "5" } }).price).toBe(3_150_00);
});
