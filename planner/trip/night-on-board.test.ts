import { expect, test } from "vitest";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { checkItinerary } from "#planner/check/check-itinerary.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { tell } from "#trip/tell.ts";
import { changeTrip } from "./change-trip.ts";
import { planTrip } from "./plan-trip.ts";

const today = "2026-11-22";
const plannable = getPlannable();
const boat = "backwater-houseboat";
const plan = (wish: object) =>
  planTrip(
    plannable,
    Wish.parse({
      when: { from: "2027-01-11", days: 5 },
      start: "airport:COK",
      must: [boat],
      ...wish,
    }),
    { today, iterations: 4 },
  );
const boarded = ({ days }: Itinerary) =>
  days.findIndex(({ parts }) => parts.some((part) => part.kind === "visit" && part.sight === boat));

test.each(["easy", "usual", "full"])(
  "at a %s pace a houseboat is slept on: the day ends on it, the next begins at nine, and no room is paid",
  (pace) => {
    const trip = plan({ pace });
    expect(checkItinerary(plannable, trip, today)).toEqual([]);
    expect(trip.conflicts).toEqual([]);
    const at = boarded(trip);
    const [day, next] = [trip.days[at], trip.days[at + 1]];
    expect(day?.aboard).toBe("A night on a houseboat, Alappuzha");
    expect(day?.parts.at(-1)).toMatchObject({ kind: "visit", sight: boat, to: 1050 });
    expect(next?.parts[0]).toMatchObject({ kind: "ride", from: 540, toName: "Alappuzha" });
    const stay = trip.stays.find(({ base }) => base.id === "alappuzha");
    expect(stay?.aboard).toBe(1);
    const room = plannable.bases.find(({ id }) => id === "alappuzha")?.prices[1];
    const onLand = (stay?.nights ?? 0) - 1;
    expect(stay?.price?.[0]).toBeGreaterThanOrEqual((room?.[0] ?? 0) * onLand);
    expect(stay?.price?.[1]).toBeLessThanOrEqual((room?.[1] ?? 0) * onLand);
  },
);

test("the night on board is nobody's last: a trip of one day says that it cannot be had", () => {
  const trip = plan({ when: { from: "2027-01-11", days: 1 }, start: "base:alappuzha" });
  expect(boarded(trip)).toBe(-1);
  expect(trip.conflicts.some(({ wishes }) => wishes.includes(`must:${boat}`))).toBe(true);
});

test("a trip that begins where the boat lies sleeps there for it, in its first plan already", () => {
  const when = { from: "2026-12-08", days: 5 };
  const wish = Wish.parse({ when, start: "base:alappuzha", must: [boat] });
  const trip = planTrip(plannable, wish, { today, iterations: 0 });
  expect(trip.conflicts).toEqual([]);
  expect(boarded(trip)).toBeGreaterThanOrEqual(0);
});

test("banned it is gone, and the day begins when it likes", () => {
  const { itinerary } = changeTrip(plannable, plan({}), { do: "never", id: boat }, { today });
  expect(boarded(itinerary)).toBe(-1);
  expect(itinerary.days.some(({ aboard }) => aboard)).toBe(false);
  expect(itinerary.stays.some(({ aboard }) => aboard)).toBe(false);
  expect(checkItinerary(plannable, itinerary, today)).toEqual([]);
});

test("the checker notices a room that is paid beside the boat, a day that goes on, and one that begins too soon", () => {
  const trip = plan({});
  const at = boarded(trip);
  const broken = (change: (copy: Itinerary) => void) => {
    const copy = structuredClone(trip);
    change(copy);
    return checkItinerary(plannable, copy, today).map(({ rule }) => rule);
  };
  const stayOf = (copy: Itinerary) => copy.stays.find(({ aboard }) => aboard);
  expect(
    broken((copy) => {
      const stay = stayOf(copy);
      if (stay?.price) stay.price = [stay.price[0] * 3 + 9000, stay.price[1] * 3 + 9000];
    }),
  ).toContain("money");
  expect(
    broken((copy) => {
      delete stayOf(copy)?.aboard;
    }),
  ).toContain("money");
  expect(
    broken((copy) => {
      delete copy.days[at]?.aboard;
    }),
  ).toContain("nights");
  expect(
    broken((copy) => {
      const first = copy.days[at + 1]?.parts[0];
      if (first) first.from -= 60;
    }),
  ).toContain("times");
  expect(
    broken((copy) => {
      copy.days[at]?.parts.push({
        ...{ kind: "pause", what: "own", from: 1100, to: 1130 },
        ...tell("text", { text: "Tea." }),
      });
    }),
  ).toContain("times");
});
