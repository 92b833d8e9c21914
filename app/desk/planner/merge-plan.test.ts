import fc from "fast-check";
import { expect, test } from "vitest";
import { type PlanDay, PlanDays, type PlanStop } from "#contract/trip/trip-days.ts";
import { mergePlan } from "./merge-plan.ts";

const stop = (id: string, sight: string | null, at: number | null = null): PlanStop => ({
  id,
  name: sight ?? `Own ${id}`,
  sight,
  at,
  text: "",
});
const day = (id: string, stops: PlanStop[], change: Partial<PlanDay> = {}): PlanDay => ({
  id,
  date: null,
  title: `Day ${id}`,
  text: "",
  sleeps: "Jaipur",
  stops,
  ...change,
});

const before = [
  day("d1", [stop("d1-1", "amber-fort", 540), stop("d1-2", "city-palace", 840)]),
  day("d2", [stop("d2-1", "jantar-mantar", 600)]),
];

test("what the planner did not touch stays as it was written", () => {
  const after = [before[0] as PlanDay, day("d2", [stop("d2-1", "hawa-mahal", 600)])];
  const now = [day("d1", [stop("mine", null)], { text: "By hand" }), before[1] as PlanDay];
  expect(mergePlan(before, after, now)).toEqual([now[0], after[1]]);
});

test("on a day that both changed free text, own stops and what was taken out stay", () => {
  const after = [
    day("d1", [stop("d1-1", "nahargarh", 500), stop("d1-2", "amber-fort", 660)]),
    before[1] as PlanDay,
  ];
  const now = [
    day("d1", [{ ...stop("d1-1", "amber-fort", 540), text: "By jeep" }, stop("d1-2", null, 600)], {
      text: "Slowly",
      title: "Forts",
    }),
    before[1] as PlanDay,
  ];
  expect(mergePlan(before, after, now)[0]).toEqual(
    day(
      "d1",
      [
        stop("d1-1", "nahargarh", 500),
        { ...stop("d1-own-1", null, 600), name: "Own d1-2" },
        { ...stop("d1-2", "amber-fort", 660), text: "By jeep" },
      ],
      { text: "Slowly", title: "Forts" },
    ),
  );
  // The palace was taken out by hand: a plan that still has it does not bring it back.
  const longer = [day("d1", [...(before[0]?.stops ?? []), stop("d1-3", "albert-hall", 1000)])];
  const [merged] = mergePlan(before, longer, now);
  expect(merged?.stops.map(({ sight }) => sight)).toEqual(["amber-fort", null, "albert-hall"]);
});

test("a longer stay adds days, a shorter one takes those away that nobody wrote in", () => {
  const longer = [...before, day("d3", [])];
  expect(mergePlan(before, longer, before).map(({ id }) => id)).toEqual(["d1", "d2", "d3"]);
  expect(mergePlan(longer, before, longer).map(({ id }) => id)).toEqual(["d1", "d2"]);
  const written = [...before, day("d3", [], { text: "A wedding" })];
  expect(mergePlan(longer, before, written).map(({ id }) => id)).toEqual(["d1", "d2", "d3"]);
});

test("what is too much together is not cut off in silence: keeping it is refused", () => {
  const written = Array.from({ length: 60 }, (_, index) => day(`own-${index}`, []));
  const merged = mergePlan([], before, written);
  expect(merged).toHaveLength(62);
  expect(PlanDays.safeParse(merged).success).toBe(false);
});

test("whatever both do, the days can be kept, and undoing the plan's change on untouched days undoes it", () => {
  const someStop = fc.record({
    sight: fc.constantFrom(null, "a", "b", "c", "d"),
    at: fc.option(fc.integer({ min: 0, max: 1400 })),
  });
  const someDays = fc
    .array(fc.uniqueArray(someStop, { selector: ({ sight }) => sight ?? "own", maxLength: 5 }), {
      minLength: 1,
      maxLength: 5,
    })
    .map((days) =>
      days.map((stops, index) =>
        day(
          `d${index + 1}`,
          stops.map(({ sight, at }, count) => stop(`d${index + 1}-${count + 1}`, sight, at)),
        ),
      ),
    );
  fc.assert(
    fc.property(someDays, someDays, someDays, (one, other, now) => {
      const merged = mergePlan(one, other, now);
      expect(PlanDays.safeParse(merged).success).toBe(true);
      expect(mergePlan(other, one, mergePlan(one, other, one))).toEqual(one);
    }),
    { numRuns: 60 },
  );
});
