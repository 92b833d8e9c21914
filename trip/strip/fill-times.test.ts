import { expect, test } from "vitest";
import { fillTimes } from "./fill-times.ts";

test("each lasts until the next one begins, the last until its own end", () => {
  expect(
    fillTimes([
      { from: 540, to: 600 },
      { from: 620, to: 700 },
    ]),
  ).toEqual([
    [540, 620],
    [620, 700],
  ]);
});

test("what has no time stands between those that have", () => {
  const [one, two, three] = fillTimes([
    { from: 600, to: null },
    { from: null, to: null },
    { from: 800, to: null },
  ]);
  expect(one).toEqual([600, 700]);
  expect(two).toEqual([700, 800]);
  expect(three).toEqual([800, 890]);
});

test("a day without any time is shared out over the day, in order", () => {
  const spans = fillTimes([
    { from: null, to: null },
    { from: null, to: null },
  ]);
  expect(spans[0]?.[0]).toBeGreaterThanOrEqual(480);
  expect(spans[1]?.[0]).toBeGreaterThan(spans[0]?.[0] ?? 0);
  expect(fillTimes([])).toEqual([]);
});
