import { expect, test } from "vitest";
import { createProblem } from "#planner/core/create-problem.ts";
import { solve } from "#planner/core/solve.ts";
import { parseInstance } from "#planner/toptw/parse-instance.ts";
import { checkInstance } from "./check-instance.ts";

/** Two customers to the right of the depot, one below it; ways of 10, 10 and the root of 200. */
const write = (type: number, homeBy: number, below = 60) => `${type} 1 3 4
500 200
0 0 0 0 0 0 0 0 ${homeBy}
1 10 0 5 7 1 1 1 0 40
2 20 0 5 9 1 1 1 0 12
3 0 -10 5 3 1 1 1 0 ${below}
`;

test("a tour that holds has no fault and the sum of its scores", () => {
  expect(checkInstance(write(4, 100), [[1, 3]], 1)).toEqual({ faults: [], score: 10 });
});

test.each<[string, string, number[][], RegExp]>([
  ["too late at a gate", write(4, 100), [[1, 2]], /at 2 at 25\.00, after 12/],
  ["too late home", write(4, 50), [[1, 3, 2]], /home at|after 12/],
  ["twice", write(4, 100), [[1], [1]], /was visited/],
  ["nobody", write(4, 100), [[9]], /no customer/],
  ["more tours than days", write(4, 100), [[1], [3]], /2 tours for 1/],
])("%s is a fault", (_, text, tours, fault) => {
  expect(
    checkInstance(
      text,
      tours,
      tours.length > 1 && fault.source.includes("for") ? 1 : 2,
    ).faults.join(),
  ).toMatch(fault);
});

test("Cordeau's ways are cut at hundredths: home at 44.14, which tenths would call 44.1", () => {
  // 10 + 5 + 14.14 + 5 + 10
  expect(checkInstance(write(5, 44.14), [[1, 3]], 1).faults).toEqual([]);
  expect(checkInstance(write(5, 44.13), [[1, 3]], 1).faults.join()).toMatch(/home at 44.14/);
  expect(checkInstance(write(2, 44.1), [[1, 3]], 1).faults).toEqual([]);
});

test.each([2, 4, 5, 6])(
  "what is planned on an instance of type %i holds by the published rule",
  (type) => {
    const text = write(type, 80);
    const { plan, worth } = solve(createProblem(parseInstance(text, 2)), { rounds: 200, seed: 1 });
    expect(checkInstance(text, plan, 2)).toEqual({ faults: [], score: worth });
  },
);
