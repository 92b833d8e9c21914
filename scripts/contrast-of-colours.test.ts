import { expect, test } from "vitest";
import { contrast, luminance } from "./contrast-of-colours.ts";

test("luminances and their contrast are those of WCAG", () => {
  expect(luminance([0, 0, 0])).toBe(0);
  expect(luminance([255, 255, 255])).toBeCloseTo(1);
  expect(contrast(luminance([0, 0, 0]), luminance([255, 255, 255]))).toBeCloseTo(21);
  // The lightest grey that is enough for text on white.
  expect(contrast(luminance([255, 255, 255]), luminance([118, 118, 118]))).toBeCloseTo(4.54, 2);
});
