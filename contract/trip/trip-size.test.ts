import fc from "fast-check";
import { expect, test } from "vitest";
import { fitsTrip, isNoLarger, sizeOfTrip, takeFitting, tripLimits } from "./trip-size.ts";

const someText = fc.string({ maxLength: 3000, unit: "grapheme" });
const someDays = fc.array(
  fc.record({
    title: fc.string({ maxLength: 20 }),
    text: someText,
    sleeps: fc.option(fc.string({ maxLength: 20 })),
    stops: fc.array(fc.record({ name: fc.string({ maxLength: 9 }), text: someText }), {
      maxLength: 24,
    }),
  }),
  { maxLength: 90 },
);

test("what is shown of a trip fits, is its beginning, and is all of one that fits", () => {
  fc.assert(
    fc.property(someDays, (days) => {
      const shown = takeFitting(days);
      expect(fitsTrip(shown)).toBe(true);
      expect(days.slice(0, shown.length)).toEqual(shown);
      expect(shown.length === days.length).toBe(fitsTrip(days));
      const next = days.slice(0, shown.length + 1);
      if (shown.length < days.length) expect(fitsTrip(next)).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test("bytes are those of the days as JSON", () => {
  const day = { title: "लेह", text: "🏔️", sleeps: null, stops: [{ name: "é", text: "" }] };
  const bytes = Buffer.byteLength(JSON.stringify([day, day]));
  expect(Math.abs(sizeOfTrip([day, day]).bytes - bytes)).toBeLessThan(2);
});

test("a trip that is over may become less and not more, in each measure", () => {
  const day = { title: "", text: "", sleeps: null, stops: [] };
  const days = (count: number) => Array.from({ length: count }, () => day);
  const over = days(tripLimits.days + 5);
  expect(isNoLarger(days(tripLimits.days + 4), over)).toBe(true);
  expect(isNoLarger(over, over)).toBe(true);
  expect(isNoLarger(days(tripLimits.days + 6), over)).toBe(false);
  const long = over.map((one) => ({ ...one, text: "x".repeat(3000) }));
  expect(isNoLarger(long, over)).toBe(false);
});
