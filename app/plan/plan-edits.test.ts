import { expect, test } from "vitest";
import { Itinerary } from "#contract/trip/itinerary.ts";
import { compareTrips } from "#planner/trip/compare-trips.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
import { createItinerary } from "#tests/factories/itinerary.ts";
import { addFreeDay, placeVisit, setNights, stepVisit } from "./plan-edits.ts";

const itinerary = createItinerary();
const trip = writeDocument(itinerary);

test("the trip of the tests is an itinerary", () => {
  expect(Itinerary.parse(itinerary)).toEqual(itinerary);
});

test("what came, went and moved is told with its days", () => {
  const trip = itinerary;
  const [first, second, ...rest] = trip.days;
  if (!first || !second) throw new Error("a trip has two days");
  const [tomb, ...others] = first.parts;
  if (!tomb) throw new Error("a day has a visit");
  const without = { ...trip, days: [{ ...first, parts: others }, second, ...rest] };
  const later = {
    ...trip,
    days: [{ ...first, parts: others }, { ...second, parts: [...second.parts, tomb] }, ...rest],
  };
  const named = { id: "humayuns-tomb", name: "Humayun's Tomb" };
  const compare = (one: Itinerary, other: Itinerary) =>
    compareTrips(writeDocument(one), writeDocument(other));
  expect(compare(trip, without)).toEqual([{ ...named, from: 1, to: null }]);
  expect(compare(without, trip)).toEqual([{ ...named, from: null, to: 1 }]);
  expect(compare(trip, later)).toEqual([{ ...named, from: 1, to: 2 }]);
  expect(compare(trip, trip)).toEqual([]);
});

test("a visit dropped on another day is moved there", () => {
  const move = { do: "move-item", item: "v-taj-mahal", day: "d3" };
  expect(placeVisit(trip, "taj-mahal", 3, 0)).toEqual({ ...move, behind: null });
  expect(placeVisit(trip, "taj-mahal", 3, 7)).toMatchObject({
    ...move,
    behind: expect.stringMatching(/^v-/),
  });
  expect(placeVisit(trip, "taj-mahal", 9, 0)).toBeNull();
  expect(placeVisit(trip, "nowhere", 1, 0)).toBeNull();
});

test("on its own day the order is a time", () => {
  // Before the tomb: when that begins. After the minar: so late that the minar is done before.
  expect(placeVisit(trip, "qutb-minar", 1, 0)).toEqual({
    do: "time",
    item: "v-qutb-minar",
    at: 570,
  });
  expect(placeVisit(trip, "humayuns-tomb", 1, 1)).toEqual({
    do: "time",
    item: "v-humayuns-tomb",
    at: 840,
  });
  expect(placeVisit(trip, "humayuns-tomb", 1, 0)).toBeNull();
  expect(placeVisit(trip, "qutb-minar", 1, 7)).toBeNull();
});

test("a step past the end of a day leads into the day beside it, and not out of the trip", () => {
  expect(stepVisit(trip, "humayuns-tomb", 1)).toMatchObject({ do: "time", at: 840 });
  expect(stepVisit(trip, "qutb-minar", 1)).toEqual({
    do: "move-item",
    item: "v-qutb-minar",
    ...{ day: "d2", behind: null },
  });
  expect(stepVisit(trip, "humayuns-tomb", -1)).toBeNull();
  expect(stepVisit(trip, "amber-fort", 1)).toBeNull();
});

test("a free day has the next number, and nights are of the day that they follow", () => {
  expect(addFreeDay(trip, "d1")).toEqual({ do: "free-day", day: "d1", id: `d${trip.next}` });
  expect(setNights(trip, 2, 3)).toEqual({ do: "nights", day: "d2", nights: 3 });
});
