import fc from "fast-check";
import { expect, test } from "vitest";
import { daysOfItinerary } from "#contract/trip/trip-days.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
import { createItinerary } from "#tests/factories/itinerary.ts";
import { listNightsOnWay } from "#trip/nights-on-way.ts";
import { sayEnglish } from "#words/english.ts";
import { proposeStays } from "./propose-stays.ts";

const towns = ["ranchi", "netarhat", "betla"] as const;
const anyNights = fc.array(
  fc.record({ town: fc.constantFrom(...towns, null), isOnWay: fc.boolean() }),
  { minLength: 1, maxLength: 14 },
);

test("the stays of a proposal are for exactly the nights with a bed of the plan that was sent", () => {
  const [like] = createItinerary().days;
  if (!like) throw new Error("an itinerary has a day");
  fc.assert(
    fc.property(anyNights, (nights) => {
      const days = nights.map(({ town, isOnWay }, at) => ({
        ...like,
        id: `d${at + 1}`,
        sleeps: town && { ...like.wakes, id: town, name: town },
        parts: isOnWay && town ? [nightTrain] : [],
      }));
      const trip = createItinerary({ days, nextDay: days.length + 1 });
      const nightsOnWay = listNightsOnWay(writeDocument(trip));
      const stays = proposeStays({ days: daysOfItinerary(trip, sayEnglish), nightsOnWay });
      const beds = days.filter((_, at) => nights[at]?.town && !nights[at]?.isOnWay);
      expect(stays.flatMap(({ nightsOf }) => nightsOf)).toEqual(beds.map(({ id }) => id));
      expect(stays.reduce((sum, { nights: count }) => sum + count, 0)).toBe(beds.length);
      for (const { title, nightsOf } of stays)
        for (const id of nightsOf)
          expect(title).toBe(`Hotel in ${days.find((day) => day.id === id)?.sleeps?.name}`);
    }),
    { numRuns: 80 },
  );
});

const nightTrain = {
  notices: [],
  kind: "ride",
  mode: "train",
  from: 1300,
  to: 1800,
  fromName: "Ranchi",
  toName: "Delhi",
  between: ["ranchi", "delhi"],
  night: true,
} as never;
