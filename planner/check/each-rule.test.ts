import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { breaksOfDays } from "#tests/factories/broken-trips/days.ts";
import { breaksOfPlaces } from "#tests/factories/broken-trips/places.ts";
import {
  fair,
  kerala,
  leh,
  plannable,
  today,
  triangle,
} from "#tests/factories/broken-trips/sound-trips.ts";
import { checkItinerary } from "./check-itinerary.ts";

/**
 * Each sentence of the checker is said of a trip that breaks its rule and of no sound one: whoever switches a rule off, or adds
 * one that nothing breaks, sees it here.
 */

const breaks = [...breaksOfDays, ...breaksOfPlaces];
const sayOf = (trip: Itinerary) => checkItinerary(plannable, trip, today).map(({ text }) => text);

test.each([triangle, kerala, leh, fair])("a sound trip breaks none", (trip) => {
  expect(sayOf(trip)).toEqual([]);
});

test.each(breaks)("the checker says: %s", (said, sound, change) => {
  const trip = structuredClone(sound);
  change(trip);
  expect(sayOf(trip)).toContainEqual(expect.stringContaining(said));
});

test("no rule of the checker is without a trip that breaks it", () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => /^check-.*\.ts$/.test(name) && !/test|check-(plan|instance)\.ts/.test(name))
    .map((name) => readFileSync(`${import.meta.dirname}/${name}`, "utf8"));
  const rules = sources.flatMap((text) => [...text.matchAll(/\bsay\(\s*"/g)]);
  expect(rules).toHaveLength(breaks.length);
});
