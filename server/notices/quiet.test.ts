import { expect, test } from "vitest";
import { endOfQuiet, indianZone } from "./quiet.ts";

test.each([
  // 21:59 and 22:00 in India.
  ["2027-02-03T16:29:00Z", indianZone, "2027-02-03T16:29:00Z"],
  ["2027-02-03T16:30:00Z", indianZone, "2027-02-04T01:30:00Z"],
  // Midnight, 6:59 and 7:00.
  ["2027-02-03T18:30:00Z", indianZone, "2027-02-04T01:30:00Z"],
  ["2027-02-04T01:29:30Z", indianZone, "2027-02-04T01:30:00Z"],
  ["2027-02-04T01:30:00Z", indianZone, "2027-02-04T01:30:00Z"],
  // The same moment is day in Berlin and night in New York.
  ["2027-02-03T10:00:00Z", "Europe/Berlin", "2027-02-03T10:00:00Z"],
  ["2027-02-03T10:00:00Z", "America/New_York", "2027-02-03T12:00:00Z"],
])("at %s in %s nobody is told before %s", (now, zone, then) => {
  expect(endOfQuiet(new Date(now), zone).toISOString()).toBe(new Date(then).toISOString());
});
