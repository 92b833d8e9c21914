import { expect, it } from "vitest";
import { describeStay } from "./days.ts";

it("describes a stay", () => {
  expect(describeStay([0.5, 1])).toBe("Half a day to 1 day");
  expect(describeStay([2, 3])).toBe("2 to 3 days");
  expect(describeStay([1, 1])).toBe("1 day");
});
