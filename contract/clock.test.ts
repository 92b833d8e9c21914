import { expect, test } from "vitest";
import { readClock, writeClock } from "./clock.ts";

test("a clock is read and written", () => {
  expect(readClock("09:05")).toBe(545);
  expect(writeClock(545)).toBe("09:05");
  expect(writeClock(1445)).toBe("00:05");
});

test.each(["", "9:05", "24:00", "12:60", "noon", " 09:05"])("%j is no time", (text) => {
  expect(readClock(text)).toBeNull();
});
