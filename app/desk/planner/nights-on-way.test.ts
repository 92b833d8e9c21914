import { expect, test } from "vitest";
import type { DayPart } from "#contract/trip/itinerary.ts";
import { createItinerary } from "#tests/factories/itinerary.ts";
import { compareNightsOnWay, putNightsOnWay } from "./nights-on-way.ts";

/** A trip of three days, of which these have a night in a train. */
function planWith(onWay: readonly string[]) {
  const [like] = createItinerary().days;
  if (!like) throw new Error("an itinerary has a day");
  const ride = { kind: "ride", night: true } as DayPart;
  const days = ["d1", "d2", "d3"].map((id) => ({
    ...like,
    id,
    sleeps: like.wakes,
    parts: onWay.includes(id) ? [ride] : [],
  }));
  return createItinerary({ days });
}

test("the planner's night trains come and go, what was ticked by hand stays", () => {
  const change = compareNightsOnWay(planWith(["d1"]), planWith(["d2"]));
  expect(change).toEqual({ came: ["d2"], went: ["d1"] });
  expect(putNightsOnWay(["d1", "d3"], change)).toEqual(["d3", "d2"]);
  expect(putNightsOnWay(["d2"], change)).toEqual(["d2"]);
  expect(compareNightsOnWay(null, planWith(["d1"]))).toEqual({ came: ["d1"], went: [] });
  expect(compareNightsOnWay(planWith(["d1"]), planWith(["d1"]))).toEqual({ came: [], went: [] });
});
