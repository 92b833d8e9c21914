import { expect, test } from "vitest";
import { getIndiaSheet } from "#server/content/map/india-sheet.ts";
import { createProjection } from "./project-point.ts";

test("a place lies where the drawing of the server has it", () => {
  const sheet = getIndiaSheet();
  const anchors = [
    { lon: 70, lat: 10 },
    { lon: 92, lat: 32 },
  ].map((point) => {
    const [x, y] = sheet.place(point);
    return { ...point, x, y };
  });
  const project = createProjection(anchors);
  for (const place of [
    { lon: 77.2, lat: 28.6 },
    { lon: 76.27, lat: 9.93 },
    { lon: 92.7, lat: 11.67 },
    { lon: 77.58, lat: 34.15 },
  ]) {
    const [x, y] = sheet.place(place);
    const found = project(place);
    expect(Math.hypot(found.x - x, found.y - y)).toBeLessThan(0.6);
  }
});
