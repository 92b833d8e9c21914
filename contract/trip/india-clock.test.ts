import { expect, test } from "vitest";
import { dayInIndia, minuteInIndia, monthInIndia, weekdayInIndia } from "./india-clock.ts";

test.each([
  ["2026-12-31T18:29:59Z", "2026-12-31", 12, 1439, 3],
  ["2026-12-31T18:30:00Z", "2027-01-01", 1, 0, 4],
  ["2028-02-28T20:00:00Z", "2028-02-29", 2, 90, 1],
])("at %s it is %s in India", (instant, day, month, minute, weekday) => {
  const now = new Date(instant);
  expect(dayInIndia(now)).toBe(day);
  expect(monthInIndia(now)).toBe(month);
  expect(minuteInIndia(now)).toBe(minute);
  expect(weekdayInIndia(now)).toBe(weekday);
});

test("it is the day that the calendar of the zone has, on every day of three years", () => {
  const zone = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });
  for (let at = Date.UTC(2026, 0, 1, 18, 29); at < Date.UTC(2029, 0, 1); at += 43_260_000)
    expect(dayInIndia(new Date(at))).toBe(zone.format(at));
});
