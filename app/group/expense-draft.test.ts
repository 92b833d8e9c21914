import { expect, test } from "vitest";
import { GroupExpenseInput } from "#contract/wire/group-input.ts";
import type { TripGroup } from "#contract/wire/trip-group.ts";
import { chooseCurrency, chooseSplit, findLeft, openDraft, readDraft } from "./expense-draft.ts";

const id = (end: number) => `00000000-0000-4000-8000-00000000000${end}`;
const group: TripGroup = {
  ...{ you: id(2), mayManage: false, officeSees: false, expenses: [], packing: [] },
  members: [1, 2, 3].map((end) => ({
    id: id(end),
    name: `M${end}`,
    isOwner: end === 1,
    hasLink: true,
  })),
  rates: [{ currency: "EUR", on: "2027-06-01", rate: 100_250_000 }],
};

const empty = openDraft(group, "2027-06-10", null);
const filled = { ...empty, title: " Dinner ", amount: "1,250.50" };

test("a new expense is mine, of today, in rupees, for all equally", () => {
  const read = readDraft(filled, group, null);
  expect(read).toMatchObject({
    input: { paidBy: id(2), amount: 125_050, currency: "INR", title: "Dinner", on: "2027-06-10" },
  });
  if ("input" in read) expect(GroupExpenseInput.safeParse(read.input).success).toBe(true);
});

test("the office's rate comes with its day; a typed one has none", () => {
  const euro = chooseCurrency(filled, group, "EUR");
  expect(euro.rate).toBe("100.25");
  expect(readDraft(euro, group, null)).toMatchObject({
    input: { rateOn: "2027-06-01", rate: 100_250_000 },
  });
  expect(readDraft({ ...euro, rate: "101,5" }, group, null)).toMatchObject({
    input: { rateOn: null, rate: 101_500_000 },
  });
  const yen = chooseCurrency(filled, group, "JPY");
  expect(yen.rate).toBe("");
  expect(readDraft({ ...yen, amount: "500" }, group, null)).toEqual({ faults: ["rate"] });
});

test("amounts have to make the sum, and say what is left", () => {
  const draft = chooseSplit(filled, "amounts");
  const share = (texts: string[]) => ({
    ...draft,
    shares: draft.shares.map((one, index) => ({ ...one, share: texts[index] ?? "" })),
  });
  expect(findLeft(share(["1000", "", ""]))).toBe(25_050);
  expect(readDraft(share(["1000", "", ""]), group, null)).toEqual({ faults: ["shares"] });
  const read = readDraft(share(["1000", "250.50", ""]), group, null);
  expect(read).toMatchObject({ input: { shares: [{ share: 100_000 }, { share: 25_050 }] } });
  if ("input" in read) expect(GroupExpenseInput.safeParse(read.input).success).toBe(true);
});

test("what is wrong is named, and an expense that is there opens as it is", () => {
  expect(readDraft({ ...empty, amount: "x" }, group, null)).toEqual({
    faults: ["title", "amount"],
  });
  const nobody = { ...filled, shares: filled.shares.map((one) => ({ ...one, isIn: false })) };
  expect(readDraft(nobody, group, null)).toEqual({ faults: ["shares"] });
  const parts = chooseSplit(filled, "parts");
  const read = readDraft(
    { ...parts, shares: parts.shares.map((one, index) => ({ ...one, share: String(index) })) },
    group,
    null,
  );
  if (!("input" in read)) throw new Error("a fault");
  const { base: _base, ...rest } = read.input;
  const expense = { ...rest, id: id(9), revision: 4, paisa: 125_050, by: id(2) };
  const again = readDraft(openDraft(group, "2027-06-11", expense), group, expense);
  expect(again).toEqual({ input: { ...rest, base: 4 } });
});
