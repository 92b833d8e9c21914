import { expect, test } from "vitest";
import { findToday, formatLongDay } from "./format-dates.ts";

test("today is the traveller's own day", () => {
  expect(findToday(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test("a day is written out", () => {
  expect(formatLongDay("2027-02-14")).toBe("14 February 2027");
  expect(formatLongDay("soon")).toBe("soon");
});
