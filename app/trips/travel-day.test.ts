import { expect, test } from "vitest";
import { findToday, formatTravelDay } from "./travel-day.ts";

test("today is the traveller's own day", () => {
  expect(findToday(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test("a day is written out", () => {
  expect(formatTravelDay("2027-02-14")).toBe("14 February 2027");
  expect(formatTravelDay("soon")).toBe("soon");
});
