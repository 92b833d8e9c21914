import { expect, it } from "vitest";
import { spreadPins } from "./spread-pins.ts";

const map = { least: 28, width: 350, height: 320 };
const gapsOf = (points: { x: number; y: number }[]) => {
  const shifts = spreadPins(points, map);
  const placed = points.map(({ x, y }, at) => ({
    x: x + (shifts[at]?.x ?? 0),
    y: y + (shifts[at]?.y ?? 0),
  }));
  const gaps = placed.flatMap((b, later) =>
    placed.slice(0, later).map((a) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))),
  );
  return { shifts, placed, least: Math.min(...gaps) };
};

it("leaves pins where they are that are far enough from one another", () => {
  expect(
    gapsOf([
      { x: 20, y: 20 },
      { x: 50, y: 20 },
      { x: 20, y: 60 },
    ]).shifts,
  ).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
});

it("parts pins that lie at one spot, none of them further than it must", () => {
  const { shifts, least } = gapsOf([1, 2, 3, 4].map(() => ({ x: 200, y: 150 })));
  expect(least).toBeGreaterThanOrEqual(26);
  for (const { x, y } of shifts) expect(Math.hypot(x, y)).toBeLessThan(2 * map.least);
});

it("keeps a crowd in the corner on the map", () => {
  const { placed, least } = gapsOf(
    Array.from({ length: 14 }, (_, at) => ({ x: 340 + (at % 3), y: 315 + (at % 5) })),
  );
  expect(least).toBeGreaterThanOrEqual(26);
  for (const { x, y } of placed) {
    expect(x).toBeGreaterThanOrEqual(-1);
    expect(x).toBeLessThanOrEqual(351);
    expect(y).toBeGreaterThanOrEqual(-1);
    expect(y).toBeLessThanOrEqual(321);
  }
});

it("ends where there is no room", () => {
  const crowd = Array.from({ length: 400 }, () => ({ x: 5, y: 5 }));
  expect(spreadPins(crowd, { least: 28, width: 60, height: 60 })).toHaveLength(400);
});
