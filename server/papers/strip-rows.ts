import type { OnStrip, StripCell } from "#trip/strip/list-cells.ts";

/** A cell where it stands on paper, in points from the strip's left end. */
export type PlacedCell<Item> = { cell: StripCell<Item>; left: number; width: number };

/** Points of paper for a pixel of a page. */
const scale = 0.64;

const leastOf = ({ least }: Pick<StripCell<unknown>, "least">) => least * scale;

/** One row after the other, each as full as `most` allows. */
function fillRows<Item>(cells: readonly StripCell<Item>[], most: number): StripCell<Item>[][] {
  const rows: StripCell<Item>[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const least = leastOf(cell);
    if (used + least > most) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(cell);
    used += least;
  }
  return rows;
}

/**
 * A day's strip as rows of a sheet, as few as its width allows and each about as full as the others: what is left of a
 * row is shared out by the minutes.
 */
export function placeRows<Item extends OnStrip>(
  cells: readonly StripCell<Item>[],
  width: number,
): PlacedCell<Item>[][] {
  const count = fillRows(cells, width).length;
  const all = cells.reduce((sum, cell) => sum + leastOf(cell), 0);
  // The narrowest rows of which there are no more.
  let most = all / count;
  while (most < width && fillRows(cells, most).length > count) most += 4;
  return fillRows(cells, Math.min(most, width)).map((row) => {
    const left = width - row.reduce((sum, cell) => sum + leastOf(cell), 0);
    const shares = row.reduce((sum, { share }) => sum + Math.max(share, 1), 0);
    let at = 0;
    return row.map((cell) => {
      const own = leastOf(cell) + (left * Math.max(cell.share, 1)) / shares;
      const placed = { cell, left: at, width: own };
      at += own;
      return placed;
    });
  });
}
