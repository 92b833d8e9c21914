import { expect, test } from "vitest";
import type { Rectangle } from "#contract/content/rectangle.ts";
import { findLift } from "./find-lift.ts";

const place = (left: number, top: number, width: number, height: number): Rectangle => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const box = place(300, 740, 60, 60);

test("a box stays where nothing lies under it, beside what only touches it", () => {
  expect(findLift(box, [], 300)).toBe(0);
  expect(findLift(box, [place(0, 740, 300, 60), place(300, 800, 60, 20)], 300)).toBe(0);
});

test("it rises above what lies under it, and above what lies there", () => {
  expect(findLift(box, [place(20, 760, 320, 52)], 300)).toBe(50);
  expect(findLift(box, [place(20, 760, 320, 52), place(310, 700, 48, 48)], 300)).toBe(110);
});

test("where there is no room within its reach, there is no place for it", () => {
  expect(findLift(box, [place(0, 300, 390, 500)], 300)).toBeNull();
});
