import { expect, test } from "vitest";
import { findHour, paintSky } from "./sky.ts";

const light = { sunrise: 420, sunset: 1080 };

test("skies that follow one another have the same colour where they meet", () => {
  // Between sunrise + 120 (540) and noon (750), two thirds of the way from either side.
  expect(paintSky([600, 680], light)).toBe("var(--k3) -75%,var(--k4) 188%");
  expect(paintSky([680, 750], light)).toBe("var(--k3) -200%,var(--k4) 100%");
});

test("before dawn and late at night there is one colour, twice", () => {
  expect(paintSky([60, 200], light)).toMatch(/^var\(--k0\) \d+%,var\(--k0\) \d+%$/);
  expect(paintSky([1300, 1400], light)).toMatch(/^var\(--k9\) -\d+%,var\(--k9\) -\d+%$/);
});

test("a visit of no length has a sky, too", () => {
  expect(paintSky([700, 700], light)).not.toContain("NaN");
});

test("the hour of a stamp is that of its visit", () => {
  expect([430, 700, 900, 1075, 1200].map((minute) => findHour(minute, light))).toEqual([
    ...["dawn", "noon", "gold", "dusk", "night"],
  ]);
});
