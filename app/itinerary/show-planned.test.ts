import { expect, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { planTrip } from "#planner/trip/plan-trip.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { nameTowns, townOfNight } from "#trip/name-day.ts";
import { nameNight } from "./show-planned.ts";

test("a trip ends where its last way leads, not where one woke", () => {
  const trip = planTrip(
    getPlannable(),
    Wish.parse({
      when: { from: "2027-01-11", days: 2 },
      start: "base:varkala",
      end: "base:thiruvananthapuram",
      pins: [{ kind: "night", base: "varkala", day: 1 }],
    }),
    { today: "2026-11-22", iterations: 0, effort: 0.1 },
  );
  const document = writeDocument(trip);
  const towns = nameTowns(document);
  expect(document.days.map((day) => nameNight(day, townOfNight(day, towns)))).toEqual([
    expect.stringContaining("Varkala"),
    expect.stringContaining("Thiruvananthapuram"),
  ]);
});
