import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDocument, someDocumentEdit } from "#tests/factories/any-document.ts";
import { TripDocument } from "../document.ts";
import { emptyDocument } from "../document-of-days.ts";
import { tripLimits } from "../limits.ts";
import { editTrip, editTripBy } from "./edit-trip.ts";
import { EditRefused } from "./edited.ts";
import { TripEdit } from "./trip-edit.ts";

const dice = fc.nat(1_000_000);
/** Null where it cannot be done. */
function attempt(trip: TripDocument, die: number) {
  try {
    return editTrip(trip, someDocumentEdit(trip, die, "new"), "traveller");
  } catch (error) {
    if (error instanceof EditRefused) return null;
    throw error;
  }
}
const idsOf = ({ days }: TripDocument) =>
  days.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);

test("whatever is done gives a sound document, and is taken back whole", () => {
  const done = new Set<string>();
  fc.assert(
    fc.property(anyDocument, dice, (trip, die) => {
      const edited = attempt(trip, die);
      if (!edited) return;
      done.add(edited.change.code);
      expect(TripDocument.parse(edited.document)).toEqual(edited.document);
      const back = editTripBy(edited.document, edited.undo, "traveller").document;
      // The numbers that were given are given for good.
      expect({ ...back, next: trip.next }).toEqual(trip);
      expect(back.next).toBe(edited.document.next);
    }),
    { numRuns: 1500, seed: 7 },
  );
  expect(done.size).toBeGreaterThan(18);
});

test("an id that was there, or was given and is gone, is never given again", () => {
  fc.assert(
    fc.property(anyDocument, fc.array(dice, { maxLength: 8 }), (first, list) => {
      let trip = first;
      const seen = new Set(idsOf(trip));
      for (const die of list) {
        const edit = someDocumentEdit(trip, die, "new");
        const edited = attempt(trip, die);
        if (!edited) continue;
        const given = idsOf(edited.document).filter((id) => !idsOf(trip).includes(id));
        if (edit.do !== "swap-items") for (const id of given) expect(seen.has(id)).toBe(false);
        for (const id of given) seen.add(id);
        trip = edited.document;
      }
    }),
    { numRuns: 300, seed: 7 },
  );
  const day = { id: "d3", at: 0, title: "Leh" };
  const trip = { ...emptyDocument, next: 4 };
  expect(() => editTrip(trip, { do: "add-day", ...day }, "office")).toThrow(EditRefused);
  const added = editTrip(trip, { do: "add-day", ...day, id: "d4" }, "office").document;
  expect(added.next).toBe(5);
});

const lone = (): TripDocument =>
  editTripBy(
    { ...emptyDocument, start: "2027-02-01", end: { base: "leh", name: "Leh" } },
    [
      { do: "add-day", id: "a", at: 0, title: "Leh" },
      { do: "night", day: "a", name: "Leh", isOnWay: false },
      { do: "lengthen", day: "a", ids: ["b", "c"] },
    ],
    "office",
  ).document;

test("a stay is made longer by free days at its end, and shorter by the last ones that nothing holds", () => {
  const trip = lone();
  expect(trip.days.map(({ id, night }) => [id, night?.name])).toEqual([
    ["a", "Leh"],
    ["b", "Leh"],
    ["c", "Leh"],
  ]);
  const shorter = editTrip(trip, { do: "shorten", day: "a", nights: 2 }, "office").document;
  expect(shorter.days.map(({ id }) => id)).toEqual(["a"]);
  const refusal = (nights: number, of = trip) => {
    try {
      return editTrip(of, { do: "shorten", day: "b", nights }, "office").change;
    } catch (error) {
      return (error as EditRefused).told;
    }
  };
  expect(refusal(3)).toEqual({ code: "stay-too-short", values: { day: "b", nights: 2 } });
  const locked = editTrip(trip, { do: "lock-day", day: "c", locked: true }, "office").document;
  expect(refusal(1, locked)).toEqual({ code: "day-held", values: { day: "c" } });
});

test("what is more than a trip may be is refused with its sentence; of what is over already less may come", () => {
  const days = Array.from({ length: tripLimits.days }, (_, at) => ({
    ...(lone().days[0] as TripDocument["days"][number]),
    id: `x${at}`,
  }));
  const full = { ...lone(), days };
  const over = { do: "add-day", id: "one-more", at: 0, title: "Leh" } as const;
  expect(() => editTrip(full, over, "office")).toThrow(EditRefused);
  try {
    editTrip(full, over, "office");
  } catch (error) {
    expect((error as EditRefused).told.values.text).toBe("A trip has at most 60 days.");
  }
  const beyond = { ...full, days: [...days, ...lone().days] };
  expect(editTrip(beyond, { do: "remove-day", day: "a" }, "office").document.days).toHaveLength(62);
  expect(() =>
    editTrip(beyond, { do: "rename-day", day: "a", title: "Longer" }, "office"),
  ).toThrow();
});

test("what comes in a call is no way around: nothing is put back as it was", () => {
  for (const sent of [
    { do: "reset-item", item: {} },
    { do: "restore-day", day: {}, at: 0 },
    { do: "fly" },
    { do: "move-day", day: "a", to: -1 },
    { do: "move-item", item: "a", day: "b" },
    { do: "rename-day", day: "a", title: "x".repeat(121) },
    { do: "add-day", id: "A B", at: 0, title: "Leh" },
    { do: "time", item: "a", at: 5000 },
  ])
    expect(TripEdit.safeParse(sent).success, JSON.stringify(sent)).toBe(false);
});
