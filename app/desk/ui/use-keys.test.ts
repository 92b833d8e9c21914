import { expect, it } from "vitest";
import { findNeighbour } from "./use-keys.ts";

it.each([
  [null, 1, "a"],
  ["a", 1, "b"],
  ["c", 1, "c"],
  ["a", -1, "a"],
  ["gone", -1, "a"],
] as const)("from %s by %d", (current, by, wanted) => {
  expect(findNeighbour(["a", "b", "c"], current, by)).toBe(wanted);
});

it("finds nothing in nothing", () => {
  expect(findNeighbour([], null, 1)).toBeNull();
});
