import { expect, test } from "vitest";
import { visitsOf } from "#app/plan/plan-edits.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { editWish, type PlanEdit, type PlannerEdit } from "#planner/trip/edits.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
import { createItinerary } from "#tests/factories/itinerary.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import type { TripDocument } from "#trip/document.ts";
import { sayEnglish } from "#words/english.ts";
import { alignTrip, findEdits, wishOfDays } from "./align-trip.ts";

const wish = Wish.parse({});
const plain = createItinerary({ wish });
const days = daysOfDocument(writeDocument(plain), sayEnglish);
const document = writeDocument(plain);
const sightsOf = (trip: Itinerary) =>
  trip.days.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === "visit" ? part.sight : [])),
  );

/** Plans by hand: what must be is tagged so, what is never wished is left out. */
const planner = {
  async plan(asked: Wish): Promise<TripPlan> {
    return planOf(makeTrip(asked));
  },
  open: ({ wish: asked }: { wish: Wish }) => planner.plan(asked),
  async change({ wish: asked }: TripDocument, edit: PlanEdit) {
    const trip = makeTrip(asked ?? wish);
    return { ...planOf(makeTrip(editWish(trip, edit as PlannerEdit, trip.days))), moved: [] };
  },
};
const planOf = (itinerary: Itinerary) => ({ document: writeDocument(itinerary), itinerary });
function makeTrip(asked: Wish): Itinerary {
  const trip = createItinerary({ wish: asked });
  return {
    ...trip,
    days: trip.days.map((day) => ({
      ...day,
      parts: day.parts
        .filter((part) => part.kind !== "visit" || !asked.never.includes(part.sight))
        .map((part) =>
          part.kind === "visit" && asked.must.includes(part.sight)
            ? { ...part, pinned: "trip" as const }
            : part,
        ),
    })),
  };
}

test("a plan is asked for with the days' length, first date and sights", () => {
  const asked = wishOfDays({ ...wish, never: ["hanging-gardens", sightsOf(plain)[0] ?? ""] }, days);
  expect(asked.when).toEqual({ from: days[0]?.date, days: days.length });
  expect(asked.must).toEqual([...new Set(sightsOf(plain))]);
  expect(asked.never).toEqual(["hanging-gardens"]);
});

test("what was taken out or put on another day by hand is an edit; what stands where it stood is none", () => {
  expect(findEdits(document, days)).toEqual([]);
  const [first] = sightsOf(plain);
  const without = days.map((day) => ({
    ...day,
    stops: day.stops.filter(({ sight }) => sight !== first),
  }));
  expect(findEdits(document, without)).toEqual([{ do: "remove-item", item: `v-${first}` }]);
  const stop = days[0]?.stops.find(({ sight }) => sight === first);
  const moved = without.map((day, index) =>
    index === 1 && stop ? { ...day, stops: [...day.stops, stop] } : day,
  );
  expect(findEdits(document, moved)).toEqual([
    { do: "move-item", item: `v-${first}`, day: "d2", behind: `v-${sightsOf(plain)[2]}` },
  ]);
});

test("held to the days it is planned, and free again when it is shown", async () => {
  const [first] = sightsOf(plain);
  const without = days.map((day) => ({
    ...day,
    stops: day.stops.filter(({ sight }) => sight !== first),
  }));
  const plan = await alignTrip(planner, { wish, skeleton: null }, without);
  const { itinerary: trip, document: written } = plan;
  expect(sightsOf(trip)).toEqual(sightsOf(plain).filter((sight) => sight !== first));
  expect(trip.wish).toMatchObject({ must: [], pins: [] });
  expect(trip.wish.never).toContain(first);
  expect(new Set(written.days.flatMap((day) => visitsOf(day).map(({ fixed }) => fixed)))).toEqual(
    new Set(["no"]),
  );
  const asked = { ...wish, must: [sightsOf(plain)[1] ?? ""] };
  const kept = await alignTrip(planner, { wish: asked, skeleton: null }, days);
  expect(
    kept.document.days
      .flatMap(visitsOf)
      .filter(({ fixed }) => fixed === "trip")
      .map(({ sight }) => sight),
  ).toEqual(asked.must);
});
