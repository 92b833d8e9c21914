import type { ProblemInput } from "#planner/core/create-problem.ts";

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
 * Reads a public instance (Solomon's and Cordeau's, as KU Leuven's collection writes them) for so
 * many days. Times become whole tenths (Solomon) or hundredths (Cordeau): distances are cut there.
 * @throws InstanceError with a sentence.
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
  // Cordeau's collection numbers its problem type 6 (several depots), Solomon's 4.
  const scale = type === 6 ? 100 : 10;
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
