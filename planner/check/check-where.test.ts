import { expect, test } from "vitest";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { planTrip } from "#planner/trip/plan-trip.ts";
import { baseOf, plannable, rideOf, today } from "#tests/factories/broken-trips/sound-trips.ts";
import { checkWhere } from "./check-where.ts";

const plan = (where: string, from: string) =>
  planTrip(
    plannable,
    Wish.parse({
      ...{ when: { from, days: 9 }, start: "airport:DEL", where: [where] },
      party: { adults: 2, passport: "indian" },
    }),
    { today, iterations: 2 },
  );
const kaza = plan("base:kaza", "2027-07-10");
const kerala = plan("state:kerala", "2027-01-10");

const outsideOf = (trip: Itinerary) => {
  const told: string[] = [];
  checkWhere(plannable, trip, (rule, text) => rule === "where" && told.push(text));
  return told;
};

/** The trip with its first nights elsewhere, the rest inside, and a ride of so many minutes on its first day. */
function wander(trip: Itinerary, [outside, inside]: [string[], string], minutes: number) {
  const changed = structuredClone(trip);
  changed.conflicts = [];
  const ride = { ...rideOf(trip), minutes };
  changed.days[0]?.parts.push(ride, ride);
  changed.days.forEach((day, index) => {
    if (index < changed.days.length - 1) day.sleeps = baseOf(outside[index] ?? inside);
  });
  return changed;
}

test("to Kaza the nights of the needed way are free, there and back", () => {
  expect(kaza.stays.map(({ base }) => base.id)).toContain("kaza");
  expect(kaza.conflicts.flatMap(({ wishes }) => wishes)).not.toContain("where");
  expect(outsideOf(kaza)).toEqual([]);
  const way = ["chandigarh", "manali", "manali", "manali", "manali"];
  expect(outsideOf(wander(kaza, [way, "kaza"], 600))).toEqual([]);
});

test("who wanders elsewhere first has no nights more for it", () => {
  const first = ["jaipur", "jaipur", "udaipur", "udaipur", "agra", "delhi"];
  expect(outsideOf(wander(kaza, [first, "kaza"], 2880))).toEqual([
    "6 of 8 nights lie outside base:kaza.",
  ]);
});

test("a train to Kerala frees nothing, however long it takes", () => {
  expect(outsideOf(kerala)).toEqual([]);
  expect(outsideOf(wander(kerala, [["mumbai"], "kochi"], 2880))).toEqual([]);
  expect(outsideOf(wander(kerala, [["mumbai", "mumbai"], "kochi"], 2880))).toEqual([
    "2 of 8 nights lie outside state:kerala.",
  ]);
});
