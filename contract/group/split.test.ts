import fc from "fast-check";
import { expect, test } from "vitest";
import { readAmount, writeAmount } from "./currencies.ts";
import { settleUp, splitExpense, splitSum, sumBalances, toPaisa } from "./split.ts";

const members = ["a", "b", "c", "d", "e", "f"];
const sums = fc.integer({ min: 1, max: 1_000_000_000_000 });
const weights = fc
  .array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 20 })
  .filter((list) => list.some((weight) => weight > 0));
const expense = fc.record({
  paidBy: fc.constantFrom(...members),
  paisa: sums,
  shares: fc
    .uniqueArray(fc.constantFrom(...members), { minLength: 1 })
    .chain((own) =>
      fc.tuple(
        ...own.map((member) =>
          fc.record({ member: fc.constant(member), share: fc.integer({ min: 1, max: 9999 }) }),
        ),
      ),
    ),
});

test("parts make the sum, and none is more than a unit from its fair part", () => {
  fc.assert(
    fc.property(sums, weights, (sum, list) => {
      const parts = splitSum(sum, list);
      expect(parts.reduce((total, part) => total + part, 0)).toBe(sum);
      const all = list.reduce((total, weight) => total + weight, 0);
      for (const [index, part] of parts.entries()) {
        const fair = BigInt(sum) * BigInt(list[index] ?? 0);
        const apart = BigInt(part) * BigInt(all) - fair;
        expect(apart > -BigInt(all) && apart < BigInt(all)).toBe(true);
      }
    }),
  );
});

test("what is left goes by a fixed rule: most cut first, then in their order", () => {
  expect(splitSum(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(splitSum(101, [1, 1, 1])).toEqual([34, 34, 33]);
  expect(splitSum(100, [1, 2])).toEqual([33, 67]);
  expect(splitSum(1, [0, 1, 1])).toEqual([0, 1, 0]);
  expect(() => splitSum(1, [0, 0])).toThrow(RangeError);
});

test("balances are nothing together, and settling them leaves nobody with any", () => {
  fc.assert(
    fc.property(fc.array(expense, { maxLength: 30 }), (expenses) => {
      const balances = sumBalances(expenses, members);
      expect([...balances.values()].reduce((total, one) => total + one, 0)).toBe(0);
      const transfers = settleUp(balances);
      const open = [...balances.values()].filter((one) => one !== 0).length;
      expect(transfers.length).toBeLessThanOrEqual(Math.max(0, open - 1));
      const settled = transfers.map(({ from, to, paisa }) => {
        expect(paisa).toBeGreaterThan(0);
        return { paidBy: from, paisa, shares: [{ member: to, share: 1 }] };
      });
      for (const rest of sumBalances([...expenses, ...settled], members).values())
        expect(rest).toBe(0);
    }),
  );
});

test("pairs that meet exactly pay each other", () => {
  const balances = new Map([
    ["a", -500],
    ["b", -300],
    ["c", 300],
    ["d", 500],
  ]);
  expect(settleUp(balances)).toEqual([
    { from: "a", to: "d", paisa: 500 },
    { from: "b", to: "c", paisa: 300 },
  ]);
});

test("amounts of other currencies become whole paisa, half up", () => {
  expect(toPaisa(4200, "EUR", 100_250_000)).toBe(421_050);
  expect(toPaisa(1000, "JPY", 570_000)).toBe(57_000);
  expect(toPaisa(1500, "KWD", 273_456_789)).toBe(41_019);
  expect(toPaisa(1, "EUR", 500_000)).toBe(1);
  expect(toPaisa(999, "INR", 1_000_000)).toBe(999);
  expect(
    splitExpense({ paidBy: "a", paisa: 421_050, shares: [{ member: "b", share: 1 }] }),
  ).toEqual([{ member: "b", paisa: 421_050 }]);
});

test("amounts are read as people write them", () => {
  const read = (text: string, currency = "INR") => readAmount(text, currency);
  expect(read("1250.5")).toBe(125_050);
  expect(read("1250,50")).toBe(125_050);
  expect(read("1,250.50")).toBe(125_050);
  expect(read("1.250,50")).toBe(125_050);
  expect(read("12,34,567.00")).toBe(123_456_700);
  expect(read("1,250")).toBe(125_000);
  expect(read("12,50,000")).toBe(125_000_000);
  expect(read("12,50", "EUR")).toBe(1250);
  expect(read("1500", "JPY")).toBe(1500);
  expect(read("1.5", "JPY")).toBeNull();
  expect(read("1.250", "KWD")).toBe(1250);
  for (const wrong of ["", "-5", "1e5", "12.3456", "five", "1.2.3.4.5"])
    expect(read(wrong)).toBeNull();
  expect(writeAmount(125_050, "INR")).toBe("1250.50");
  expect(writeAmount(1500, "JPY")).toBe("1500");
});
