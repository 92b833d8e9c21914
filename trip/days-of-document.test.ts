import fc from "fast-check";
import { expect, test } from "vitest";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
import { anyDocument } from "#tests/factories/any-document.ts";
import { anyWish, tripRuns } from "#tests/factories/any-wish.ts";
import { planEdited } from "#tests/factories/edited-trip.ts";
import { createItinerary } from "#tests/factories/itinerary.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { buildDay } from "#tests/factories/trip-pages.ts";
import { sayEnglish } from "#words/english.ts";
import { daysOfDocument } from "./days-of-document.ts";
import { TripDocument } from "./document.ts";
import { documentOfDays } from "./document-of-days.ts";
import { note, warning } from "./tell.ts";

const today = "2026-11-23";
const plannable = getPlannable();
const sound = (trip: TripDocument) => {
  expect(TripDocument.safeParse(trip).error?.issues).toBeUndefined();
  return trip;
};

test("a planned trip's days say the same, whether they are read of the plan or of its document", {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(anyWish(plannable), fc.array(fc.nat(10_000), { maxLength: 3 }), (wish, dice) => {
      const { itinerary: trip } = planEdited(plannable, wish, { dice, today });
      const document = writeDocument(trip);
      const days = daysOfDocument(document, sayEnglish);
      expect(days.map(({ id, date }) => [id, date])).toEqual(
        trip.days.map((day) => [day.id, day.date]),
      );
      const visits = trip.days.map(({ parts }) =>
        parts.flatMap((part) =>
          part.kind === "visit" ? [[part.sight, part.name, part.from]] : [],
        ),
      );
      expect(
        days.map(({ stops }) =>
          stops.flatMap((one) => (one.sight ? [[one.sight, one.name, one.at]] : [])),
        ),
      ).toEqual(visits);
      expect(days.map(({ sleeps }) => sleeps)).toEqual(
        trip.days.map((day) => (day.sleeps ? (day.aboard ?? day.sleeps.name) : null)),
      );
      // Nothing was changed, so nothing is.
      expect(documentOfDays(days, document, sayEnglish)).toEqual(document);
    }),
    tripRuns(8),
  );
});

test("words that were written otherwise come out as they were written, and the rest stays by its ids", () => {
  fc.assert(
    fc.property(anyDocument, fc.nat(1000), fc.constantFrom("", "By hand"), (trip, die, words) => {
      const days = daysOfDocument(trip, sayEnglish);
      const day = days[die % days.length] as PlanDays[number];
      const stop = day.stops[die % Math.max(1, day.stops.length)];
      const changed = days.map((one) =>
        one.id === day.id
          ? {
              ...one,
              title: words || one.title,
              text: words,
              sleeps: words || null,
              stops: one.stops
                .map((own) => (own.id === stop?.id ? { ...own, text: words, at: 61 } : own))
                .reverse(),
            }
          : one,
      );
      const next = sound(documentOfDays(changed, trip, sayEnglish));
      expect(daysOfDocument(next, sayEnglish)).toEqual(changed);
      expect(next.days.filter(({ id }) => id !== day.id)).toEqual(
        trip.days.filter(({ id }) => id !== day.id),
      );
    }),
    { seed: 7, numRuns: 400 },
  );
});

test("days that nobody planned become a document, and say what they said", () => {
  const days = [
    { ...buildDay("day-1", "Leh"), date: "2027-02-01" },
    { ...buildDay("day-2", "Nubra"), date: "2027-02-02" },
  ];
  const trip = sound(documentOfDays(days, null, sayEnglish));
  expect(trip).toMatchObject({ wish: null, party: null, start: "2027-02-01" });
  expect(daysOfDocument(trip, sayEnglish)).toEqual(days);
});

test("an id that two stops have is one's alone, whoever sent it", () => {
  const stop = { id: "s", name: "Leh", sight: null, at: null, text: "" };
  const days = ["a", "b"].map((id) => ({ ...buildDay(id, "Leh"), stops: [stop] }));
  const trip = sound(documentOfDays(days, null, sayEnglish));
  const ids = trip.days.flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids[0]).toBe("s");
  expect(new Set(ids).size).toBe(2);
  // Also where the first of them is known from before.
  sound(documentOfDays(days, trip, sayEnglish));
  sound(documentOfDays(days, documentOfDays(days.slice(0, 1), null, sayEnglish), sayEnglish));
  // Nor may a stop take the id of what no page shows.
  const [hidden] = fc.sample(anyDocument, { numRuns: 1, seed: 11 });
  if (!hidden) throw new Error("a sample is there");
  const stolen = hidden.days.flatMap(({ items }) => items.map(({ id }) => id));
  const taken = hidden.days.map((day, at) => ({
    ...buildDay(day.id, "Leh"),
    stops: at === 0 ? stolen.slice(0, 24).map((id) => ({ ...stop, id })) : [],
  }));
  sound(documentOfDays(taken, hidden, sayEnglish));
});

test("a place that was gone when a plan was opened is told in its day, other notices are not", () => {
  const planned = createItinerary();
  const days = planned.days.map((day, index) => ({
    ...day,
    notices:
      index === 1
        ? [
            warning("town-gone", { id: "agra", here: "Delhi" }),
            note("sun", { rise: 400, set: 1100 }),
            warning("place-gone", { id: "agra-fort" }),
          ]
        : [],
  }));
  expect(
    daysOfDocument(writeDocument({ ...planned, days }), sayEnglish).map(({ text }) => text),
  ).toEqual([
    "",
    "Agra is no longer among our towns: this night is in Delhi until you choose another place.\nA place of this day is no longer among ours: Agra Fort.",
    "",
    "",
  ]);
});
