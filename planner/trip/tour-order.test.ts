import { expect, test } from "vitest";
import { Random } from "#planner/core/random.ts";
import { unreachable } from "./tour-hops.ts";
import { insertTargets, orderTargets } from "./tour-order.ts";

const sumOf = (stops: readonly number[], costOf: (a: number, b: number) => number) =>
  stops.slice(1).reduce((all, to, k) => all + costOf(stops[k] as number, to), 0);

const permute = (list: readonly number[]): number[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((one, k) =>
        permute([...list.slice(0, k), ...list.slice(k + 1)]).map((rest) => [one, ...rest]),
      );

test("the order found is the best of all orders, round and open, on random costs", () => {
  const random = new Random(7);
  for (let round = 0; round < 30; round++) {
    const costs = Array.from({ length: 49 }, () => 1 + random.below(1000));
    const costOf = (a: number, b: number) => costs[a * 7 + b] as number;
    const targets = [1, 2, 3, 4, 5];
    for (const end of [0, 6, null]) {
      const withEnd = (order: readonly number[]) => [0, ...order, ...(end === null ? [] : [end])];
      const best = Math.min(...permute(targets).map((order) => sumOf(withEnd(order), costOf)));
      const found = orderTargets(0, targets, end, costOf) as number[];
      expect(sumOf(withEnd(found), costOf)).toBe(best);
      expect([...insertTargets(0, targets, end, costOf)].sort()).toEqual(targets);
    }
  }
});

test("nothing to go to is an empty order, and what nothing leads to is none", () => {
  expect(orderTargets(0, [], 0, () => 1)).toEqual([]);
  expect(orderTargets(0, [1, 2], 0, (_, to) => (to === 2 ? unreachable : 1))).toBeNull();
});
