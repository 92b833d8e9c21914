import { bestPrizes, type Problem } from "./problem.ts";

/** Neighbours of a place that the mean step is reckoned of. */
const meanOf = 10;

export interface Neighbours {
  /** Places from the nearest to the furthest (there and back), itself first: row `node`. */
  readonly near: Int32Array;
  /** Places from the most promising to the least, by nearness for what they are worth. */
  readonly promising: Int32Array;
  /** Entries in a row. */
  readonly width: number;
  /** Mean way to one of the ten nearest, at least 1. */
  readonly meanStep: number;
}

/** Sorts the places by nearness, and by nearness for worth, seen from each node. */
export function findNeighbours(problem: Problem): Neighbours {
  const { nodes, travel, places } = problem;
  const width = places.length;
  const ways = (from: number, to: number) =>
    (travel[from * nodes + to] as number) + (travel[to * nodes + from] as number);
  const near = sortRows(problem, (node, place) => (place === node ? 0 : 1 + ways(node, place)));
  const meanStep = meanStepOf(problem, near);
  const prizes = bestPrizes(problem);
  const total = places.reduce((sum, place) => sum + (prizes[place] as number), 0);
  const meanPrize = Math.max(1e-9, total / Math.max(1, width));
  // In a row only the order counts; a million steps keep it as fine as it needs to be.
  const scale = (1e6 * meanPrize) / meanStep;
  const divisor = Float64Array.from(prizes, (prize) => prize + 0.3 * meanPrize);
  const promising = sortRows(problem, (node, place) =>
    Math.floor((scale * (ways(node, place) + meanStep)) / (divisor[place] as number)),
  );
  return { near, promising, width, meanStep };
}

/** Places in the order of a whole number, lowest first, for each node. */
function sortRows(
  { nodes, places }: Problem,
  keyOf: (node: number, place: number) => number,
): Int32Array {
  const width = places.length;
  const rows = new Int32Array(nodes * width);
  // Key and place in one number: a typed array sorts numbers without a callback.
  const keys = new Float64Array(width);
  for (let node = 0; node < nodes; node++) {
    for (let k = 0; k < width; k++) {
      const place = places[k] as number;
      keys[k] = keyOf(node, place) * nodes + place;
    }
    keys.sort();
    for (let k = 0; k < width; k++) {
      const key = keys[k] as number;
      rows[node * width + k] = key - Math.floor(key / nodes) * nodes;
    }
  }
  return rows;
}

function meanStepOf({ nodes, travel, places }: Problem, near: Int32Array): number {
  const width = places.length;
  let steps = 0;
  let total = 0;
  for (const place of places)
    for (let k = 1; k < Math.min(meanOf + 1, width); k++) {
      total += travel[place * nodes + (near[place * width + k] as number)] as number;
      steps++;
    }
  return Math.max(1, total / Math.max(1, steps));
}
