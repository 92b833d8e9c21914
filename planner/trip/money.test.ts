import { expect, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { likely } from "./likely-price.ts";
import { planTrip } from "./plan-trip.ts";

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

test("one ticket of two sights is paid once on its day, and the second says so", () => {
  const trip = plan({
    when: { from: "2027-02-08", days: 3 },
    start: "base:mahabalipuram",
    must: ["shore-temple", "five-rathas"],
    pins: [
      { kind: "sight", sight: "shore-temple", day: 2 },
      { kind: "sight", sight: "five-rathas", day: 2 },
    ],
  });
  const both = trip.days
    .flatMap(({ parts }) => parts)
    .filter(
      (part) => part.kind === "visit" && ["shore-temple", "five-rathas"].includes(part.sight),
    );
  const fees = both.map((part) => (part.kind === "visit" ? part.fee : null));
  expect(fees).toEqual([1200, 0]);
  expect(both[1]).toMatchObject({
    notices: expect.arrayContaining([expect.objectContaining({ code: "ticket-shared" })]),
  });
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
      giveUp: [{ code: "allow-rupees", values: { rupees: trip.budget.perDay[1] } }, {}],
    },
  ]);
});
