import { expect, it } from "vitest";
import { describeStay, splitDate, writeDates } from "./days.ts";

it("splits a date for its badge", () => {
  expect(splitDate("2026-11-08")).toEqual({ day: "08", month: "Nov", year: "2026" });
});

it("writes a span with no more words than it needs", () => {
  expect(writeDates("2026-11-08", "2026-11-08")).toBe("8 November 2026");
  expect(writeDates("2026-11-17", "2026-11-24")).toBe("17 to 24 November 2026");
  expect(writeDates("2026-10-30", "2026-11-02")).toBe("30 October to 2 November 2026");
  expect(writeDates("2026-12-30", "2027-01-02")).toBe("30 December 2026 to 2 January 2027");
});

it("describes a stay", () => {
  expect(describeStay([0.5, 1])).toBe("Half a day to 1 day");
  expect(describeStay([2, 3])).toBe("2 to 3 days");
  expect(describeStay([1, 1])).toBe("1 day");
});
