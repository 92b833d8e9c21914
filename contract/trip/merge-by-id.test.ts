import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeById, mergeFields } from "./merge-by-id.ts";

type Stop = { id: string; name: string; at: number };
type Day = { id: string; title: string; text: string; stops: Stop[] };
const mergeDay = mergeFields<Day>({
  stops: (base, mine, theirs) => mergeById(base, mine, theirs, mergeFields<Stop>()),
});
const stop = (id: string, name = id, at = 540): Stop => ({ id, name, at });
const day = (more: Partial<Day> = {}): Day => ({
  id: "d1",
  title: "Delhi",
  text: "",
  stops: [stop("a"), stop("b")],
  ...more,
});
const merge = (mine: Day, theirs: Day) => mergeById([day()], [mine], [theirs], mergeDay);

test("two people in one day: what only one of them touched is theirs who touched it", () => {
  const mine = day({ text: "Slowly", stops: [stop("a", "a", 600), stop("b"), stop("mine")] });
  const theirs = day({ title: "Old Delhi", stops: [stop("a", "Red Fort"), stop("b")] });
  expect(merge(mine, theirs)).toEqual({
    list: [
      day({
        title: "Old Delhi",
        text: "Slowly",
        stops: [stop("a", "Red Fort", 600), stop("b"), stop("mine")],
      }),
    ],
    conflicts: [],
  });
});

test("the same field changed by both stands as in theirs and is named, with what lies around it", () => {
  const merged = merge(day({ title: "Mine", text: "Mine" }), day({ title: "Theirs" }));
  expect(merged).toEqual({ list: [day({ title: "Theirs", text: "Mine" })], conflicts: ["d1"] });
  const stops = merge(
    day({ stops: [stop("a", "mine"), stop("b")] }),
    day({ stops: [stop("a", "theirs"), stop("b", "b", 700)] }),
  );
  expect(stops.list[0]?.stops).toEqual([stop("a", "theirs"), stop("b", "b", 700)]);
  expect(stops.conflicts).toEqual(["d1"]);
});

test("what both added under one id is named; what one took away and the other worked on stays", () => {
  const both = merge(day({ stops: [stop("n", "mine")] }), day({ stops: [stop("n", "theirs")] }));
  expect(both.conflicts).toEqual(["d1"]);
  const worked = merge(
    day({ stops: [stop("b")] }),
    day({ stops: [stop("a", "Red Fort"), stop("b")] }),
  );
  expect(worked.list[0]?.stops.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(worked.conflicts).toEqual(["d1"]);
});

test("whatever two people do, nothing that one of them alone touched is lost, and order does not matter to what", () => {
  const anyStop = fc.record({
    id: fc.constantFrom("a", "b", "c", "d"),
    name: fc.constantFrom("x", "y"),
    at: fc.integer({ min: 0, max: 3 }),
  });
  const anyDay = fc.record({
    id: fc.constant("d1"),
    title: fc.constantFrom("one", "two"),
    text: fc.constantFrom("", "words"),
    stops: fc.uniqueArray(anyStop, { selector: ({ id }) => id, maxLength: 4 }),
  });
  fc.assert(
    fc.property(anyDay, anyDay, anyDay, (base, mine, theirs) => {
      const one = mergeById([base], [mine], [theirs], mergeDay);
      const other = mergeById([base], [theirs], [mine], mergeDay);
      expect(one.conflicts.length > 0).toBe(other.conflicts.length > 0);
      const merged = one.list[0] as Day;
      if (theirs.title === base.title) expect(merged.title).toBe(mine.title);
      if (mine.text === base.text) expect(merged.text).toBe(theirs.text);
      const ids = merged.stops.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id } of mine.stops)
        if (!base.stops.some((was) => was.id === id)) expect(ids).toContain(id);
      expect(mergeById([base], [mine], [base], mergeDay)).toEqual({ list: [mine], conflicts: [] });
    }),
  );
});
