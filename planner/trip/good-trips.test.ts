import { expect, test } from "vitest";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { checkItinerary } from "#planner/check/check-itinerary.ts";
import { kmBetween } from "#planner/check/facts-anew.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { sayEnglish } from "#words/english.ts";
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
  expect(trip.days[0]?.notices.some(({ code }) => code === "altitude-base")).toBe(true);
});

test("a night train has no name of a train that runs by day", () => {
  const wish = { when: { from: "2027-02-01", days: 9 }, start: "airport:DEL", style: "simple" };
  const nights = rides(plan(wish)).filter(({ night }) => night);
  for (const { name, minutes } of nights) {
    expect(name ?? "").not.toMatch(/Vande Bharat|Shatabdi/);
    expect(minutes).toBeGreaterThanOrEqual(420);
  }
});

test("a trip by month begins in the month on whichever day is best, and knows its festivals", () => {
  const trip = plan({ when: { month: "2026-12", days: 8 }, start: "base:kohima" }, 3);
  expect(trip.from.slice(0, 7)).toBe("2026-12");
  const told = trip.days.flatMap(({ notices }) =>
    notices.filter(({ code }) => code === "festival-here"),
  );
  expect(told[0] && sayEnglish(told[0])).toMatch(
    /^Hornbill Festival is kept here today: Ten December days/,
  );
  const fixed = plan({ when: { from: "2026-12-14", days: 8 }, start: "base:kohima" }, 3);
  expect(fixed.from).toBe("2026-12-14");
});

test("a budget that is a limit is kept by simpler rooms and cheaper ways, and that is said", () => {
  const wish = { when: { from: "2027-02-06", days: 7 }, start: "airport:DEL" };
  const free = plan(wish, 2);
  const perDay = Math.round(free.budget.perDay[1] * 0.65);
  const saved = plan({ ...wish, budget: { perDay, limit: true } }, 2);
  expect(saved.conflicts).toEqual([]);
  expect(saved.budget.perDay[1]).toBeLessThanOrEqual(perDay);
  const told = saved.notices.filter(({ code }) => code.startsWith("saved"));
  expect(told).toMatchObject([
    { code: "saved", values: { rupees: free.budget.perDay[1] - saved.budget.perDay[1] } },
    { code: "saved-rooms", values: { style: "simple", before: "comfortable" } },
    ...told.slice(2),
  ]);
});

test("a budget below every plan is a conflict that names the least price", () => {
  const wish = { when: { from: "2027-02-06", days: 5 }, start: "airport:DEL" };
  const trip = planTrip(plannable, Wish.parse({ ...wish, budget: { perDay: 900, limit: true } }), {
    today,
    iterations: 2,
  });
  expect(trip.conflicts).toMatchObject([
    {
      wishes: ["budget"],
      code: "budget-limit",
      values: { least: trip.budget.perDay[1], limit: 900 },
    },
  ]);
});

test("a day with little in it says so, and what is near", () => {
  const trip = plan({
    when: { from: "2027-01-10", days: 14 },
    start: "airport:COK",
    pace: "easy",
    interests: { water: 2, wellness: 2 },
  });
  for (const { parts, notices } of trip.days.slice(0, -1)) {
    const isEmpty = parts.every(({ kind }) => kind === "pause");
    if (isEmpty) expect(notices.some(({ code }) => code.startsWith("free-"))).toBe(true);
  }
});

test("before the flight home nothing is hours away", () => {
  const onTheWay = ({ parts }: Itinerary["days"][number]) =>
    parts.reduce(
      (sum, part) =>
        part.kind === "ride" && part.airport === undefined ? sum + part.minutes : sum,
      0,
    );
  const trip = plan(
    {
      when: { from: "2027-11-10", days: 12 },
      start: "airport:JAI",
      end: "airport:UDR",
      party: { adults: 2, children: [7, 10] },
      pace: "easy",
      must: ["amber-fort", "sam-dunes", "mehrangarh", "city-palace-udaipur", "pushkar"],
      never: ["agra", "bharatpur", "mathura", "chand-baori"],
      pins: [{ kind: "night", base: "udaipur", day: 11 }],
    },
    16,
  );
  const last = trip.days.at(-1) as Itinerary["days"][number];
  expect(last.wakes.id).toBe("udaipur");
  expect(onTheWay(last)).toBeLessThanOrEqual(180);
});

test("on the first day in the heights nothing that has a bed of its own far off is offered", () => {
  const trip = plan({
    when: { from: "2027-07-02", days: 6 },
    start: "airport:IXL",
    must: ["alchi"],
    pins: [1, 2, 3].map((day) => ({ kind: "night", base: "leh", day })),
  });
  const [first] = trip.days;
  const longest = first?.parts.map((part) => (part.kind === "ride" ? part.minutes : 0)) ?? [];
  expect(Math.max(0, ...longest)).toBeLessThanOrEqual(30);
});

test.each([
  "airport:DEL",
  "airport:COK",
  "base:kolkata",
  "airport:MAA",
  "airport:BOM",
  "base:bengaluru",
])(
  "never more than so much a day for two in simple rooms is never more, or the answer says what would do: from %s",
  (start) => {
    const asked = (perDay: number) =>
      plan({
        when: { from: "2027-02-08", days: 8 },
        start,
        style: "simple",
        party: { adults: 2, passport: "indian" },
        budget: { perDay, limit: true },
      });
    const limit = 2500;
    let trip = asked(limit);
    if (trip.conflicts.length > 0) {
      const [conflict] = trip.conflicts;
      expect(conflict?.code).toBe("budget-limit");
      const would = Number(conflict?.values?.["least"]);
      expect(would).toBeLessThanOrEqual(3500);
      trip = asked(would);
      expect(trip.budget.perDay[1]).toBeLessThanOrEqual(would);
    } else expect(trip.budget.perDay[1]).toBeLessThanOrEqual(limit);
    expect(trip.conflicts).toEqual([]);
    expect(visits(trip).length).toBeGreaterThan(4);
  },
);
