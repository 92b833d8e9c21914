import { expect, test } from "vitest";
import type { GroupExpenseInput } from "#contract/wire/group-input.ts";
import type { TripGroup } from "#contract/wire/trip-group.ts";
import { applyWaiting } from "./apply-waiting.ts";

const group: TripGroup = {
  ...{ you: "b", mayManage: false, officeSees: false, rates: [] },
  members: [
    { id: "a", name: "Asha", isOwner: true, hasLink: true },
    { id: "b", name: "Bilal", isOwner: false, hasLink: true },
  ],
  expenses: [],
  packing: [{ id: "torch", text: "Torch", shared: true, doneBy: null }],
};

const dinner: GroupExpenseInput = {
  ...{ base: 0, kind: "expense", title: "Dinner", currency: "EUR", amount: 4200 },
  ...{ rate: 100_250_000, rateOn: null, paidBy: "b", split: "equally", on: "2027-06-10", note: "" },
  shares: [
    { member: "b", share: 1 },
    { member: "a", share: 1 },
  ],
};

const put = (base: number, more: object = {}) => ({
  ...{ method: "PUT", path: "/group/expenses/e1", refused: "" },
  body: { ...dinner, ...more, base },
});
const removal = (base: number, removed: boolean) => ({
  ...{ method: "POST", path: "/group/expenses/e1/removal", refused: "" },
  body: { base, removed },
});

test("an expense that waits is shown as it will be, and each change builds on the one before", () => {
  const shown = applyWaiting(group, [put(0), put(1, { title: "Supper" })]);
  expect(shown.expenses).toMatchObject([
    { id: "e1", title: "Supper", revision: 2, paisa: 421_050, by: "b" },
  ]);
  expect(shown.expenses[0]?.shares.map(({ member }) => member)).toEqual(["a", "b"]);
  expect(shown.waiting).toEqual(new Set(["e1"]));
  expect(applyWaiting(group, [put(0), removal(1, true)]).expenses).toEqual([]);
  expect(applyWaiting(group, [put(0), removal(1, true), removal(2, false)]).expenses).toMatchObject(
    [{ revision: 3 }],
  );
});

test("ticks and things wait too; what was refused is not shown as done", () => {
  const item = (id: string, done: boolean, refused = "") => ({
    ...{ method: "PUT", path: `/group/packing/${id}`, refused },
    body: { text: id, shared: true, done },
  });
  const shown = applyWaiting(group, [
    item("torch", true),
    item("rope", false),
    item("tent", true, "no"),
  ]);
  expect(shown.packing.map(({ id, doneBy }) => [id, doneBy])).toEqual([
    ["torch", "b"],
    ["rope", null],
  ]);
  const gone = { method: "DELETE", path: "/group/packing/torch", body: null, refused: "" };
  expect(applyWaiting(group, [gone]).packing).toEqual([]);
});
