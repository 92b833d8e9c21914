import { expect, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { checkItinerary } from "#planner/check/check-itinerary.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { likely } from "./likely-price.ts";
import { planTrip } from "./plan-trip.ts";
import { perDayShared } from "./shared-ways.ts";

const plannable = getPlannable();
const plan = (wish: unknown) =>
  planTrip(plannable, Wish.parse(wish), { today: "2026-11-22", iterations: 1 });

test("what is likely lies within what is known, and is half as much again at most", () => {
  for (const range of [
    [800, 1000],
    [800, 3500],
    [8000, 60_000],
    [50, 500],
    [0, 300],
    [0, 0],
  ] as const)
    for (const share of [0, 0.4, 0.75, 1]) {
      const [least, most] = likely(range, share);
      expect(least).toBeGreaterThanOrEqual(range[0]);
      expect(most).toBeLessThanOrEqual(Math.max(range[1], range[0]));
      expect(most).toBeLessThanOrEqual(least * 1.5);
    }
});

test("no trip's sum runs from one end to more than half as much again", () => {
  for (const style of ["simple", "comfortable", "fine"]) {
    const { budget } = plan({
      when: { from: "2027-02-08", days: 7 },
      start: "airport:DEL",
      style,
    });
    expect(budget.total[1]).toBeLessThanOrEqual(budget.total[0] * 1.5 + 1);
  }
});

const planSights = (...seen: [sight: string, day: number][]) =>
  plan({
    when: { from: "2027-02-08", days: 3 },
    start: "base:mahabalipuram",
    must: seen.map(([sight]) => sight),
    pins: seen.map(([sight, day]) => ({ kind: "sight", sight, day })),
  });
const visitsOf = ({ days }: ReturnType<typeof plan>, ...ids: string[]) =>
  days.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === "visit" && ids.includes(part.sight) ? [part] : [])),
  );

test("one ticket of several sights is paid once on its day, and says so at each", () => {
  const trip = planSights(["shore-temple", 2], ["five-rathas", 2]);
  const both = visitsOf(trip, "shore-temple", "five-rathas");
  expect(both.map(({ fee }) => fee)).toEqual([1200, 0]);
  expect(both[0]?.notices).toContainEqual(
    expect.objectContaining({
      code: "ticket-with",
      values: expect.objectContaining({ days: 1 }),
    }),
  );
  expect(both[1]).toMatchObject({
    notices: expect.arrayContaining([expect.objectContaining({ code: "ticket-shared" })]),
  });
  expect(checkItinerary(plannable, trip, "2026-11-22")).toEqual([]);
});

test("a ticket of one day is paid anew on each day that it opens something", () => {
  const trip = planSights(["shore-temple", 1], ["five-rathas", 3]);
  const opened = trip.days
    .map((day) =>
      visitsOf({ ...trip, days: [day] }, "shore-temple", "five-rathas", "arjunas-penance"),
    )
    .filter((visits) => visits.length > 0);
  expect(opened.length).toBeGreaterThanOrEqual(2);
  for (const visits of opened)
    expect(visits.reduce((sum, { fee }) => sum + (fee ?? 0), 0)).toBe(1200);
  expect(checkItinerary(plannable, trip, "2026-11-22")).toEqual([]);
});

test("the checker sees a ticket that is paid twice, left out, or of another day's price", () => {
  const trip = planSights(["shore-temple", 2], ["five-rathas", 2]);
  const charge = (sight: string, fee: number) => {
    const days = trip.days.map((day) => ({
      ...day,
      parts: day.parts.map((part) =>
        part.kind === "visit" && part.sight === sight ? { ...part, fee } : part,
      ),
    }));
    return checkItinerary(plannable, { ...trip, days }, "2026-11-22").map(({ rule }) => rule);
  };
  expect(charge("five-rathas", 1200)).toEqual(["money"]);
  expect(charge("shore-temple", 0)).toContain("money");
  expect(charge("shore-temple", 1100)).toContain("money");
});

test("a safari at a weekend costs a weekend's permit", () => {
  const feeOn = (day: number) =>
    visitsOf(
      plan({
        when: { from: "2027-02-04", days: 4 },
        start: "base:madla",
        must: ["panna"],
        pins: [{ kind: "sight", sight: "panna", day }],
      }),
      "panna",
    )[0]?.fee;
  expect(feeOn(2)).toBe(10_000);
  expect(feeOn(3)).toBe(11_320);
});

test("beside the single rides stands a car with its driver for the days on the road", () => {
  const { budget } = plan({
    when: { from: "2027-02-08", days: 7 },
    start: "airport:JAI",
    where: ["state:rajasthan"],
  });
  const transport = budget.lines.find(({ what }) => what === "transport");
  const car = transport?.assumed.find(({ code }) => code === "car-hire");
  expect(car?.values).toMatchObject({ cars: 1, km: expect.any(Number) });
  const { days, least, most } = (car?.values ?? {}) as {
    days: number;
    least: number;
    most: number;
  };
  expect(least).toBeGreaterThan(days * 250 * 15);
  expect(most).toBeLessThanOrEqual(least * 1.5);
});

test("who counts his rupees is told what buses and dormitories cost beside cars and rooms", () => {
  const wish = {
    when: { from: "2027-02-08", days: 8 },
    start: "base:delhi",
    party: { adults: 1, passport: "indian" },
  };
  const { budget } = plan({ ...wish, style: "simple", budget: { perDay: 1500, limit: true } });
  const told = budget.lines.flatMap(({ assumed }) => assumed);
  const [beds, seats] = ["dormitory", "bus-seats"].map(
    (code) => told.find((one) => one.code === code)?.values as Record<string, number>,
  );
  for (const one of [beds, seats]) expect(one?.most).toBeGreaterThan(one?.least ?? Infinity);
  const shared = perDayShared(budget);
  expect(shared).toBe(budget.perDay[1] - (beds?.saved ?? 0) - (seats?.saved ?? 0));
  expect(shared).toBeLessThan(1600);
  const fine = plan({ ...wish, style: "fine" }).budget;
  expect(perDayShared(fine)).toBeNull();
});

test("ten rupees a day can be asked for, and the answer says how many would do", () => {
  const trip = plan({
    when: { from: "2027-02-08", days: 3 },
    start: "base:agra",
    style: "simple",
    budget: { perDay: 10, limit: true },
  });
  expect(trip.conflicts).toMatchObject([
    {
      code: "budget-limit",
      values: { least: trip.budget.perDay[1], limit: 10 },
      giveUp: [
        { code: "allow-rupees", values: { rupees: trip.budget.perDay[1] } },
        { code: "by-bus", values: { rupees: perDayShared(trip.budget) } },
        {},
      ],
    },
  ]);
});
