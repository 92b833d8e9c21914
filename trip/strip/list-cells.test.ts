import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listCells, usualLight } from "./list-cells.ts";
import { skyColours } from "./sky.ts";

const visit = (from: number | null, to: number | null) => ({ kind: "visit" as const, from, to });

test("a strip begins before sunrise and ends in the night, without a gap in its time", () => {
  const way = { kind: "way" as const, from: 640, to: 700, isLong: true };
  const cells = listCells([visit(540, 630), way, visit(700, 800)], usualLight);
  expect(cells.map(({ what }) => what)).toEqual(["dawn", "item", "item", "item", "night"]);
  expect(cells[0]?.span[0]).toBeLessThan(usualLight.sunrise);
  for (const [index, { span }] of cells.entries())
    if (index > 0) expect(span[0]).toBe(cells[index - 1]?.span[1]);
  expect(cells.at(-1)?.span[1]).toBeGreaterThan(usualLight.sunset);
});

test("a day of which nothing is known has its sky too", () => {
  const cells = listCells([], usualLight);
  expect(cells.map(({ what }) => what)).toEqual(["dawn", "night"]);
});

test("paper has the colours of the page's sky by day", () => {
  const css = readFileSync(
    new URL("../../app/itinerary/day-card.module.css", import.meta.url),
    "utf8",
  );
  const light = [...css.matchAll(/--k\d: light-dark\((#[0-9a-f]{6}),/g)].map(([, hex]) => hex);
  expect(light).toEqual(skyColours);
});
