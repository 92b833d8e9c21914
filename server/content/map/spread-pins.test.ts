import { expect, it } from "vitest";
import { meets } from "#contract/content/rectangle.ts";
import { frameLabel, framePin } from "./place-labels.ts";
import { spreadPins } from "./spread-pins.ts";

const map = { width: 350, height: 320, overhang: 4, pinRadius: 13.5 };
const place = (points: { x: number; y: number }[], majors = 1) => {
  const pins = points.map((point, at) => ({ ...point, label: "Jaipur", isMajor: at < majors }));
  const shifts = spreadPins(pins, map);
  const placed = pins.map(({ x, y }, at) => ({
    x: x + (shifts[at]?.x ?? 0),
    y: y + (shifts[at]?.y ?? 0),
  }));
  const frames = placed.map((point) => framePin(point, map.pinRadius));
  const meeting = frames.flatMap((b, later) => frames.slice(0, later).filter((a) => meets(a, b)));
  return { shifts, placed, frames, meeting };
};
const still = { x: 0, y: 0 };

it("leaves pins where they are that are far enough from one another", () => {
  const far = [
    { x: 20, y: 20 },
    { x: 50, y: 20 },
    { x: 20, y: 60 },
  ];
  const { shifts } = place(far, far.length);
  expect(shifts).toEqual([still, still, still]);
});

it("parts pins that lie at one spot: a city keeps it, and the room for its name", () => {
  const { shifts, frames, meeting, placed } = place([1, 2, 3, 4].map(() => ({ x: 200, y: 150 })));
  expect(meeting).toEqual([]);
  expect(shifts[0]).toEqual(still);
  for (const { x, y } of shifts) expect(Math.hypot(x, y)).toBeLessThan(60);
  const name = frameLabel(placed[0] ?? still, "Jaipur", "right");
  expect(frames.filter((frame) => meets(frame, name))).toEqual([]);
});

it("keeps a crowd in the corner on the map", () => {
  const { placed, meeting } = place(
    Array.from({ length: 14 }, (_, at) => ({ x: 340 + (at % 3), y: 315 + (at % 5) })),
  );
  expect(meeting).toEqual([]);
  for (const { x, y } of placed) {
    expect(x).toBeLessThanOrEqual(350);
    expect(y).toBeLessThanOrEqual(320);
  }
});

it("ends where there is no room", () => {
  const crowd = Array.from({ length: 120 }, () => ({ x: 5, y: 5, label: "a", isMajor: false }));
  expect(spreadPins(crowd, { ...map, width: 60, height: 60 })).toHaveLength(120);
});
