import { expect, test } from "vitest";
import { findToday, formatDays, formatLongDay, formatNamedDay, splitDay } from "./format-dates.ts";

test("today is the traveller's own day", () => {
  expect(findToday(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test("a day is written out", () => {
  expect(formatLongDay("2027-02-14")).toBe("14 February 2027");
  expect(formatLongDay("soon")).toBe("soon");
});

test("a day is split for its badge", () => {
  expect(splitDay("2026-11-08")).toEqual({ day: "08", month: "Nov", year: "2026" });
});

test("a span is written with no more words than it needs", () => {
  expect(formatDays("2026-11-08", "2026-11-08")).toBe("8 November 2026");
  expect(formatDays("2026-11-17", "2026-11-24")).toBe("17 to 24 November 2026");
  expect(formatDays("2026-10-30", "2026-11-02")).toBe("30 October to 2 November 2026");
  expect(formatDays("2026-12-30", "2027-01-02")).toBe("30 December 2026 to 2 January 2027");
});

test("a day is named with its weekday, and a time is taken by its day", () => {
  expect(formatNamedDay("2027-02-14")).toBe("Sun 14 Feb");
  expect(formatLongDay("2026-11-20T23:30:00.000Z")).toBe("20 November 2026");
});
