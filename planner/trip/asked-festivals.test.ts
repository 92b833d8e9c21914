import { expect, test } from "vitest";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { checkItinerary } from "#planner/check/check-itinerary.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { planTrip } from "./plan-trip.ts";

const plannable = getPlannable();
const today = "2026-11-28";

function plan(asked: object, on = today): Itinerary {
  const trip = planTrip(plannable, Wish.parse(asked), { today: on, iterations: 2 });
  expect(checkItinerary(plannable, trip, on)).toEqual([]);
  return trip;
}

/** Dates of the nights in a base. */
const nightsIn = ({ days }: Itinerary, base: string) =>
  days.flatMap(({ sleeps, date }) => (sleeps?.id === base ? [date] : []));
const codesOf = (told: readonly { code: string }[]) => told.map(({ code }) => code);

test.each([
  ["durga-puja", "kolkata", "airport:DEL", "2027-10", ["2027-10-08", "2027-10-09", "2027-10-10"]],
  ["mysuru-dasara", "mysuru", "airport:BLR", "2027-10", ["2027-10-07", "2027-10-08", "2027-10-09"]],
  [
    "hornbill-festival",
    "kohima",
    "airport:CCU",
    "2027-12",
    ["2027-12-08", "2027-12-09", "2027-12-10"],
  ],
  [
    "pushkar-camel-fair",
    "pushkar",
    "airport:JAI",
    "2027-11",
    ["2027-11-12", "2027-11-13", "2027-11-14"],
  ],
  ["kumbh-nashik-2027", "nashik", "airport:BOM", "2027-08", ["2027-08-01", "2027-08-02"]],
])(
  "who comes for %s sleeps in %s on its days, whatever day the trip begins on",
  (slug, base, start, month, dates) => {
    const trip = plan({ where: [`festival:${slug}`], start, when: { month, days: 8 } });
    expect(nightsIn(trip, base)).toEqual(expect.arrayContaining(dates));
    expect(codesOf(trip.notices)).toEqual(
      expect.arrayContaining(["festival-nights", "festival-rooms", "festival-price"]),
    );
    expect(trip.conflicts).toEqual([]);
  },
);

test("without dates a festival brings its own, in the musts as in where", () => {
  const trip = plan({ must: ["holi"], start: "airport:DEL" });
  expect(nightsIn(trip, "mathura")).toEqual(["2027-03-21", "2027-03-22"]);
  expect(codesOf(trip.notices)).not.toContain("when");
});

test("fixed dates that begin before it and end after it hold it in the middle", () => {
  const when = { from: "2027-11-02", days: 11 };
  const trip = plan({ where: ["festival:pushkar-camel-fair"], start: "airport:DEL", when });
  expect(nightsIn(trip, "pushkar").filter((date) => date >= "2027-11-06").length).toBe(3);
});

test("dates that do not meet it say when it is next, and a year without it says that it is past", () => {
  const march = plan({
    where: ["festival:durga-puja"],
    start: "airport:CCU",
    when: { month: "2027-03", days: 8 },
  });
  expect(march.conflicts).toMatchObject([
    {
      code: "festival-outside",
      wishes: ["where:festival:durga-puja", "when"],
      values: { start: "2027-10-05", end: "2027-10-10", date: "unsure" },
    },
  ]);
  const late = plan(
    { where: ["festival:kumbh-haridwar-2027"], start: "airport:DEL" },
    "2027-12-01",
  );
  expect(late.conflicts).toMatchObject([{ code: "festival-past", values: { date: "2027-04-20" } }]);
});

test("a festival that nobody knows, or with no town near it, is said and the rest planned", () => {
  expect(codesOf(plan({ where: ["festival:no-such"], start: "airport:DEL" }).conflicts)).toEqual([
    "place-unknown",
  ]);
  const fair = plan({ where: ["festival:gangasagar-mela"], start: "airport:CCU" });
  expect(codesOf(fair.conflicts)).toEqual(["festival-nowhere"]);
});

test("beside a festival the part of the country that is meant stays what it is", () => {
  const trip = plan({
    where: ["festival:mysuru-dasara", "state:kerala"],
    start: "airport:COK",
    when: { month: "2027-10", days: 10 },
  });
  expect(nightsIn(trip, "mysuru")).toHaveLength(3);
  const kerala = new Set(
    plannable.bases.filter(({ state }) => state === "kerala").map(({ id }) => id),
  );
  const inside = trip.days.filter(({ sleeps }) => sleeps && kerala.has(sleeps.id)).length;
  expect(inside).toBeGreaterThanOrEqual(5);
});

test("a public holiday is said on its day, a dry one as such, and the month of fasting of the trip", () => {
  const trip = plan({ start: "airport:DEL", when: { from: "2027-01-25", days: 4 } });
  const [holiday] = trip.days[1]?.notices.filter(({ code }) => code === "holiday") ?? [];
  expect(holiday?.values).toEqual({ name: "Republic Day", date: "sure", drink: "dry" });
  const fast = plan({ start: "airport:DEL", when: { from: "2027-02-20", days: 4 } });
  expect(fast.notices).toContainEqual(
    expect.objectContaining({
      code: "ramadan",
      values: { start: "2027-02-08", end: "2027-03-09" },
    }),
  );
});

test("whoever rises late is called for no dawn, and a diet is told at each stay", () => {
  const wish = { start: "airport:DEL", when: { from: "2027-02-08", days: 7 }, dayFrom: 600 };
  const trip = plan({ ...wish, party: { adults: 2, diet: "jain" } });
  const begins = trip.days.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === "visit" ? [part.from] : [])),
  );
  expect(Math.min(...begins)).toBeGreaterThanOrEqual(600);
  const told = trip.days.flatMap(({ notices }) => notices.filter(({ code }) => code === "diet"));
  expect(told).toHaveLength(trip.stays.length);
});
