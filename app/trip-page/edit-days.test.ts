import { expect, test } from "vitest";
import { moveDay, moveItem, removeDay } from "#contract/trip/day-order.ts";
import { mergeDays } from "#contract/trip/merge-days.ts";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import { createDay } from "./edit-days.ts";

const days: PlanDays = ["a", "b", "c"].map((id, index) => ({
  id,
  date: `2027-02-2${7 + index}`.replace("2027-02-29", "2027-03-01"),
  title: id.toUpperCase(),
  text: "",
  sleeps: "Delhi",
  stops: [],
}));

test("a new day is the day after the last, in the same bed, with an id of its own", () => {
  const added = createDay(days, "A day more");
  expect(added).toMatchObject({ date: "2027-03-02", sleeps: "Delhi", stops: [] });
  expect(createDay(days, "A day more").id).not.toBe(added.id);
  expect(createDay([], "First").date).toBeNull();
});

test("days change places, their dates do not", () => {
  const moved = moveDay(days, "c", -1);
  expect(moved.map(({ id }) => id)).toEqual(["a", "c", "b"]);
  expect(moved.map(({ date }) => date)).toEqual(days.map(({ date }) => date));
  expect(moveItem(days, "a", -1)).toEqual(days);
  expect(moveItem(days, "nobody", 1)).toEqual(days);
});

test("what one removes and another adds is merged", () => {
  const [first] = days;
  if (!first) throw new Error("no days");
  const mine = removeDay(days, "b");
  const theirs = [...days, createDay(days, "Theirs")];
  const { days: merged, conflicts } = mergeDays(days, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(merged.map(({ title }) => title)).toEqual(["A", "C", "Theirs"]);
});
