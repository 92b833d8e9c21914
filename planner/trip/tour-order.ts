import { unreachable } from "./tour-hops.ts";

/** Targets up to this many are put in the exact best order; further ones are inserted one by one. */
export const mostOrdered = 8;

/**
 * The order of all targets of the least cost from start to end (`end` null: wherever it ends), by dynamic
 * programming over sets of targets (Held and Karp 1962). Null where no order leads through all.
 * @param costOf of going from one base to another; `unreachable` where nothing leads there
 */
export function orderTargets(
  start: number,
  targets: readonly number[],
  end: number | null,
  costOf: (from: number, to: number) => number,
): number[] | null {
  const count = targets.length;
  if (count === 0) return [];
  const full = 1 << count;
  const best = new Float64Array(full * count).fill(unreachable);
  const before = new Int8Array(full * count).fill(-1);
  const target = (k: number) => targets[k] as number;
  for (let k = 0; k < count; k++) best[(1 << k) * count + k] = costOf(start, target(k));
  for (let set = 1; set < full; set++)
    for (let last = 0; last < count; last++) {
      const known = best[set * count + last] as number;
      if (known >= unreachable) continue;
      for (let next = 0; next < count; next++) {
        if (set & (1 << next)) continue;
        const at = (set | (1 << next)) * count + next;
        const more = known + costOf(target(last), target(next));
        if (more >= (best[at] as number)) continue;
        best[at] = more;
        before[at] = last;
      }
    }
  let last = -1;
  let least = unreachable;
  for (let k = 0; k < count; k++) {
    const home = end === null ? 0 : costOf(target(k), end);
    const all = (best[(full - 1) * count + k] as number) + home;
    if (all >= least) continue;
    least = all;
    last = k;
  }
  if (last < 0) return null;
  const order: number[] = [];
  for (let set = full - 1; last >= 0; ) {
    order.unshift(target(last));
    const at = set * count + last;
    set &= ~(1 << last);
    last = before[at] as number;
  }
  return order;
}

/** More targets than can be ordered exactly: each at its cheapest place, one after another. */
export function insertTargets(
  start: number,
  targets: readonly number[],
  end: number | null,
  costOf: (from: number, to: number) => number,
): number[] {
  let order: number[] = [];
  for (const target of targets) {
    let best: number[] = [...order, target];
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at <= order.length; at++) {
      const tried = [...order.slice(0, at), target, ...order.slice(at)];
      const stops = [start, ...tried, ...(end === null ? [] : [end])];
      const sum = stops.slice(1).reduce((all, to, k) => all + costOf(stops[k] as number, to), 0);
      if (sum >= least) continue;
      least = sum;
      best = tried;
    }
    order = best;
  }
  return order;
}
