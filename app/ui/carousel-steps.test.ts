import { describe, expect, it } from "vitest";
import { describeRange, easeBetween, findNeighbour, wrapIndex } from "./carousel-steps.ts";

describe("wrapIndex", () => {
  it("wraps at both ends", () => {
    expect([wrapIndex(6, 6), wrapIndex(-1, 6), wrapIndex(13, 6)]).toEqual([0, 5, 1]);
    expect(wrapIndex(3, 0)).toBe(0);
  });
});

describe("findNeighbour", () => {
  it("pages through the 37 cities and wraps to the first", () => {
    const stops = [0];
    while (stops.length < 6) stops.push(findNeighbour(stops.at(-1) ?? 0, 1, 8, 37));
    expect(stops).toEqual([0, 8, 16, 24, 32, 0]);
  });

  it("goes from the first to the last page", () => {
    expect(findNeighbour(0, -1, 8, 37)).toBe(32);
    expect(findNeighbour(0, -1, 1, 6)).toBe(5);
  });

  it("stops at the first item when less than a page lies before", () => {
    expect(findNeighbour(3, -1, 8, 37)).toBe(0);
  });

  it("survives having fewer items than a page", () => {
    expect(findNeighbour(0, 1, 8, 5)).toBe(0);
    expect(findNeighbour(0, -1, 8, 5)).toBe(0);
    expect(findNeighbour(0, 1, 3, 0)).toBe(0);
  });
});

describe("describeRange", () => {
  it("counts as people do", () => {
    expect(describeRange(0, 8, 37, false)).toEqual({ from: 1, to: 8 });
    expect(describeRange(32, 8, 37, false)).toEqual({ from: 33, to: 37 });
  });

  it("runs on over the end of a loop", () => {
    expect(describeRange(4, 3, 6, true)).toEqual({ from: 5, to: 1 });
    expect(describeRange(3, 3, 6, true)).toEqual({ from: 4, to: 6 });
  });
});

describe("easeBetween", () => {
  it("runs from 0 to 1 in its time", () => {
    expect(easeBetween(0, 500)).toBe(0);
    expect(easeBetween(250, 500)).toBeCloseTo(0.5);
    expect(easeBetween(900, 500)).toBe(1);
    expect(easeBetween(0, 0)).toBe(1);
  });
});
