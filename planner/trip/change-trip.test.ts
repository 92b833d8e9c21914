import fc from "fast-check";
import { expect, test } from "vitest";
import { Itinerary } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { checkItinerary } from "#planner/check/check-itinerary.ts";
import { anyWish } from "#tests/factories/any-wish.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { explainAbsence, findAlternatives } from "./alternatives.ts";
import { changeTrip } from "./change-trip.ts";
import { findDay, type TripEdit } from "./edits.ts";
import { planTrip } from "./plan-trip.ts";

const today = "2026-11-22";
const plannable = getPlannable();
const trip = planTrip(
  plannable,
  Wish.parse({
    when: { from: "2027-02-08", days: 8 },
    start: "airport:DEL",
    must: ["agra", "jaipur"],
  }),
  { today, iterations: 4 },
);
const visits = (itinerary: Itinerary) =>
  itinerary.days.flatMap(({ parts, number }) =>
    parts.flatMap((part) => (part.kind === "visit" ? [{ ...part, number }] : [])),
  );
const change = (edit: TripEdit, from = trip) => {
  const changed = changeTrip(plannable, from, edit, { today });
  expect(checkItinerary(plannable, changed.itinerary, today)).toEqual([]);
  return changed;
};
const some = visits(trip)[3] as ReturnType<typeof visits>[number];
const daysBut = (itinerary: Itinerary, day: number) =>
  itinerary.days.filter(({ number }) => number !== day);

test("a pin, its going and a lock move nothing", () => {
  const pinned = change({ kind: "pin", sight: some.sight, day: some.number });
  expect(pinned.moved).toEqual([]);
  const visit = visits(pinned.itinerary).find(({ sight }) => sight === some.sight);
  expect(visit).toMatchObject({ pinned: "day", from: some.from, to: some.to });
  const again = change({ kind: "unpin", sight: some.sight }, pinned.itinerary);
  expect(again.itinerary.days).toEqual(trip.days);
  const locked = change({ kind: "lock", day: 2 });
  expect(locked.moved).toEqual([]);
  expect(locked.itinerary.days[1]?.locked).toBe(true);
  expect(change({ kind: "unlock", day: 2 }, locked.itinerary).itinerary.days).toEqual(trip.days);
});

test("a ban goes, its day is filled anew, all other days stay to the minute", () => {
  const { itinerary } = change({ kind: "ban", id: some.sight });
  expect(findDay(itinerary.days, some.sight)).toBeNull();
  expect(daysBut(itinerary, some.number)).toEqual(daysBut(trip, some.number));
  const removed = change({ kind: "remove", sight: some.sight }).itinerary;
  expect(visits(removed)).toHaveLength(visits(trip).length - 1);
});

test("a stay longer by a night is so long, and the trip as long as before", () => {
  const stay = trip.stays.find(({ base }) => base.id === "jaipur") as Itinerary["stays"][number];
  const { itinerary } = change({ kind: "stay", afterDay: stay.afterDay, nights: stay.nights + 1 });
  expect(itinerary.stays.find(({ base }) => base.id === "jaipur")?.nights).toBe(stay.nights + 1);
  expect(itinerary.days).toHaveLength(trip.days.length);
});

test("what is added is in the trip, even if a night must move for it", () => {
  const { itinerary, moved } = change({ kind: "add", id: "ranthambore" });
  expect(findDay(itinerary.days, "ranthambore")).not.toBeNull();
  expect(moved.length).toBeGreaterThan(0);
});

test("alternatives stand in the visit's place, and swapping one in keeps the other days", () => {
  const found = visits(trip).flatMap((visit) => {
    const [alternative] = findAlternatives(plannable, trip, visit.sight, today);
    return alternative ? [{ visit, alternative }] : [];
  });
  expect(found.length).toBeGreaterThan(3);
  for (const { visit, alternative } of found.slice(0, 4)) {
    const { itinerary } = change({ kind: "swap", out: visit.sight, in: alternative.id });
    expect(findDay(itinerary.days, alternative.id)).toBe(visit.number);
    expect(daysBut(itinerary, visit.number)).toEqual(daysBut(trip, visit.number));
  }
});

test("why a place is not there is said from the numbers", () => {
  const far = explainAbsence(plannable, trip, "meenakshi-temple", today);
  const values = { name: "Meenakshi Temple", minutes: expect.any(Number) };
  expect(far).toMatchObject({ reason: "far", asked: false, code: "left-far", values });
  expect(explainAbsence(plannable, trip, some.sight, today)).toBeNull();
});

const anyEdit = (itinerary: Itinerary): fc.Arbitrary<TripEdit> => {
  const day = fc.integer({ min: 1, max: itinerary.days.length });
  const ids = [...visits(itinerary).map(({ sight }) => sight), "taj-mahal", "amber-fort"];
  const sight = fc.constantFrom(...ids);
  return fc.oneof(
    fc.record({ kind: fc.constant("pin" as const), sight, day: fc.option(day) }),
    fc.record({ kind: fc.constant("ban" as const), id: sight }),
    fc.record({ kind: fc.constant("remove" as const), sight }),
    fc.record({ kind: fc.constant("move" as const), sight, day }),
    fc.record({ kind: fc.constant("add" as const), id: sight }),
    fc.record({
      kind: fc.constant("stay" as const),
      afterDay: day,
      nights: fc.integer({ min: 0, max: 5 }),
    }),
    fc.record({ kind: fc.constant("lock" as const), day }),
  );
};

test("whatever is changed, in a row: it can be travelled, pins and locked days hold, or it says so", () => {
  const excused = new Set(["way", "late", "rest"]);
  fc.assert(
    fc.property(anyWish(plannable), fc.infiniteStream(fc.nat()), (wish, stream) => {
      let current = planTrip(plannable, wish, { today, iterations: 0 });
      for (let k = 0; k < 4; k++) {
        const [edit] = fc.sample(anyEdit(current), { numRuns: 1, seed: stream.next().value ?? 0 });
        const next = changeTrip(plannable, current, edit as TripEdit, { today }).itinerary;
        const faults = checkItinerary(plannable, next, today);
        expect(
          faults.filter(({ rule }) => !excused.has(rule)),
          JSON.stringify(edit),
        ).toEqual([]);
        if (next.conflicts.length === 0) expect(faults).toEqual([]);
        expect(Itinerary.safeParse(next).error?.issues).toBeUndefined();
        current = next;
      }
    }),
    { numRuns: Number(process.env.TRIPS ?? 60) / 4, seed: 5 },
  );
}, 60_000);
