import { expect, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { createModel } from "./create-model.ts";
import { followLight } from "./follow-light.ts";
import { finish } from "./timed-trip.ts";

/** Two days in one town, with these sights in this order. */
function lay(town: string, days: readonly (readonly string[])[], wish: object = {}) {
  const when = { from: "2027-02-09", days: days.length };
  const model = createModel(
    getPlannable(),
    Wish.parse({ when, start: `base:${town}`, ...wish }),
    "2026-11-22",
  );
  const base = model.facts.baseOf.get(town) as number;
  const nights = days.length - 1;
  const route = {
    start: base,
    end: base,
    sleep: new Array<number>(nights).fill(base),
    ride: new Array<boolean>(nights).fill(false),
  };
  const ids = days.map((day) => day.map((id) => model.facts.sightOf.get(id) as number));
  const timedTrip = finish(model, route, ids);
  const read = (trip: typeof timedTrip) =>
    trip.days.map(({ visits }) => visits.map(({ sight }) => getPlannable().sights[sight]?.id));
  expect(read(timedTrip)).toEqual(days);
  return { after: read(followLight(model, timedTrip)) };
}

test("what is for the morning comes first, on its own day", () => {
  const { after } = lay("jaipur", [
    ["city-palace-jaipur", "albert-hall-museum", "amber-fort"],
    ["hawa-mahal"],
  ]);
  expect(after[0]).toHaveLength(3);
  expect(after[0]?.indexOf("amber-fort")).toBeLessThan(
    after[0]?.indexOf("city-palace-jaipur") ?? 0,
  );
  expect(after[1]).toEqual(["hawa-mahal"]);
});

test("what one rises for is met in the low light, by those who rise", () => {
  const day = ["agra-fort", "taj-mahal"];
  expect(lay("agra", [[], day]).after[1]).toEqual(["taj-mahal", "agra-fort"]);
});

test("who does not rise so early goes there first, before the crowd", () => {
  const day = ["agra-fort", "taj-mahal"];
  const party = { adults: 2, elders: 2 };
  expect(lay("agra", [[], day], { party }).after[1]).toEqual(["taj-mahal", "agra-fort"]);
});

test("a day that was locked stays as it is", () => {
  const day = ["agra-fort", "taj-mahal"];
  const pins = [{ kind: "day", day: 2 }];
  expect(lay("agra", [[], day], { pins }).after[1]).toEqual(day);
});

test("what fills up is seen while few are there, what does not after it", () => {
  const day = ["chowmahalla-palace", "charminar"];
  expect(lay("hyderabad", [[], day]).after[1]).toEqual(["charminar", "chowmahalla-palace"]);
});
