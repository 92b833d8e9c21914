import type { ProblemInput } from "#planner/core/problem-input.ts";

/** The text is not an instance of the orienteering problem with time windows. */
export class InstanceError extends Error {}

interface Row {
  readonly x: number;
  readonly y: number;
  readonly stay: number;
  readonly prize: number;
  readonly open: number;
  readonly close: number;
}

const mostNodes = 2000;

/**
 * Parts of a unit at which distances are cut, by the number that begins a file: Solomon's, c, r and rc, at tenths,
 * Cordeau's, pr01 to pr10 (5) and pr11 to pr20 (6), at hundredths. The values known for them hold by this rule alone.
 */
const scales: Readonly<Record<number, number>> = { 2: 10, 4: 10, 5: 100, 6: 100 };

/**
 * Reads a public instance (Solomon's and Cordeau's, as KU Leuven's collection writes them) for so
 * many days. Times become whole tenths (Solomon) or hundredths (Cordeau): distances are cut there.
 * @throws InstanceError with a sentence, of a file of another collection too: nobody knows its rule.
 */
export function parseInstance(text: string, days: number): ProblemInput {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const numbers = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const type = numbers[0]?.[0];
  if (
    numbers.length < 3 ||
    type === undefined ||
    numbers.flat().some((value) => !Number.isFinite(value))
  )
    throw new InstanceError("This is no instance: numbers were expected, in at least three lines.");
  if (numbers.length - 2 > mostNodes)
    throw new InstanceError(`The instance has more than ${mostNodes} nodes.`);
  const scale = scales[type];
  if (scale === undefined)
    throw new InstanceError(
      `The instance is of type ${type}: only 2 and 4 (Solomon) and 5 and 6 (Cordeau) can be placed.`,
    );
  const rows = numbers.slice(2).map((row, index) => readRow(row, index, scale));
  const depot = rows[0] as Row;
  return {
    nodes: rows.length,
    travel: rows.flatMap((a) =>
      rows.map((b) => Math.floor(Math.hypot(a.x - b.x, a.y - b.y) * scale + 1e-9)),
    ),
    places: rows.slice(1).map(({ stay, prize, open, close }, index) => ({
      node: index + 1,
      stay,
      prize,
      windows: Array.from({ length: days }, () => [[open, close] as const]),
    })),
    days: Array.from({ length: days }, () => ({
      startNode: 0,
      endNode: 0,
      startTime: depot.open,
      endTime: depot.close,
    })),
  };
}

/** number, x, y, length of the visit, score, fields that do not matter here, opening, closing */
function readRow(row: readonly number[], index: number, scale: number): Row {
  const [number, x, y, stay, prize] = row as [number, number, number, number, number];
  if (row.length < 8 || number !== index)
    throw new InstanceError(`Line ${index + 3} is not node ${index} with its window.`);
  const time = (value: number | undefined) => Math.round((value ?? 0) * scale);
  const read = {
    x,
    y,
    stay: time(stay),
    prize: Math.round(prize),
    open: time(row.at(-2)),
    close: time(row.at(-1)),
  };
  if (read.stay < 0 || read.prize < 0)
    throw new InstanceError(`Node ${index} has a visit or a score below nothing.`);
  return read;
}
