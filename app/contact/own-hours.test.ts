import { expect, it } from "vitest";
import office from "#content/office.json" with { type: "json" };
import { readOwnHours } from "./own-hours.ts";

const at = (time: string, zone: string) => readOwnHours(office.week, new Date(time), zone);

it("puts the office's hours on a visitor's clock", () => {
  const berlin = at("2026-11-20T10:00:00Z", "Europe/Berlin");
  expect(berlin).toMatchObject({
    zone: "Berlin",
    same: false,
    open: true,
    nextOpening: null,
    weekdays: "04:30 to 13:30",
    saturday: "05:30 to 11:30",
  });
});

it("says when the office opens next: over the Sunday too", () => {
  // Saturday 16:00 in Ranchi.
  expect(at("2026-11-21T10:30:00Z", "Asia/Kolkata")).toMatchObject({
    same: true,
    open: false,
    nextOpening: "Monday 09:00",
  });
  expect(at("2026-11-22T12:00:00Z", "America/New_York").nextOpening).toBe("Sunday 22:30");
});

it("calls the day of the next opening as the reader does", () => {
  const saturday = new Date("2026-11-21T10:30:00Z");
  expect(readOwnHours(office.week, saturday, "Asia/Kolkata", "hi-IN").nextOpening).toBe(
    "सोमवार 09:00",
  );
});

it("opens at nine and closes at six, to the minute", () => {
  expect(at("2026-11-20T03:29:59Z", "Asia/Kolkata").open).toBe(false);
  expect(at("2026-11-20T03:30:00Z", "Asia/Kolkata").open).toBe(true);
  expect(at("2026-11-20T12:29:59Z", "Asia/Kolkata").open).toBe(true);
  expect(at("2026-11-20T12:30:00Z", "Asia/Kolkata").open).toBe(false);
});
