import { expect, test } from "vitest";
import { InstanceError, parseInstance } from "./parse-instance.ts";

const solomon = `4 10 2 1
0 200
  0 40.00 50.00 0.00 0.00 0 0 0 1236
  1 45.00 68.00 90.00 10.00 1 1 1 912 967
  2 45.00 70.00 90.00 30.00 1 1 1 825 870
`;

test("a Solomon instance is read in tenths, ways cut and not rounded", () => {
  const asked = parseInstance(solomon, 2);
  expect(asked.nodes).toBe(3);
  // The root of 349 is 18.68.
  expect(asked.travel[1]).toBe(186);
  expect(asked.places[0]).toEqual({
    node: 1,
    stay: 900,
    prize: 10,
    windows: [[[9120, 9670]], [[9120, 9670]]],
  });
  expect(asked.days).toHaveLength(2);
  expect(asked.days[0]).toEqual({ startNode: 0, endNode: 0, startTime: 0, endTime: 12_360 });
});

test.each([5, 6])("a Cordeau instance of type %i is read in hundredths", (type) => {
  const asked = parseInstance(
    `${type} 1 1 4\n500 200\n 0 4.163 13.559 0 0 0 0 0 1000\n 1 -29.730 64.136 2 12 1 4 1 2 4 8 276 548\n`,
    1,
  );
  expect(asked.travel[1]).toBe(6088);
  expect(asked.places[0]?.windows).toEqual([[[27_600, 54_800]]]);
});

test.each([
  [solomon.replace("4 10", "7 10"), "only 2 and 4"],
  [solomon.replace("4 10", "4.5 10"), "only 2 and 4"],
  ["", "numbers were expected"],
  ["hello\nworld\nagain", "numbers were expected"],
  [`${solomon}7 1 1 1 1 0 0 1 2`, "Line 6 is not node 3"],
  [`${solomon}3 1 1`, "Line 6 is not node 3"],
  [`${solomon}3 1 1 -5 1 0 0 1 2`, "below nothing"],
  [`4 1 1 1\n0 0\n${"0 0 0 0 0 0 0 0 9\n".repeat(2001)}`, "more than 2000"],
])("what is no instance is refused in a sentence (%#)", (text, message) => {
  expect(() => parseInstance(text, 1)).toThrow(InstanceError);
  expect(() => parseInstance(text, 1)).toThrow(message);
});
