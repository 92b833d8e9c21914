import { expect, test } from "vitest";
import { EstimateErrors } from "./estimate-errors.ts";

const route = (...sleep: number[]) => ({ start: 0, end: 0, sleep, ride: sleep.map(() => false) });

test("what a base's nights bring less than they estimate is learnt from trips, and told from the rest", () => {
  const errors = new EstimateErrors(4);
  expect(errors.expect(route(1, 2))).toBe(0);
  // Nights in 1 bring 30 less than they estimate, those in 2 and 3 what they estimate.
  for (let k = 0; k < 200; k++) {
    errors.learn(route(1, 1, 2), -60);
    errors.learn(route(2, 2, 3), 0);
    errors.learn(route(1, 3, 3), -30);
  }
  expect(errors.expect(route(1, 1, 3))).toBeCloseTo(-60, 0);
  expect(errors.expect(route(2, 3, 3))).toBeCloseTo(0, 0);
});
