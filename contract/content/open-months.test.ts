import { expect, test } from "vitest";
import { listClosedMonths } from "./open-months.ts";

test("months without an open day are named, whole months alone", () => {
  const week = Array.from({ length: 7 }, () => [[540, 1020] as [number, number]]);
  const shut = Array.from({ length: 7 }, () => [] as [number, number][]);
  expect(
    listClosedMonths({
      seasons: [
        { from: 101, to: 414, week: shut },
        { from: 415, to: 1130, week },
        { from: 1201, to: 1231, week: shut },
      ],
    }),
  ).toEqual([1, 2, 3, 12]);
  expect(listClosedMonths({ seasons: [{ from: 101, to: 1231, week }] })).toEqual([]);
});
