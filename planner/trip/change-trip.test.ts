import fc from "fast-check";
import { expect, test } from "vitest";
import { Itinerary } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { checkItinerary } from "#planner/check/check-itinerary.ts";
import { anyWish, tripRuns } from "#tests/factories/any-wish.ts";
import { somePlanEdit } from "#tests/factories/edited-trip.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { doEdit } from "#trip/edits/do-edit.ts";
import { EditRefused } from "#trip/edits/edited.ts";
import { visitIdOf } from "#trip/item-ids.ts";
import { explainAbsence, findAlternatives } from "./alternatives.ts";
import { changeTrip } from "./change-trip.ts";
import { isWishEdit, type PlannerEdit } from "./edits.ts";
import { findDay } from "./find-visit.ts";
import { planTrip } from "./plan-trip.ts";
import { writeDocument } from "./write-document.ts";

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
const change = (edit: PlannerEdit, from = trip) => {
  const changed = changeTrip(plannable, from, edit, { today });
  expect(checkItinerary(plannable, changed.itinerary, today)).toEqual([]);
  return changed;
};
const some = visits(trip)[3] as ReturnType<typeof visits>[number];
const item = visitIdOf(some.sight);
const daysBut = (itinerary: Itinerary, day: number) =>
  itinerary.days.filter(({ number }) => number !== day);

test("a pin, its going and a lock move nothing", () => {
  const pinned = change({ do: "fix", item, fixed: "day" });
  expect(pinned.moved).toEqual([]);
  const visit = visits(pinned.itinerary).find(({ sight }) => sight === some.sight);
  expect(visit).toMatchObject({ pinned: "day", from: some.from, to: some.to });
  const again = change({ do: "fix", item, fixed: "no" }, pinned.itinerary);
  expect(again.itinerary.days).toEqual(trip.days);
  const locked = change({ do: "lock-day", day: "d2", locked: true });
  expect(locked.moved).toEqual([]);
  expect(locked.itinerary.days[1]?.locked).toBe(true);
  const open = change({ do: "lock-day", day: "d2", locked: false }, locked.itinerary);
  expect(open.itinerary.days).toEqual(trip.days);
  expect(open.itinerary.wish.pins).toEqual([]);
});

test("a ban goes, its day is filled anew, all other days stay to the minute", () => {
  const { itinerary } = change({ do: "never", id: some.sight });
  expect(findDay(itinerary.days, some.sight)).toBeNull();
  expect(daysBut(itinerary, some.number)).toEqual(daysBut(trip, some.number));
  const removed = change({ do: "remove-item", item }).itinerary;
  expect(visits(removed)).toHaveLength(visits(trip).length - 1);
});

test("a stay longer by a night is so long, and the trip as long as before", () => {
  const stay = trip.stays.find(({ base }) => base.id === "jaipur") as Itinerary["stays"][number];
  const day = trip.days[stay.afterDay - 1]?.id ?? "";
  const { itinerary } = change({ do: "nights", day, nights: stay.nights + 1 });
  // The wish has it from now on: neither a better plan nor the link forgets it.
  const pinned = itinerary.wish.pins.filter((pin) => pin.kind === "night" && pin.base === "jaipur");
  expect(pinned).toHaveLength(stay.nights + 1);
  expect(itinerary.stays.find(({ base }) => base.id === "jaipur")?.nights).toBe(stay.nights + 1);
  expect(itinerary.days).toHaveLength(trip.days.length);
});

test("what is added is in the trip, even if a night must move for it", () => {
  const { itinerary, moved } = change({ do: "want", id: "ranthambore" });
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
    const { itinerary } = change({
      do: "replace-item",
      item: visitIdOf(visit.sight),
      ...{ id: visitIdOf(alternative.id), sight: alternative.id, name: alternative.name },
    });
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

test("a free day makes the trip a day longer: all others stay, on the dates of their places", () => {
  const [, second] = trip.days;
  const { itinerary } = change({ do: "free-day", day: "d2", id: "d9" });
  const added = itinerary.days[2];
  expect(added).toMatchObject({ id: "d9", number: 3, date: "2027-02-10", locked: true });
  expect(added?.parts.filter(({ kind }) => kind !== "pause")).toEqual([]);
  expect([added?.wakes, added?.sleeps]).toEqual([second?.sleeps, second?.sleeps]);
  expect(itinerary.days.map(({ id }) => id)).toEqual([
    ...["d1", "d2", "d9", "d3", "d4", "d5", "d6", "d7", "d8"],
  ]);
  expect(itinerary.nextDay).toBe(10);
  expect(itinerary.wish).toMatchObject({
    when: { from: "2027-02-08", days: 9 },
    pins: [{ kind: "day", day: 3 }],
  });
  expect(itinerary.to).toBe("2027-02-16");
  // What is closed on its new date is seen on another one: the Taj Mahal on Fridays.
  expect(findDay(itinerary.days, "taj-mahal")).toBeGreaterThan(0);
  const still = visits(trip).filter(({ sight }) => findDay(itinerary.days, sight) !== null);
  expect(still.length).toBeGreaterThan(visits(trip).length - 3);
  // Taken out again it is the trip of before, to the minute.
  const back = change({ do: "remove-day", day: "d9" }, itinerary).itinerary;
  expect(back.days.map(({ id, date }) => [id, date])).toEqual(
    trip.days.map(({ id, date }) => [id, date]),
  );
  expect(back.wish.pins).toEqual([]);
});

test("no later change fills a free day, and a free day may follow the last one", () => {
  const free = change({ do: "free-day", day: "d2", id: "d9" }).itinerary;
  const later = change({ do: "want", id: "ranthambore" }, free).itinerary;
  expect(visits(later).filter(({ number }) => later.days[number - 1]?.id === "d9")).toEqual([]);
  const { itinerary } = change({ do: "free-day", day: "d8", id: "d9" });
  expect(itinerary.days.at(-1)).toMatchObject({ id: "d9", sleeps: null });
  expect(itinerary.days.at(-2)?.sleeps?.id).toBe(trip.end.id);
});

test("pins stand on the days on which they were set, whatever comes before them", () => {
  const day = trip.days[some.number - 1]?.id ?? "";
  const fixed = change({ do: "fix", item, fixed: "day" }).itinerary;
  const shifted = change({ do: "free-day", day: "d1", id: "d9" }, fixed).itinerary;
  const number = shifted.days.find(({ id }) => id === day)?.number;
  expect(number).toBe(some.number + 1);
  expect(shifted.wish.pins).toContainEqual({ kind: "sight", sight: some.sight, day: number });
  const gone = change({ do: "remove-day", day }, shifted).itinerary;
  expect(gone.wish.pins.filter(({ kind }) => kind === "sight")).toEqual([]);
});

test("a day is called as somebody calls it, through every change, until the name is wiped away", () => {
  const named = change({ do: "rename-day", day: "d3", title: "Nani's birthday" });
  expect(named.moved).toEqual([]);
  const { itinerary } = change({ do: "free-day", day: "d1", id: "d9" }, named.itinerary);
  expect(itinerary.days.flatMap(({ id, title }) => (title ? [[id, title]] : []))).toEqual([
    ["d3", "Nani's birthday"],
  ]);
  const wiped = change({ do: "rename-day", day: "d3", title: "" }, named.itinerary).itinerary;
  expect(wiped.days).toEqual(trip.days);
});

test("a visit is put where it is dropped, or as near as the day holds it", () => {
  const to = trip.days.find(({ number, parts }) => number !== some.number && parts.length > 3);
  const { itinerary } = change({ do: "move-item", item, day: to?.id ?? "", behind: null });
  expect(findDay(itinerary.days, some.sight) ?? itinerary.conflicts.length).toBeTruthy();
});

test("what cannot be done is refused and leaves the trip", () => {
  const refused: PlannerEdit[] = [
    { do: "free-day", day: "d77", id: "d9" },
    { do: "free-day", day: "d1", id: "d3" },
    { do: "remove-item", item: "v-nowhere" },
    { do: "move-item", item, day: "d77", behind: null },
    { do: "remove-item", item: "d1-1" },
  ];
  for (const edit of refused) expect(() => change(edit), edit.do).toThrow(EditRefused);
});

/** What is true of the document that an edit makes is true of the planner's answer, or it says why not. */
function expectDone(before: Itinerary, edit: PlannerEdit, after: Itinerary): void {
  const answer = writeDocument(after);
  if (isWishEdit(edit)) return;
  const asked = doEdit(writeDocument(before), edit, "traveller").document;
  expect(answer.days).toHaveLength(asked.days.length);
  if (edit.do === "rename-day" || edit.do === "lock-day")
    expect(answer.days.map(({ id, title }) => [id, title])).toEqual(
      asked.days.map(({ id, title }) => [id, title]),
    );
  if (edit.do === "remove-day") expect(answer.days.map(({ id }) => id)).not.toContain(edit.day);
  if (edit.do === "free-day") {
    const free = answer.days.find(({ id }) => id === edit.id);
    expect(free).toMatchObject({ locked: true, title: "" });
    expect(free?.items.filter(({ kind }) => kind === "visit")).toEqual([]);
  }
  expect(answer.next).toBeGreaterThanOrEqual(asked.next);
  const find = (trip: typeof asked, id: string) =>
    trip.days.findIndex(({ items }) => items.some((one) => one.id === id));
  // What nobody holds any more may go.
  if (edit.do === "fix" && edit.fixed === "no") return;
  const id = edit.do === "replace-item" ? edit.id : "item" in edit ? edit.item : null;
  if (id === null) return;
  const [wanted, got] = [find(asked, id), find(answer, id)];
  // Out it is out; in it is there on that day, or the trip says what stands in the way.
  if (wanted < 0 || after.conflicts.length === 0) expect(got).toBe(wanted);
}

test.each(["airport:BOM", "airport:CCU", "airport:JAI"])(
  "what is too far for the beds of a trip from %s is seen when it is added, by the beds on the way to it",
  (start) => {
    const wish = Wish.parse({ when: { from: "2027-02-08", days: 8 }, start });
    const without = planTrip(plannable, wish, { today, iterations: 4 });
    const id = "brihadisvara-temple";
    expect(findDay(without.days, id)).toBeNull();
    const { itinerary } = change({ do: "want", id }, without);
    expect(findDay(itinerary.days, id)).not.toBeNull();
  },
);

test("whatever is changed, in a row: it can be travelled, pins and locked days hold, or it says so", () => {
  const excused = new Set(["way", "late", "rest"]);
  fc.assert(
    fc.property(anyWish(plannable), fc.infiniteStream(fc.nat()), (wish, stream) => {
      let current = planTrip(plannable, wish, { today, iterations: 0 });
      for (let k = 0; k < 4; k++) {
        const edit = somePlanEdit(current, stream.next().value ?? 0);
        if (!edit) break;
        const next = changeTrip(plannable, current, edit, { today }).itinerary;
        expectDone(current, edit, next);
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
    { numRuns: Math.ceil(tripRuns(60).numRuns / 4), seed: 5, endOnFailure: true },
  );
}, 60_000);
