import { expect, test } from "vitest";
import type { TripPage } from "#contract/wire/trip-page.ts";
import { findTripDay, isTravelled } from "./find-end.ts";

const page = ({ days = [], ...changes }: Partial<TripPage> & { days?: { id: string }[] } = {}) =>
  ({ stage: "accepted", travelDate: "2027-02-10", trip: { days }, ...changes }) as TripPage;
const at = (text: string) => new Date(text);
const two = [{ id: "d1" }, { id: "d2" }];

test("a trip is over once its last day is past in India, not before", () => {
  const data = page({ days: two });
  expect(isTravelled(data, null, at("2027-02-11T18:29:00Z"))).toBe(false);
  expect(isTravelled(data, null, at("2027-02-11T18:31:00Z"))).toBe(true);
  expect(isTravelled(page(), null, at("2027-02-10T12:00:00Z"))).toBe(false);
});

test("of a copy that a phone kept before there were documents the days are counted", () => {
  const { trip: _, ...kept } = page();
  const data = { ...kept, days: two } as unknown as TripPage;
  expect(isTravelled(data, null, at("2027-02-11T18:29:00Z"))).toBe(false);
});

test("what was not accepted is never a memory", () => {
  const data = page({ stage: "lost", days: two });
  expect(isTravelled(data, null, at("2028-01-01T00:00:00Z"))).toBe(false);
});

test("a trip's day is counted from the day of departure to its last one, in India", () => {
  const data = page({ days: two });
  expect(findTripDay(data, null, at("2027-02-09T18:29:00Z"))).toBe(null);
  expect(findTripDay(data, null, at("2027-02-09T18:31:00Z"))).toEqual({
    number: 1,
    count: 2,
    id: "d1",
  });
  expect(findTripDay(data, null, at("2027-02-11T12:00:00Z"))).toEqual({
    number: 2,
    count: 2,
    id: "d2",
  });
  expect(findTripDay(data, null, at("2027-02-12T12:00:00Z"))).toBe(null);
  expect(
    findTripDay(page({ stage: "qualified", days: two }), null, at("2027-02-10T12:00:00Z")),
  ).toBe(null);
});
