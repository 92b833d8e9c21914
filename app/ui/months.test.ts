import { expect, it } from "vitest";
import { describeMonths, groupMonths, shortenMonths } from "./months.ts";

it("joins months over the turn of the year", () => {
  expect(groupMonths([11, 12, 1, 2, 4])).toEqual([
    { from: 4, to: 4 },
    { from: 11, to: 2 },
  ]);
  expect(describeMonths([10, 11, 12, 1, 2, 3])).toBe("October to March");
  expect(describeMonths([4, 10, 11])).toBe("April and October to November");
  expect(shortenMonths([2, 3, 10, 11])).toBe("Feb to Mar, Oct to Nov");
});

it("says so when every month is good, and nothing when none is", () => {
  expect(describeMonths([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toBe("the whole year");
  expect(describeMonths([])).toBe("");
});
