import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contrast, gradeForNight, luminance } from "./contrast-of-colours.ts";

test("luminances and their contrast are those of WCAG", () => {
  expect(luminance([0, 0, 0])).toBe(0);
  expect(luminance([255, 255, 255])).toBeCloseTo(1);
  expect(contrast(luminance([0, 0, 0]), luminance([255, 255, 255]))).toBeCloseTo(21);
  // The lightest grey that is enough for text on white.
  expect(contrast(luminance([255, 255, 255]), luminance([118, 118, 118]))).toBeCloseTo(4.54, 2);
});

test("a head is graded by night as the style sheet does it", () => {
  const sheet = readFileSync(
    join(import.meta.dirname, "../app/places/scene-hero.module.css"),
    "utf8",
  );
  const [, stops = ""] = /--night-grade: linear-gradient\(([^)]*)\)/.exec(sheet) ?? [];
  const written = stops.split(",").map((stop, index, all) => {
    const [, hex = "", percent] = /#([0-9a-f]{6})(?: (\d+)%)?/.exec(stop) ?? [];
    return { hex, at: percent ? Number(percent) / 100 : index / (all.length - 1) };
  });
  expect(written).toHaveLength(3);
  const toHex = (at: number) =>
    gradeForNight([255, 255, 255], at)
      .map((value) => Math.round(value).toString(16).padStart(2, "0"))
      .join("");
  for (const { hex, at } of written) expect(toHex(at)).toBe(hex);
  // Between two stops it goes evenly.
  expect(gradeForNight([255, 255, 255], 0.26)[0]).toBeCloseTo((0x38 + 0x7d) / 2);
});
