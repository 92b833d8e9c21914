import fc from "fast-check";
import { expect, test } from "vitest";
import { Itinerary } from "#contract/itinerary.ts";
import { Wish } from "#contract/wish.ts";
import { checkItinerary } from "#planner/check/check-itinerary.ts";
import { anyWish } from "#tests/factories/any-wish.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { planTrip } from "./plan-trip.ts";

const today = "2026-11-22";
const plannable = getPlannable();
/** More with TRIPS=500. */
const trips = Number(process.env.TRIPS ?? 60);
const seed = Number(process.env.TRIPS_SEED ?? 17);

const plan = (wish: unknown, iterations = 0) =>
  planTrip(plannable, Wish.parse(wish), { today, iterations });

/** What no conflict excuses: a plan that is shown can be travelled. */
const hard = new Set([
  "dates",
  "times",
  "place",
  "hours",
  "fit",
  "nights",
  "road",
  "must",
  "never",
  "money",
]);

test("whatever is wished, the plan can be travelled or says which wishes contradict", () => {
  fc.assert(
    fc.property(anyWish(plannable), (wish) => {
      const itinerary = plan(wish);
      expect(Itinerary.safeParse(itinerary).error?.issues).toBeUndefined();
      const faults = checkItinerary(plannable, itinerary, today);
      expect(faults.filter(({ rule }) => hard.has(rule))).toEqual([]);
      if (itinerary.conflicts.length === 0) expect(faults).toEqual([]);
      for (const { giveUp } of itinerary.conflicts) expect(giveUp.length).toBeGreaterThan(0);
    }),
    { numRuns: trips, seed },
  );
}, 120_000);

test("the same seed and iterations give the same trip", () => {
  fc.assert(
    fc.property(anyWish(plannable), (wish) => {
      expect(plan(wish, 3)).toEqual(plan(wish, 3));
    }),
    { numRuns: 4, seed },
  );
});
