import { expect, test } from "vitest";
import type { TripMoney } from "#contract/quote/money.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";
import { findNext, type Standing, sayCost } from "./trip-standing.ts";

const standing = (changes: Partial<Standing> = {}): Standing => ({
  ...{ data: { access: "edit", stage: "accepted" }, quote: null, change: null },
  ...{ money: null, isOver: false, today: null },
  ...changes,
});
const today = { number: 3, count: 5, id: "d3" };
const offer = { mayAccept: true, validUntil: "2027-02-01", state: "sent" } as ShownQuote;
const agreed = {
  ...{ mayAccept: false, validUntil: "2027-02-01", state: "accepted" },
  ...{ acceptance: { total: 5_000_000 }, price: { totals: { total: 5_000_000 } } },
} as unknown as ShownQuote;
const owed = (late: boolean) =>
  ({
    ...{ total: 5_000_000, paid: 1_000_000, open: 4_000_000, dues: [{ late }] },
    next: { label: "Balance", paisa: 4_000_000, dueOn: "2027-01-20" },
  }) as unknown as TripMoney;
const paid = {
  ...{ total: 5_000_000, paid: 5_000_000, open: 0, dues: [{ late: false }], next: null },
} as unknown as TripMoney;

test("each state of a trip says what is asked, and where it is done", () => {
  const where = (changes: Partial<Standing>) => findNext(standing(changes)).to;
  expect(where({ data: { access: "edit", stage: "new" } })).toBe("#talk");
  expect(where({ data: { access: "edit", stage: "quote_sent" }, quote: offer })).toBe("#quote");
  expect(where({ data: { access: "read", stage: "quote_sent" }, quote: offer })).toBe("#days");
  expect(where({ quote: agreed })).toBe("#money");
  expect(where({ quote: agreed, change: offer })).toBe("#change");
  expect(where({ quote: agreed, money: paid })).toBe("#book");
  expect(where({ quote: agreed, money: paid, today })).toBe("#d3");
  // A reader on the road looks for the day, too.
  expect(where({ data: { access: "read", stage: "accepted" }, quote: agreed, today })).toBe("#d3");
  expect(where({ quote: agreed, isOver: true })).toBe("#again");
});

test("what is due is said with its sum and its day; on the road only where it is late", () => {
  const words = (changes: Partial<Standing>) => findNext(standing(changes)).words;
  expect(words({ quote: agreed, money: owed(false) })).toBe("Pay ₹40,000 by 20 January 2027.");
  expect(words({ quote: agreed, money: paid })).toContain("All is paid.");
  expect(findNext(standing({ quote: agreed, money: owed(false), today })).to).toBe("#d3");
  expect(findNext(standing({ quote: agreed, money: owed(true), today })).to).toBe("#money");
});

test("what it costs says what of it has come", () => {
  expect(sayCost({ quote: agreed, money: owed(false) })).toEqual({
    sum: "₹50,000",
    note: "₹10,000 of it paid",
  });
  expect(sayCost({ quote: agreed, money: null }).note).toBe("Agreed");
  expect(sayCost({ quote: null, money: null }).sum).toBe("No price yet");
});
