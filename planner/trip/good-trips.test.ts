import { expect, test } from "vitest";
import type { Itinerary } from "#contract/itinerary.ts";
import { Wish } from "#contract/wish.ts";
import { checkItinerary } from "#planner/check/check-itinerary.ts";
import { kmBetween } from "#planner/check/facts-anew.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { planTrip } from "./plan-trip.ts";

/** What somebody who knows the country would see at a glance. */

const today = "2026-11-22";
const plannable = getPlannable();

function plan(wish: unknown, iterations = 6): Itinerary {
  const itinerary = planTrip(plannable, Wish.parse(wish), { today, iterations });
  expect(checkItinerary(plannable, itinerary, today)).toEqual([]);
  return itinerary;
}

const visits = ({ days }: Itinerary) =>
  days.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "visit" ? [part] : [])));
const rides = ({ days }: Itinerary) =>
  days.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "ride" ? [part] : [])));

test("a fortnight from Delhi has the Taj without being asked, and knows no far jumps", () => {
  const trip = plan({ when: { from: "2027-02-08", days: 14 }, start: "airport:DEL" });
  expect(visits(trip).map(({ sight }) => sight)).toContain("taj-mahal");
  const far = trip.days.map(({ sleeps }) => (sleeps ? kmBetween(trip.start, sleeps) : 0));
  expect(Math.max(...far)).toBeLessThan(900);
});

test("a slow fortnight from Kochi stays in the south, with a boat on the backwaters", () => {
  const trip = plan({
    when: { from: "2027-01-10", days: 14 },
    start: "airport:COK",
    pace: "easy",
    interests: { water: 2, wellness: 2 },
  });
  for (const { sleeps } of trip.days) if (sleeps) expect(sleeps.lat).toBeLessThan(17);
  expect(visits(trip).map(({ sight }) => sight)).toContain("backwater-houseboat");
});

test("who comes up to Leh sees one quiet place at most on the first day", () => {
  const trip = plan({ when: { from: "2027-07-05", days: 8 }, start: "airport:IXL" });
  const first = trip.days[0]?.parts.filter(({ kind }) => kind === "visit") ?? [];
  expect(first.length).toBeLessThanOrEqual(1);
  expect(trip.days[0]?.notices.some(({ code }) => code === "altitude")).toBe(true);
});

test("a night train has no name of a train that runs by day", () => {
  const wish = { when: { from: "2027-02-01", days: 9 }, start: "airport:DEL", style: "simple" };
  const nights = rides(plan(wish)).filter(({ night }) => night);
  for (const { name, minutes } of nights) {
    expect(name ?? "").not.toMatch(/Vande Bharat|Shatabdi/);
    expect(minutes).toBeGreaterThanOrEqual(420);
  }
});
