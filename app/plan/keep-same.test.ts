import { expect, test } from "vitest";
import { keepSame } from "./keep-same.ts";

const trip = () => ({
  days: [
    { number: 1, parts: [{ sight: "taj-mahal", from: 390 }] },
    { number: 2, parts: [{ sight: "qutb-minar", from: 540 }] },
  ],
  stays: [{ base: "agra", nights: 2 }],
});

test("equal data stays the very same object, at every depth", () => {
  const before = trip();
  expect(keepSame(before, trip())).toBe(before);
});

test("what changed is new, and so is all that holds it; the rest stays", () => {
  const before = trip();
  const after = trip();
  (after.days[1] as { parts: unknown[] }).parts = [];
  const kept = keepSame(before, after);
  expect(kept).toEqual(after);
  expect(kept).not.toBe(before);
  expect(kept.days[0]).toBe(before.days[0]);
  expect(kept.days[1]).not.toBe(before.days[1]);
  expect(kept.stays).toBe(before.stays);
});

test.each([
  ["a list that lost its end", [1, 2], [1]],
  ["a list that grew", [1], [1, 2]],
  ["a field that went", { a: 1, b: 2 }, { a: 1 }],
  ["a field that came", { a: 1 }, { a: 1, b: undefined }],
  ["nothing in the place of something", { a: {} }, { a: null }],
  ["a record in the place of a list", { a: [] }, { a: {} }],
])("%s is not taken for the same", (_, before, after) => {
  const kept = keepSame<unknown>(before, after);
  expect(kept).toStrictEqual(after);
  expect(kept).not.toBe(before);
});
