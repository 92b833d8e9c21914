import { expect, test } from "vitest";
import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary, Ride } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { checkItinerary } from "#planner/check/check-itinerary.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { planTrip } from "./plan-trip.ts";

const today = "2026-11-22";
const indexOf = ({ bases }: Plannable, id: string) => bases.findIndex((base) => base.id === id);

/** The site's facts, where one train alone joins Goa and Hampi, in three hours and at times of our own. */
function withClock(at: number[] | undefined, atBack?: number[]): Plannable {
  const plannable = structuredClone(getPlannable());
  const ends = [indexOf(plannable, "panaji"), indexOf(plannable, "hosapete")];
  const isLeg = ({ from, to }: { from: number; to: number }) =>
    ends.includes(from) && ends.includes(to);
  const leg = plannable.legs.find((one) => isLeg(one) && one.mode === "train");
  if (!leg || leg.from !== ends[0]) throw new Error("the train is gone");
  for (const field of ["days", "back", "at", "atBack"] as const) delete leg[field];
  Object.assign(leg, { usual: 180, slow: 200, ...(at && { at }), ...(atBack && { atBack }) });
  return plannable;
}

const plan = (facts: Plannable, wish: object = {}, [start, end] = ["panaji", "hosapete"]) =>
  planTrip(
    facts,
    Wish.parse({
      when: { from: "2027-02-08", days: 2 },
      start: `base:${start}`,
      end: `base:${end}`,
      pins: [{ kind: "night", base: start, day: 1 }],
      ...wish,
    }),
    { today, iterations: 0, effort: 0.1 },
  );

const ridesOf = ({ days }: Itinerary) =>
  days.flatMap(({ parts }) =>
    parts.filter((part): part is Ride => part.kind === "ride" && part.between !== undefined),
  );
const trainOf = (trip: Itinerary) => ridesOf(trip).find(({ mode }) => mode === "train");
const codesOf = (trip: Itinerary) =>
  trip.days.flatMap(({ parts }) =>
    parts.flatMap((part) => ("notices" in part ? part.notices.map(({ code }) => code) : [])),
  );

test("one sets out in time for the departure, and the ride says when it leaves", () => {
  const facts = withClock([900]);
  const trip = plan(facts);
  const train = trainOf(trip);
  expect(train?.departs).toBe(900);
  expect(train?.from).toBeLessThanOrEqual(900 - 25);
  expect(train?.to).toBeGreaterThanOrEqual(900 + 180);
  expect(codesOf(trip)).not.toContain("early-start");
  expect(checkItinerary(facts, trip, today)).toEqual([]);
});

test("a train that is gone by the usual start is risen for, and the day says so", () => {
  const facts = withClock([400]);
  const trip = plan(facts);
  expect(trainOf(trip)?.departs).toBe(400);
  expect(codesOf(trip)).toContain("early-start");
  expect(checkItinerary(facts, trip, today)).toEqual([]);
});

test.each([
  ["before half past five", [310], {}],
  ["for which children would rise too early", [400], { party: { adults: 2, children: [5] } }],
  ["that arrives after the day's end", [1200], {}],
])("a train %s is left to others: the next way is taken", (_, at, wish) => {
  const facts = withClock(at);
  const trip = plan(facts, wish);
  expect(ridesOf(trip).length).toBeGreaterThan(0);
  expect(ridesOf(trip).some(({ departs }) => departs !== undefined)).toBe(false);
  const missed = ridesOf(trip).flatMap(({ notices }) =>
    notices.flatMap(({ code, values }) => (code === "departs" ? [values.at] : [])),
  );
  expect(missed).toContainEqual(at);
  expect(checkItinerary(facts, trip, today)).toEqual([]);
});

test("of several departures the one that suits the day is taken", () => {
  const facts = withClock([310, 640, 1000]);
  expect(trainOf(plan(facts))?.departs).toBe(640);
});

test("on the way back it leaves at times of its own, and unnamed where only the way out has any", () => {
  const back = trainOf(plan(withClock([400], [660]), {}, ["hosapete", "panaji"]));
  expect(back?.departs).toBe(660);
  const unknown = trainOf(plan(withClock([400]), {}, ["hosapete", "panaji"]));
  expect(unknown?.departs).toBeUndefined();
  expect(unknown?.name).toBeUndefined();
});

test("the checker, which asks nobody, sees a train boarded when it does not leave", () => {
  const facts = withClock([640]);
  const trip = plan(facts);
  const faultsOf = (other: Plannable) => checkItinerary(other, trip, today).map(({ rule }) => rule);
  expect(faultsOf(facts)).toEqual([]);
  expect(faultsOf(withClock([645]))).toContain("way");
  expect(faultsOf(withClock(undefined))).toContain("way");
  const late = structuredClone(trip);
  const train = trainOf(late);
  if (!train) throw new Error("the train is gone");
  train.from = 630;
  expect(checkItinerary(facts, late, today).map(({ rule }) => rule)).toContain("way");
});
