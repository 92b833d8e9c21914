import { expect, test } from "vitest";
import { drawClock } from "./clock-drawing.ts";

test.each([
  ["2026-11-22T06:05:59Z", "11:35"],
  ["2026-11-22T18:30:00Z", "00:00"],
])("at %s it is %s in India", (now, time) => {
  expect(drawClock(new Date(now))).toContain(`>${time}</text>`);
});
