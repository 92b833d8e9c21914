import { expect, test } from "vitest";
import type { Journey } from "#contract/content/journey.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { checkItinerary } from "#planner/check/check-itinerary.ts";
import { planTrip } from "#planner/trip/plan-trip.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { slowOr } from "#tests/setup/slow-or.ts";
import { getPlaces } from "../places/read-places.ts";
import { findNextMonth, journeyIterations, wishOf } from "./plan-month.ts";
import { getJourneys } from "./read-journeys.ts";

const today = "2026-11-22";
const plannable = getPlannable();
const journeys = getJourneys();

const visits = ({ days }: Itinerary) =>
  days.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "visit" ? [part] : [])));

/** Pages of what is seen and of where one sleeps. */
function listPages(trip: Itinerary): string[] {
  const { sights, bases } = getPlaces();
  const seen = new Set(visits(trip).map(({ sight }) => sight));
  const slept = new Set(trip.stays.map(({ base }) => base.id));
  return [
    ...sights.filter(({ id }) => seen.has(id)),
    ...bases.filter(({ id }) => slept.has(id)),
  ].flatMap(({ page }) => page ?? []);
}

/** Minutes by road of each day, short rides within a town apart. */
const roadsOf = ({ days }: Itinerary) =>
  days.map(({ parts }) =>
    parts.reduce(
      (sum, part) =>
        part.kind === "ride" && part.mode === "road" && !part.night && part.minutes >= 25
          ? sum + part.minutes
          : sum,
      0,
    ),
  );

/** What is in a journey for its hour: not before, and not after it, in minutes after midnight. */
const hours: Readonly<
  Record<string, readonly (readonly [sight: string, from: number, to: number])[]>
> = {
  "golden-triangle": [
    ["taj-mahal", 330, 510],
    ["amber-fort", 420, 750],
  ],
  "first-time-in-india": [
    ["taj-mahal", 330, 510],
    ["amber-fort", 420, 630],
  ],
  "step-free-delhi-agra-jaipur": [["amber-fort", 600, 690]],
  "goa-and-hampi": [["virupaksha-temple", 990, 1080]],
  "gujarat-with-the-rann": [
    ["palitana", 330, 510],
    ["rann-of-kutch", 900, 1110],
  ],
};

function expectGood(journey: Journey, trip: Itinerary) {
  expect(checkItinerary(plannable, trip, today)).toEqual([]);
  expect(trip.conflicts).toEqual([]);
  const seen = visits(trip).map(({ sight }) => sight);
  const slept = trip.stays.map(({ base }) => base.id);
  for (const must of trip.wish.must) expect([...seen, ...slept]).toContain(must);
  const notices = trip.days.flatMap((day) => [
    ...day.notices,
    ...day.parts.flatMap((part) => ("notices" in part ? part.notices : [])),
  ]);
  expect(notices.filter(({ level }) => level !== "note")).toEqual([]);
  expect(Math.max(...roadsOf(trip))).toBeLessThanOrEqual(journey.mostRoad);
  expect(trip.days).toHaveLength(journey.days);
  expect(Number(trip.from.slice(5, 7))).toBe(journey.month);
  expect(listPages(trip)).toContain(journey.picture);
  for (const [id, from, to] of hours[journey.slug] ?? []) {
    const begins = visits(trip).find(({ sight }) => sight === id)?.from;
    expect(begins).toBeGreaterThanOrEqual(from);
    expect(begins).toBeLessThanOrEqual(to);
  }
}

test("there are at least twelve, each of its own", () => {
  expect(journeys.length).toBeGreaterThanOrEqual(12);
  expect(new Set(journeys.map(({ slug }) => slug)).size).toBe(journeys.length);
  expect(new Set(journeys.map(({ picture }) => picture)).size).toBe(journeys.length);
  for (const { month, months } of journeys) expect(months).toContain(month);
});

/** Of each run every third; all by `npm run test:slow`, which a change of facts calls for. */
const travelled = slowOr(
  journeys,
  journeys.filter((_, index) => index % 3 === 0),
);

test.each(travelled.map((journey) => [journey.slug, journey] as const))(
  "%s can be travelled as it stands: every must, no warning, no longer road than it says",
  (_, journey) => {
    const trip = planTrip(plannable, wishOf(journey, today), {
      today,
      iterations: journeyIterations,
    });
    expectGood(journey, trip);
  },
);

test("up past the falls goes the train, on a day on which it runs", () => {
  const journey = journeys.find(({ slug }) => slug === "goa-and-hampi");
  if (!journey) throw new Error("the journey is gone");
  const trip = planTrip(plannable, wishOf(journey, today), {
    today,
    iterations: journeyIterations,
  });
  const rides = trip.days.flatMap(({ parts }) => parts.filter(({ kind }) => kind === "ride"));
  expect(rides).toContainEqual(
    expect.objectContaining({ mode: "train", toName: "Hampi and Hosapete" }),
  );
});

test("a journey is planned for the next time its month comes, late enough for permits", () => {
  expect(findNextMonth(3, today)).toBe("2027-03");
  expect(findNextMonth(2, today)).toBe("2027-02");
  expect(findNextMonth(1, today)).toBe("2028-01");
  expect(findNextMonth(11, "2027-03-01")).toBe("2027-11");
});
