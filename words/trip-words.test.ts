import fc from "fast-check";
import { expect, test } from "vitest";
import { restoreTrip } from "#planner/trip/restore-trip.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
import { writtenOfLink } from "#planner/trip/written-trip.ts";
import { anyWish, tripRuns } from "#tests/factories/any-wish.ts";
import { planEdited } from "#tests/factories/edited-trip.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { findToldFault } from "#trip/codes.ts";
import { TripDocument } from "#trip/document.ts";
import { readTripLink, writeTripLink } from "#trip/link.ts";
import type { Told } from "#trip/told.ts";
import { sayEnglish } from "./english.ts";
import { sayHindi } from "./hindi.ts";
import { listTold } from "./list-told.ts";

const today = "2026-11-22";
const plannable = getPlannable();
function expectSaid(told: readonly Told[]): void {
  for (const one of told) {
    expect(findToldFault(one)).toBeNull();
    for (const say of [sayEnglish, sayHindi]) {
      expect(say(one)).toMatch(/^[^{}#]*\p{L}[^{}#]*$/u);
      expect(say(one)).not.toMatch(/undefined|null|NaN|Invalid|\s{2}|^\s|\s$|\s[.,;:।]/);
    }
  }
}

test("whatever is wished and edited, the planner says known codes with their values, and each has a sentence", {
  timeout: 120_000,
}, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      anyWish(plannable),
      fc.array(fc.nat(1000), { maxLength: 2 }),
      async (wish, dice) => {
        const { itinerary: trip } = planEdited(plannable, wish, { dice, today });
        const told = listTold({ ...trip, wish: null });
        for (const { code } of told) seen.add(code);
        expectSaid(told);
        const document = writeDocument(trip);
        expect(TripDocument.safeParse(document).error?.issues).toBeUndefined();
        const visits = trip.days.flatMap(({ parts }) =>
          parts.flatMap((part) => (part.kind === "visit" ? [part.why] : [])),
        );
        const kept = document.days.flatMap(({ items }) =>
          items.flatMap((item) => (item.kind === "visit" ? [item.why] : [])),
        );
        expect(kept).toEqual(visits);
        expect(document.days.map(({ notices }) => notices)).toEqual(
          trip.days.map(({ notices }) => notices.slice(0, 12)),
        );
        const { skeleton, ...link } = await readTripLink(await writeTripLink(document));
        const opened =
          skeleton && restoreTrip(plannable, writtenOfLink(link.wish, skeleton), today);
        expectSaid(listTold({ ...opened, wish: null }));
      },
    ),
    { ...tripRuns(25), endOnFailure: true },
  );
  // Of a few dozen wishes most kinds of sentences come up.
  expect(seen.size).toBeGreaterThan(50);
});

test("what facts say in their own words fits into a value", () => {
  const { festivals = [], legs } = plannable;
  const told = [
    ...festivals.map(({ slug, name, tagline, caution }) => ({
      code: "festival-here",
      values: { festival: slug, name, tagline, caution, date: "sure" },
    })),
    ...legs.flatMap(({ note }) => (note ? [{ code: "way", values: { text: note } }] : [])),
  ];
  expect(told.length).toBeGreaterThan(100);
  expectSaid(told);
});
