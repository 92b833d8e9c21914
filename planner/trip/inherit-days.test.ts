import { expect, test } from "vitest";
import { inheritDays } from "./inherit-days.ts";
import type { TimedDay } from "./timed-day.ts";

const dayOf = (...sights: number[]): TimedDay => ({
  visits: sights.map((sight) => ({ sight, from: 540, to: 600 })),
  leaves: [],
  to: 600,
  meal: null,
  mealOnWay: -1,
  road: 0,
  travel: 0,
  rises: 0,
});
const routeOf = (...sleep: number[]) => ({
  start: 1,
  end: 1,
  sleep,
  ride: sleep.map(() => false),
});
/** Two nights in base 2, one in 3, and home: on the way there, there, on to 3, home. */
const trip = { route: routeOf(2, 2, 3), days: [dayOf(20), dayOf(21, 22), dayOf(30), dayOf(31)] };

test("the same route inherits all its days, in order", () => {
  const { timedTrip, shared } = inheritDays(trip, routeOf(2, 2, 3));
  expect(timedTrip).toEqual([[20], [21, 22], [30], [31]]);
  expect(shared).toBe(4);
});

test("a route that goes elsewhere inherits the days that it has left, wherever they stand now", () => {
  const later = inheritDays(trip, routeOf(2, 3, 3));
  expect(later).toMatchObject({ timedTrip: [[20], [30], [], [31]], shared: 3 });
  const elsewhere = inheritDays(trip, routeOf(4, 4, 4));
  expect(elsewhere).toMatchObject({ timedTrip: [[], [], [], []], shared: 0 });
});

test("a day is inherited once", () => {
  const { timedTrip } = inheritDays(trip, routeOf(2, 2, 2));
  expect(timedTrip).toEqual([[20], [21, 22], [], []]);
});

test("what is to be timedTrip anew are the days of the bases that have won or lost one", () => {
  const long = {
    route: routeOf(2, 2, 3, 4, 4, 5),
    days: [20, 21, 30, 40, 41, 50, 51].map((sight) => dayOf(sight)),
  };
  expect(inheritDays(long, routeOf(2, 2, 3, 4, 4, 5)).open).toEqual([]);
  expect(inheritDays(long, routeOf(2, 2, 3, 4, 5, 5)).open).toEqual([3, 4, 5, 6]);
  expect(inheritDays(long, routeOf(2, 2, 6, 4, 4, 5)).open).toEqual([0, 1, 2, 3, 4, 5]);
});
