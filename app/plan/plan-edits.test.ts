import { expect, test } from "vitest";
import { Itinerary } from "#contract/itinerary.ts";
import { Wish } from "#contract/wish.ts";
import { createItinerary } from "#tests/factories/itinerary.ts";
import { compareTrips, editWish, type PlanEdit } from "./plan-edits.ts";

const trip = createItinerary();

test("the trip of the tests is an itinerary", () => {
  expect(Itinerary.parse(trip)).toEqual(trip);
});

test("a sight is pinned to its day, moved, and let go", () => {
  const pinned = editWish(trip, { kind: "pin", sight: "taj-mahal", day: 2 });
  expect(pinned.pins).toEqual([{ kind: "sight", sight: "taj-mahal", day: 2 }]);
  const moved = editWish({ ...trip, wish: pinned }, { kind: "move", sight: "taj-mahal", day: 3 });
  expect(moved.pins).toEqual([{ kind: "sight", sight: "taj-mahal", day: 3 }]);
  expect(editWish({ ...trip, wish: moved }, { kind: "unpin", sight: "taj-mahal" }).pins).toEqual(
    [],
  );
});

test("what is left out is a never, what is added a must, and never both", () => {
  const gone = editWish(trip, { kind: "remove", id: "qutb-minar" });
  expect(gone).toMatchObject({ never: ["qutb-minar"], must: [] });
  const back = editWish({ ...trip, wish: gone }, { kind: "add", id: "qutb-minar" });
  expect(back).toMatchObject({ never: [], must: ["qutb-minar"] });
});

const nights = (edit: PlanEdit) =>
  editWish(trip, edit)
    .pins.flatMap((pin) => (pin.kind === "night" ? [[pin.day, pin.base]] : []))
    .sort();

test("a longer stay takes a night of the next one, the last of the one before", () => {
  expect(nights({ kind: "nights", stay: 1, by: 1 })).toEqual([
    [2, "agra"],
    [3, "agra"],
  ]);
  expect(nights({ kind: "nights", stay: 2, by: 1 })).toEqual([
    [2, "jaipur"],
    [3, "jaipur"],
  ]);
});

test("a shorter stay gives its night away", () => {
  expect(nights({ kind: "nights", stay: 1, by: -1 })).toEqual([[2, "jaipur"]]);
});

test("every edit leaves a wish that can be read", () => {
  const edits: PlanEdit[] = [
    { kind: "pin", sight: "taj-mahal", day: 2 },
    { kind: "remove", id: "delhi" },
    { kind: "add", id: "nahargarh-fort" },
    { kind: "nights", stay: 9, by: 1 },
  ];
  for (const edit of edits) {
    const wish = editWish(trip, edit);
    expect(Wish.parse(wish)).toEqual(wish);
  }
});

test("what else has changed is told by name", () => {
  const [first, ...rest] = trip.days;
  if (!first) throw new Error("a trip has a first day");
  const without = { ...trip, days: [{ ...first, parts: first.parts.slice(1) }, ...rest] };
  expect(compareTrips(trip, without)).toEqual({ came: [], went: ["Humayun's Tomb"], moved: [] });
  expect(compareTrips(without, trip, "humayuns-tomb")).toEqual({ came: [], went: [], moved: [] });
});
