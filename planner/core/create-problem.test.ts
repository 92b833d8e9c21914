import { expect, test } from "vitest";
import { createProblem } from "./create-problem.ts";
import { afterBreak, beforeBreak } from "./problem.ts";
import { ProblemError, type ProblemInput, windowsForVisit } from "./problem-input.ts";

const asked: ProblemInput = {
  nodes: 2,
  travel: [0, 5, 5, 0],
  places: [
    {
      node: 1,
      stay: 10,
      prize: 3,
      windows: [
        [
          [50, 60],
          [10, 20],
          [20, 30],
          [90, 80],
        ],
      ],
    },
  ],
  days: [{ startNode: 0, endNode: 0, startTime: 0, endTime: 100 }],
};

test("windows are put in order and joined; what lies between them is a break", () => {
  const { open, close, breaks } = createProblem(asked);
  expect([open[1], close[1]]).toEqual([10, 60]);
  if (breaks === null) throw new Error("no breaks");
  expect([29, 30, 31, 49, 50, 60].map((time) => afterBreak(breaks, 1, time))).toEqual([
    29, 30, 50, 50, 50, 60,
  ]);
  expect([29, 30, 31, 49, 50, 60].map((time) => beforeBreak(breaks, 1, time))).toEqual([
    29, 30, 30, 30, 50, 60,
  ]);
});

test("a visit must end before closing", () => {
  expect(
    windowsForVisit(
      [
        [60, 120],
        [180, 200],
      ],
      30,
    ),
  ).toEqual([[60, 90]]);
});

test.each<[Partial<ProblemInput>, RegExp]>([
  [{ nodes: 0 }, /at least one node/],
  [{ days: [] }, /at least one day/],
  [{ travel: [0] }, /each pair/],
  [{ days: [{ startNode: 0, endNode: 2, startTime: 0, endTime: 1 }] }, /nowhere/],
  [{ days: [{ startNode: 0, endNode: 0, startTime: 2, endTime: 1 }] }, /ends before/],
  [{ places: [{ node: 3, stay: 1, prize: 1 }] }, /not among the nodes/],
  [{ places: [...asked.places, ...asked.places] }, /twice/],
  [{ places: [{ node: 1, stay: -1, prize: 1 }] }, /shorter than nothing/],
  [{ places: [{ node: 1, stay: 1, prize: -1 }] }, /less than nothing/],
  [{ must: new Map([[0, null]]) }, /pinned and not among/],
  [{ kindLimits: [0] }, /limit above nothing/],
])("what cannot be a problem is refused in a sentence (%#)", (change, message) => {
  expect(() => createProblem({ ...asked, ...change })).toThrow(ProblemError);
  expect(() => createProblem({ ...asked, ...change })).toThrow(message);
});
