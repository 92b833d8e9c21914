import { expect, test } from "vitest";
import { findLand } from "./film-land.ts";

const width = 160;
const height = 120;

/** A sky that grows paler downwards, with land and a bird painted into it as boxes of x, y, width, height. */
function paint(boxes: readonly [number, number, number, number, number][]): Float32Array {
  const lab = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const box = boxes.find(
        ([left, top, wide, high]) => x >= left && x < left + wide && y >= top && y < top + high,
      );
      lab[(y * width + x) * 3] = box ? box[4] : 70 + y * 0.1;
    }
  return lab;
}

const isLand = (boxes: readonly [number, number, number, number, number][]) => {
  const land = findLand({ lab: paint(boxes), width, height });
  return (x: number, y: number) => land[y * width + x] === 1;
};

test("land is what stands out of the sky, its smooth middle too; the sky beside it is none", () => {
  const at = isLand([[20, 30, 30, 90, 95]]);
  expect(at(35, 50)).toBe(true);
  expect(at(22, 32)).toBe(true);
  expect(at(10, 50)).toBe(false);
  expect(at(35, 10)).toBe(false);
});

test("a bird is no land", () => {
  const at = isLand([
    [40, 10, 2, 2, 20],
    [0, 50, 160, 70, 40],
  ]);
  expect(at(40, 10)).toBe(false);
  expect(at(40, 55)).toBe(true);
});

test("a dark trunk that leaves the frame at its top is land", () => {
  const at = isLand([[60, 0, 12, 40, 30]]);
  expect(at(66, 1)).toBe(true);
  expect(at(50, 1)).toBe(false);
});
