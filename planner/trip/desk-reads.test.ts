import { expect, test } from "vitest";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { checkItinerary } from "#planner/check/check-itinerary.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { planTrip } from "./plan-trip.ts";

/** Plans that a desk in India read and sent back, by what was wrong with each. */

const plannable = getPlannable();
const today = "2026-11-28";

function plan(asked: object): Itinerary {
  const trip = planTrip(plannable, Wish.parse(asked), { today, iterations: 8 });
  expect(checkItinerary(plannable, trip, today)).toEqual([]);
  return trip;
}

const nightsOf = ({ days }: Itinerary) => days.flatMap(({ sleeps }) => sleeps?.id ?? []);
const countNights = (trip: Itinerary, base: string) =>
  nightsOf(trip).filter((id) => id === base).length;
const sightsOf = (days: Itinerary["days"]) =>
  days.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "visit" ? part.sight : [])));

test("the Sundarbans are reached straight, and the boat that fills a day is taken", () => {
  const trip = plan({
    start: "airport:CCU",
    must: ["gosaba"],
    when: { month: "2027-01", days: 6 },
  });
  expect(nightsOf(trip)).not.toContain("bishnupur");
  expect(sightsOf(trip.days)).toContain("sundarbans");
});

test("a weekend of the rains goes to the hills next door and not five hours into the plain", () => {
  const trip = plan({
    start: "base:pune",
    when: { month: "2027-08", days: 3 },
    party: { adults: 2, passport: "indian" },
  });
  expect(nightsOf(trip)).not.toContain("aurangabad");
});

test("who must see Mysuru in the month of its Dasara is there on its days", () => {
  const trip = plan({
    start: "airport:BLR",
    must: ["mysuru"],
    when: { month: "2027-10", days: 6 },
  });
  const there = trip.days.flatMap(({ sleeps, date }) => (sleeps?.id === "mysuru" ? date : []));
  const met = there.filter((date) => date >= "2027-09-30" && date <= "2027-10-09");
  expect(met.length).toBeGreaterThanOrEqual(2);
});

test("who lands at a plain town goes straight up to the hills, and straight to the tigers with a child", () => {
  const hills = plan({
    start: "airport:IXB",
    must: ["darjeeling"],
    when: { month: "2027-04", days: 6 },
  });
  expect(countNights(hills, "siliguri")).toBe(0);
  expect(countNights(hills, "darjeeling")).toBeGreaterThanOrEqual(3);
  const tigers = plan({
    start: "airport:NAG",
    must: ["kanha"],
    party: { adults: 2, children: [7] },
    when: { month: "2027-03", days: 5 },
  });
  expect(nightsOf(tigers)[0]).toBe("khatia");
});

test("a jeep of a quarter past six is taken by a child of five where the tiger must be seen", () => {
  const trip = plan({
    start: "airport:JLR",
    must: ["kanha"],
    party: { adults: 2, children: [5] },
    when: { month: "2027-03", days: 5 },
  });
  expect(sightsOf(trip.days)).toContain("kanha");
});

test("from the high lake one comes back to Leh, and no pass stands before the flight home", () => {
  const trip = plan({ start: "airport:IXL", when: { month: "2027-08", days: 8 } });
  const nights = nightsOf(trip);
  const lake = nights.lastIndexOf("pangong");
  expect(lake).toBeGreaterThan(0);
  expect(nights[lake + 1]).not.toBe("uleytokpo");
  expect(sightsOf(trip.days.slice(-1))).not.toContain("khardung-la");
});

test("who lands for three days where there is something to see stays and sees it", () => {
  for (const start of ["airport:LKO", "base:lucknow"]) {
    const trip = plan({ start, when: { from: "2027-02-08", days: 3 } });
    expect(nightsOf(trip)).toEqual(["lucknow", "lucknow"]);
    expect(sightsOf(trip.days)).toContain("bara-imambara");
  }
});

test("four days of the rains do not go five hours for what the rains leave of a great sight", () => {
  for (const from of ["2027-07-12", "2027-08-20"]) {
    const trip = plan({ start: "airport:PNQ", when: { from, days: 4 } });
    expect(nightsOf(trip)).not.toContain("aurangabad");
    expect(nightsOf(trip)).toContain("lonavala");
  }
  const dry = plan({ start: "airport:PNQ", when: { from: "2027-01-11", days: 4 } });
  expect(nightsOf(dry)).toContain("aurangabad");
});

test("who lands at a lesser airport came for what lies about it, and not for five half days of its town", () => {
  const tripura = plan({
    start: "airport:IXA",
    when: { month: "2027-01", days: 5 },
    party: { adults: 2, passport: "indian" },
  });
  expect(sightsOf(tripura.days)).toContain("unakoti");
  const bhopal = plan({
    start: "airport:BHO",
    when: { month: "2027-01", days: 5 },
    party: { adults: 2, passport: "indian" },
  });
  expect(countNights(bhopal, "bhopal")).toBeLessThanOrEqual(3);
  expect(sightsOf(bhopal.days)).toEqual(expect.arrayContaining(["sanchi-stupas", "bhimbetka"]));
});
