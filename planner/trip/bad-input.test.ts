import { expect, test } from "vitest";
import { Itinerary } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { checkItinerary } from "#planner/check/check-itinerary.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { sayEnglish } from "#words/english.ts";
import { planTrip } from "./plan-trip.ts";

/** Wishes that no trip can keep: the nearest one is made, and it says what to give up. */

const today = "2026-11-22";
const plannable = getPlannable();

const plan = (wish: unknown): Itinerary =>
  planTrip(plannable, Wish.parse(wish), { today, iterations: 1 });

/** What is shown can be travelled, whatever was wished. */
function expectTravelled(trip: Itinerary) {
  const rules = checkItinerary(plannable, trip, today).map(({ rule }) => rule);
  for (const rule of ["times", "place", "hours", "nights", "road"] as const)
    expect(rules).not.toContain(rule);
}

test.each([0, 31, 400, -2, 2.5])("%s days are refused in words", (days) => {
  const { error } = Wish.safeParse({ when: { from: "2027-02-06", days } });
  expect(error?.issues[0]?.code).toBeDefined();
  const words = JSON.stringify(error?.issues);
  expect(words).toMatch(
    /The length of the trip in days must be (at least 1|at most 30|a whole number)/,
  );
});

test("dates that have passed are those of the next year, and that is said", () => {
  const trip = plan({ when: { from: "2020-02-10", days: 3 }, start: "airport:DEL" });
  expect(trip.from).toBe("2027-02-10");
  expect(trip.conflicts).toMatchObject([
    {
      wishes: ["when"],
      code: "date-passed",
      values: { date: "2020-02-10", year: 2027 },
    },
  ]);
});

test("four corners of the country in three days: some are seen, each other is named with what to give up", () => {
  const must = ["golden-temple", "living-root-bridges", "meenakshi-temple", "jaisalmer-fort"];
  const trip = plan({ when: { from: "2027-02-06", days: 3 }, start: "airport:DEL", must });
  expectTravelled(trip);
  const seen = trip.days.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === "visit" ? [part.sight] : [])),
  );
  const missed = must.filter((id) => !seen.includes(id));
  expect(missed.length).toBeGreaterThan(0);
  for (const id of missed) {
    const conflict = trip.conflicts.find(({ wishes }) => wishes[0] === `must:${id}`);
    expect(conflict?.giveUp.map(({ code }) => code)).toContain("longer");
    expect(conflict?.giveUp[0]?.code).toBe("give-up");
  }
});

test("pins that contradict each other: one holds, the other is named", () => {
  const trip = plan({
    when: { from: "2027-02-06", days: 4 },
    start: "airport:DEL",
    pins: [
      { kind: "night", base: "agra", day: 2 },
      { kind: "night", base: "kochi", day: 2 },
      { kind: "sight", sight: "taj-mahal", day: 1 },
      { kind: "sight", sight: "taj-mahal", day: 3 },
      { kind: "night", base: "jaipur", day: 9 },
    ],
  });
  expectTravelled(trip);
  const named = trip.conflicts.flatMap(({ wishes }) => wishes);
  expect(named.some((wish) => wish === "pins:1" || wish === "pins:0")).toBe(true);
  expect(named.some((wish) => wish === "pins:2" || wish === "pins:3")).toBe(true);
  expect(named).toContain("pins:4");
  for (const { giveUp } of trip.conflicts) expect(giveUp.length).toBeGreaterThan(0);
});

test("a must that is also a never is left out, and both are named", () => {
  const trip = plan({
    when: { from: "2027-02-06", days: 2 },
    start: "base:agra",
    must: ["taj-mahal"],
    never: ["taj-mahal"],
  });
  expect(trip.conflicts).toMatchObject([{ code: "must-and-never", values: { id: "taj-mahal" } }]);
});

test("places that no longer exist, wherever they stand, are named, and the rest is planned", () => {
  const trip = plan({
    when: { from: "2027-02-06", days: 3 },
    start: "base:atlantis",
    end: "airport:XXX",
    must: ["sunken-temple", "taj-mahal"],
    never: ["lost-city"],
    pins: [
      { kind: "sight", sight: "drowned-fort", day: 1 },
      { kind: "night", base: "gone-town", day: 1 },
    ],
  });
  expectTravelled(trip);
  expect(trip.days).toHaveLength(3);
  const said = trip.conflicts.map(({ values }) => values.id).join(" ");
  for (const id of ["atlantis", "XXX", "sunken-temple", "drowned-fort", "gone-town"])
    expect(said).toContain(id);
  expect(trip.days.flatMap(({ parts }) => parts)).toContainEqual(
    expect.objectContaining({ sight: "taj-mahal" }),
  );
});

test("a start and an end that no way joins in that month: the day is named, and another month", () => {
  const wish = { start: "base:kaza", end: "base:manali" };
  const winter = plan({ ...wish, when: { from: "2027-01-10", days: 1 } });
  const text = winter.conflicts.flatMap((one) => [one, ...one.giveUp].map(sayEnglish)).join(" ");
  expect(text).toMatch(/Kaza.*Manali/);
  expect(text).toMatch(/Choose another month\.|Make the trip longer\./);
  const summer = plan({ ...wish, when: { from: "2027-07-10", days: 2 } });
  expect(summer.conflicts).toEqual([]);
});

test("Ladakh in January by road from Manali is flown to, and most nights are there", () => {
  const where = ["state:ladakh"];
  const trip = plan({ start: "base:manali", where, when: { month: "2027-01", days: 8 } });
  expectTravelled(trip);
  expect(trip.conflicts).toEqual([]);
  const rides = trip.days.flatMap(({ parts }) => parts.filter((part) => part.kind === "ride"));
  expect(rides.filter(({ mode }) => mode === "flight").map(({ toName }) => toName)).toContain(
    "Leh",
  );
});

test("twenty with one wheelchair: ten rooms and more, each stop says how it is without steps", () => {
  const trip = plan({
    start: "airport:DEL",
    when: { from: "2027-02-06", days: 6 },
    party: { adults: 20, wheelchair: true },
  });
  expect(checkItinerary(plannable, trip, today)).toEqual([]);
  const rooms = trip.budget.lines[0]?.assumed.map(({ values }) => values?.rooms);
  expect(Number(rooms?.[0])).toBeGreaterThanOrEqual(10);
});

test("a must beyond the sea: it is flown to, and nobody is told that he misses the Taj there", () => {
  const trip = plan({
    start: "airport:MAA",
    must: ["radhanagar-beach"],
    when: { from: "2027-02-06", days: 6 },
  });
  expectTravelled(trip);
  expect(trip.conflicts).toEqual([]);
  const left = trip.leftOut.map(({ id }) => id);
  expect(left.length).toBeGreaterThan(0);
  expect(left).not.toContain("taj-mahal");
});

test.each([
  { start: "airport:HYD", end: "base:ghangaria", arrives: 1200 },
  { start: "base:ghangaria", end: "airport:HYD", arrives: 1200 },
])(
  "a day's trip that is thirty hours of road says so, and no day of it is longer than two: %o",
  (wish) => {
    const trip = plan({ ...wish, when: { from: "2027-07-05", days: 1 } });
    expect(Itinerary.safeParse(trip).error?.issues).toBeUndefined();
    expect(trip.days[0]?.parts.filter((part) => part.kind === "ride" && part.between)).toEqual([]);
    expect(trip.days[0]?.from).toBeGreaterThanOrEqual(wish.start.startsWith("airport") ? 1200 : 0);
    expect(trip.conflicts.map(sayEnglish).join(" ")).toMatch(
      /takes 30 h \d+ min: more than day 1 has/,
    );
  },
);
