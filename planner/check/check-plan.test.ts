import { expect, test } from "vitest";
import type { ProblemInput } from "#planner/core/problem-input.ts";
import { checkPlan } from "./check-plan.ts";

/** Node 0 is the hotel, 1 to 3 are places ten minutes from everything. */
const asked: ProblemInput = {
  nodes: 4,
  travel: Array.from({ length: 16 }, (_, k) => (k % 5 === 0 ? 0 : 10)),
  places: [
    {
      node: 1,
      stay: 30,
      prize: 5,
      windows: [
        [
          [0, 20],
          [60, 80],
        ],
      ],
    },
    { node: 2, stay: 30, prize: 7, kind: 0 },
    { node: 3, stay: 5, prize: 3, kind: 0, windows: [[]] },
  ],
  days: [{ startNode: 0, endNode: 0, startTime: 0, endTime: 120 }],
  kindLimits: [7],
  must: new Map([[2, 0]]),
  banned: new Set([3]),
};

test("a plan that holds has no fault and its worth", () => {
  // 10 to 40 at place 2, then a wait for the second window of place 1: 60 to 90, home at 100.
  expect(checkPlan(asked, [[2, 1]])).toEqual({ faults: [], worth: 5 + 3.5 });
});

test.each<[number[][], RegExp]>([
  [[[1, 1]], /visited twice/],
  [[[3]], /banned/],
  [[[3]], /closed/],
  [[[2, 2, 2, 1]], /closed from/],
  [[[2, 2, 2, 2]], /ends at 140, after 120/],
  [[[9]], /no place/],
  [[[2], []], /has 2 days/],
])("a fault is named (%#)", (plan, fault) => {
  expect(checkPlan(asked, plan).faults.join("\n")).toMatch(fault);
});

test("a pin on another day is a fault", () => {
  const two = { ...asked, days: [...asked.days, ...asked.days] };
  expect(checkPlan(two, [[], [2]]).faults.join()).toMatch(/pinned to day 1/);
});

test.each([
  [{ visits: 1, effort: 100, road: 100 }, /has 2 visits/],
  [{ visits: 2, effort: 89, road: 100 }, /takes 90 of strength/],
  [{ visits: 2, effort: 90, road: 5 }, /has 6 of road/],
])("a day that holds more than it may is a fault (%#)", (most, fault) => {
  const capped: ProblemInput = {
    ...asked,
    days: asked.days.map((day) => ({ ...day, most })),
    road: Array.from({ length: 16 }, (_, k) => (k % 5 === 0 ? 0 : 2)),
  };
  expect(checkPlan(capped, [[2, 1]]).faults.join()).toMatch(fault);
});
