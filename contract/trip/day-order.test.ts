import fc from "fast-check";
import { expect, test } from "vitest";
import { moveDay, removeDay } from "#tests/factories/move-days.ts";
import { addDays } from "./calendar-day.ts";
import { dateAt } from "./day-order.ts";
import { mergeDays } from "./merge-days.ts";
import { compareDays, type PlanDay } from "./trip-days.ts";

const first = "2027-02-26";
const trip = (ids: string[], from: string | null = first): PlanDay[] =>
  ids.map((id, index) => ({
    id,
    date: from && addDays(from, index),
    title: id,
    text: "",
    sleeps: null,
    stops: [],
  }));
const someIds = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"), { minLength: 1 });

test("whatever is moved or taken away, the dates follow each other from the first", () => {
  fc.assert(
    fc.property(someIds, fc.integer({ min: -3, max: 3 }), (ids, steps) => {
      const days = trip(ids);
      const follows = (list: PlanDay[]) =>
        list.every(({ date }, index) => date === addDays(first, index));
      const [id = ""] = ids;
      expect(follows(moveDay(days, id, steps))).toBe(true);
      expect(follows(removeDay(days, id))).toBe(true);
      expect(moveDay(trip(ids, null), id, steps).every(({ date }) => date === null)).toBe(true);
      expect(dateAt(days, days.length)).toBe(addDays(first, days.length));
    }),
  );
  expect(dateAt([], 0)).toBeNull();
});

test("one moves a day, another writes in it: both hold, and the dates stay in their places", () => {
  const base = trip(["a", "b", "c"]);
  const mine = moveDay(base, "a", 1);
  const theirs = base.map((day) => (day.id === "a" ? { ...day, text: "Slowly" } : day));
  const { days, conflicts } = mergeDays(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(days.map(({ id, date, text }) => [id, date, text])).toEqual([
    ["b", "2027-02-26", ""],
    ["a", "2027-02-27", "Slowly"],
    ["c", "2027-02-28", ""],
  ]);
});

test("a trip that one has put off by a week stays so, whatever another adds; two weeks at once are a conflict", () => {
  const base = trip(["a", "b"]);
  const later = trip(["a", "b"], "2027-03-05");
  const longer = [...base, ...trip(["c"], "2027-02-28")];
  for (const [mine, theirs] of [
    [later, longer],
    [longer, later],
  ] as const) {
    const { days, conflicts } = mergeDays(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(days.map(({ date }) => date)).toEqual(["2027-03-05", "2027-03-06", "2027-03-07"]);
  }
  const both = mergeDays(base, later, trip(["a", "b"], "2027-04-01"));
  expect(both.conflicts).toEqual(["a", "b"]);
  expect(both.days[0]?.date).toBe("2027-04-01");
});

test("a day that moved is told as moved; a trip that was put off, by each of its days", () => {
  const base = trip(["a", "b", "c"]);
  expect(compareDays(base, moveDay(base, "a", 1)).map(({ kind }) => kind)).toEqual([
    "moved",
    "moved",
  ]);
  expect(compareDays(base, removeDay(base, "a")).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["removed"]),
  );
  expect(compareDays(base, removeDay(base, "a"))).toHaveLength(1);
  const later = trip(["a", "b", "c"], "2027-03-05");
  expect(compareDays(base, later).map(({ kind }) => kind)).toEqual([
    "changed",
    "changed",
    "changed",
  ]);
});
