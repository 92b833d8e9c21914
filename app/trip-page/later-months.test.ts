import { expect, test } from "vitest";
import { listLaterMonths } from "./later-months.ts";

test("another season is none of the months around the trip's own, over a year's end too", () => {
  const months = listLaterMonths("2027-01-20", new Date("2027-02-15T00:00:00Z"));
  expect(months).toEqual([
    ...["2027-03", "2027-04", "2027-05", "2027-06", "2027-07", "2027-08"],
    ...["2027-09", "2027-10", "2027-11"],
  ]);
});
