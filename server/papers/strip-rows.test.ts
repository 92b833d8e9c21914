import { expect, test } from "vitest";
import { listCells, usualLight } from "#trip/strip/list-cells.ts";
import { placeRows } from "./strip-rows.ts";

const visits = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ kind: "visit" as const, from: 480 + index * 40, to: 500 + index * 40 },
  }));

test("a strip fills the sheet's width in as few rows as it needs, each about as full", () => {
  for (const count of [0, 1, 4, 7, 24]) {
    const rows = placeRows(listCells(visits(count), usualLight), 455);
    expect(rows.flat()).toHaveLength(count + 2);
    for (const row of rows) {
      expect(row.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(455);
      for (const { cell, width } of row) expect(width).toBeGreaterThanOrEqual(cell.least * 0.64);
    }
    const sizes = rows.map((row) => row.length);
    if (rows.length > 1) expect(Math.min(...sizes)).toBeGreaterThan(1);
  }
});
