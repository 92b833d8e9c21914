import type { Problem } from "./problem.ts";

export interface Neighbours {
  /** Places from the nearest to the furthest (there and back), itself first: row `node`. */
  readonly near: Int32Array;
  /** Entries in a row. */
  readonly width: number;
  /** Mean way to one of the ten nearest, at least 1. */
  readonly meanStep: number;
}

/** Sorts the places by nearness, seen from each node. */
export function findNeighbours({ nodes, travel, places }: Problem): Neighbours {
  const width = places.length;
  const near = new Int32Array(nodes * width);
  // Distance and place in one number: a typed array sorts numbers without a callback.
  const keys = new Float64Array(width);
  let steps = 0;
  let total = 0;
  for (let node = 0; node < nodes; node++) {
    for (let k = 0; k < width; k++) {
      const place = places[k] as number;
      const ways =
        (travel[node * nodes + place] as number) + (travel[place * nodes + node] as number);
      keys[k] = (place === node ? -1 : ways) * nodes + place;
    }
    keys.sort();
    for (let k = 0; k < width; k++) {
      const key = keys[k] as number;
      near[node * width + k] = key - Math.floor(key / nodes) * nodes;
    }
  }
  for (const place of places)
    for (let k = 1; k < Math.min(11, width); k++) {
      total += travel[place * nodes + (near[place * width + k] as number)] as number;
      steps++;
    }
  return { near, width, meanStep: Math.max(1, total / Math.max(1, steps)) };
}
