import fc from "fast-check";
import { expect, test } from "vitest";
import { createDay, createStop } from "#app/trip-page/new-day.ts";
import type { PlanDay, PlanDays } from "#contract/trip/trip-days.ts";
import { anyDocument } from "#tests/factories/any-document.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import { documentOfDays, emptyDocument } from "#trip/document-of-days.ts";
import { editTripBy } from "#trip/edits/edit-trip.ts";
import { TripEditList } from "#trip/edits/trip-edit.ts";
import { sayEnglish } from "#words/english.ts";
import { editsOfDay } from "./edits-of-day.ts";

const days: PlanDays = ["a", "b", "c"].map((id, index) => ({
  id,
  date: `2027-02-2${7 + index}`.replace("2027-02-29", "2027-03-01"),
  title: id.toUpperCase(),
  text: "",
  sleeps: "Delhi",
  stops: [],
}));
const apply = (list: PlanDays, edits: ReturnType<typeof editsOfDay>): PlanDays =>
  daysOfDocument(
    editTripBy(documentOfDays(list, null, sayEnglish), edits, "traveller").document,
    sayEnglish,
  );

test("a new day is the day after the last, in the same bed, with an id of its own", () => {
  const added = createDay(days, "A day more");
  expect(added).toMatchObject({ date: "2027-03-02", sleeps: "Delhi", stops: [] });
  expect(createDay(days, "A day more").id).not.toBe(added.id);
  expect(createDay([], "First").date).toBeNull();
  const typed = { ...added, text: "Rest", stops: [createStop("Tea"), createStop("Sweets")] };
  const edits = TripEditList.parse(editsOfDay(days, added, typed, true));
  expect(apply(days, edits)).toEqual([...days, typed]);
  const first = { ...createDay([], "First"), date: "2027-05-01" };
  const begun = editTripBy(emptyDocument, editsOfDay([], first, first, true), "traveller").document;
  expect(begun.days).toHaveLength(1);
});

test("whatever is typed into a day's form is what the trip says then, and nothing else of it is other", () => {
  const anyText = fc.constantFrom("", "Slowly", "By hand");
  fc.assert(
    fc.property(
      anyDocument.filter(({ start }) => start !== null),
      fc.nat(100),
      fc.record({
        title: fc.constantFrom("Mine", "Another day"),
        text: anyText,
        sleeps: fc.constantFrom(null, "Agra", "With friends"),
        drop: fc.nat(3),
        add: fc.nat(2),
        turn: fc.boolean(),
        at: fc.option(fc.integer({ min: 0, max: 1400 })),
      }),
      (trip, die, { drop, add, turn, at, ...words }) => {
        const before = daysOfDocument(trip, sayEnglish);
        const was = before[die % before.length] as PlanDay;
        const kept = was.stops
          .filter((_, index) => index !== drop)
          .map((stop, index) => (index === 0 ? { ...stop, at, text: words.text } : stop));
        const more = Array.from({ length: add }, () => createStop("Tea"));
        const is = {
          ...was,
          ...words,
          stops: turn ? [...more, ...kept].reverse() : [...kept, ...more],
        };
        const edits = editsOfDay(before, was, is, false);
        const { document } = editTripBy(
          trip,
          edits.length > 0 ? TripEditList.parse(edits) : [],
          "traveller",
        );
        const after = daysOfDocument(document, sayEnglish);
        expect(after[before.indexOf(was)]).toEqual(is);
        const others = (list: PlanDays) => list.filter(({ id }) => id !== was.id);
        expect(others(after)).toEqual(others(before));
        expect(editsOfDay(after, is, is, false)).toEqual([]);
      },
    ),
    { numRuns: 400, seed: 7 },
  );
});

test("another date moves the whole trip: a date belongs to a place of the list", () => {
  const [, second] = days;
  if (!second) throw new Error("no days");
  const edits = editsOfDay(days, second, { ...second, date: "2027-05-10" }, false);
  expect(edits).toEqual([{ do: "start", start: "2027-05-09" }]);
});

test("a stop that somebody has taken away meanwhile is gone; one that was written in comes again", () => {
  const [tea, sweets] = [createStop("Tea"), createStop("Sweets")];
  const was = { ...(days[0] as PlanDay), stops: [tea, sweets] };
  const now = [{ ...was, stops: [] }, ...days.slice(1)];
  const typed = { ...was, stops: [tea, { ...sweets, text: "Jalebi" }] };
  const [after] = apply(now, editsOfDay(now, was, typed, false));
  expect(after?.stops).toMatchObject([{ name: "Sweets", text: "Jalebi" }]);
  expect(after?.stops[0]?.id).not.toBe(sweets.id);
});

test("a day that somebody has taken away meanwhile is added again, under an id of its own", () => {
  const [first, ...rest] = days;
  if (!first) throw new Error("no days");
  const typed = { ...first, text: "Mine", stops: [createStop("Tea")] };
  const after = apply(rest, editsOfDay(rest, first, typed, false));
  expect(after.at(-1)).toMatchObject({ title: "A", text: "Mine", stops: [{ name: "Tea" }] });
  expect(after.at(-1)?.id).not.toBe("a");
});
