import { expect, test } from "vitest";
import { Itinerary } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { createItinerary } from "#tests/factories/itinerary.ts";
import { keepNights } from "./keep-nights.ts";
import { compareTrips, placeVisit, stepVisit } from "./plan-edits.ts";

const trip = createItinerary();

test("the trip of the tests is an itinerary", () => {
  expect(Itinerary.parse(trip)).toEqual(trip);
});

test("what came, went and moved is told with its days", () => {
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
  expect(compareTrips(trip, without)).toEqual([{ ...named, from: 1, to: null }]);
  expect(compareTrips(without, trip)).toEqual([{ ...named, from: null, to: 1 }]);
  expect(compareTrips(trip, later)).toEqual([{ ...named, from: 1, to: 2 }]);
  expect(compareTrips(trip, trip)).toEqual([]);
});

test("a visit dropped on another day is moved there", () => {
  expect(placeVisit(trip, "taj-mahal", 3, 0)).toEqual({ kind: "move", sight: "taj-mahal", day: 3 });
  expect(placeVisit(trip, "taj-mahal", 9, 0)).toBeNull();
  expect(placeVisit(trip, "nowhere", 1, 0)).toBeNull();
});

test("on its own day the order is a time", () => {
  const pin = { kind: "pin", day: 1 };
  // Before the tomb: when that begins. After the minar: so late that the minar is done before.
  expect(placeVisit(trip, "qutb-minar", 1, 0)).toEqual({ ...pin, sight: "qutb-minar", at: 570 });
  expect(placeVisit(trip, "humayuns-tomb", 1, 1)).toEqual({
    ...pin,
    sight: "humayuns-tomb",
    at: 840,
  });
  expect(placeVisit(trip, "humayuns-tomb", 1, 0)).toBeNull();
  expect(placeVisit(trip, "qutb-minar", 1, 7)).toBeNull();
});

test("a step past the end of a day leads into the day beside it, and not out of the trip", () => {
  expect(stepVisit(trip, "humayuns-tomb", 1)).toMatchObject({ kind: "pin", at: 840 });
  expect(stepVisit(trip, "qutb-minar", 1)).toEqual({ kind: "move", sight: "qutb-minar", day: 2 });
  expect(stepVisit(trip, "humayuns-tomb", -1)).toBeNull();
  expect(stepVisit(trip, "amber-fort", 1)).toBeNull();
});

test("a stay that was changed is pinned with the nights beside it, once each", () => {
  const before = {
    ...trip,
    wish: {
      ...trip.wish,
      pins: [
        { kind: "night" as const, base: "mathura", day: 2 },
        { kind: "day" as const, day: 4 },
      ],
    },
  };
  const { itinerary } = keepNights(
    { itinerary: before, moved: [] },
    { kind: "stay", afterDay: 2, nights: 1 },
  );
  const nights = itinerary.wish.pins.flatMap((pin) =>
    pin.kind === "night" ? [`${pin.day} ${pin.base}`] : [],
  );
  expect(nights).toEqual(["1 delhi", "2 agra", "3 jaipur"]);
  expect(itinerary.wish.pins).toContainEqual({ kind: "day", day: 4 });
  expect(Wish.parse(itinerary.wish)).toEqual(itinerary.wish);
  const pinned = { itinerary: before, moved: [] };
  expect(keepNights(pinned, { kind: "lock", day: 1 })).toBe(pinned);
});
