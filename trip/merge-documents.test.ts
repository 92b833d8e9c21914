import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDocument, someDocumentEdit } from "#tests/factories/any-document.ts";
import { TripDocument } from "./document.ts";
import { editTrip } from "./edits/edit-trip.ts";
import { EditRefused } from "./edits/edited.ts";
import type { AnyEdit } from "./edits/trip-edit.ts";
import { mergeDocuments } from "./merge-documents.ts";

const apply = (trip: TripDocument, edit: AnyEdit): TripDocument =>
  editTrip(trip, edit, "traveller").document;
const dice = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 3 });
function run(trip: TripDocument, list: readonly number[], own: string): TripDocument {
  let now = trip;
  for (const die of list)
    try {
      now = apply(now, someDocumentEdit(now, die, own));
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
    }
  return now;
}

test("two who touch different fields of one item both keep what they did", () => {
  fc.assert(
    fc.property(anyDocument, fc.nat(1000), (base, die) => {
      const items = base.days.flatMap((day) => day.items).filter(({ kind }) => kind !== "ride");
      const item = items[die % Math.max(1, items.length)]?.id;
      if (!item) return;
      const mine = apply(base, { do: "time", item, at: 77 });
      const theirs = apply(apply(base, { do: "rename-item", item, name: "Theirs" }), {
        do: "last",
        item,
        minutes: 5,
      });
      const { document, conflicts } = mergeDocuments(base, mine, theirs);
      expect(conflicts).toEqual([]);
      expect(document.days.flatMap((day) => day.items).find(({ id }) => id === item)).toMatchObject(
        {
          at: 77,
          name: "Theirs",
          minutes: 5,
        },
      );
    }),
    { seed: 7 },
  );
});

test("a day written, another moved, a night set and a stop added in one trip: all of it stands", () => {
  fc.assert(
    fc.property(anyDocument, (base) => {
      const [first] = base.days;
      const last = base.days.at(-1);
      if (!first || !last) return;
      const mine = apply(apply(base, { do: "write-day", day: first.id, text: "Mine" }), {
        do: "move-day",
        day: first.id,
        to: base.days.length - 1,
      });
      const theirs = apply(
        apply(base, { do: "night", day: first.id, name: "Theirs", isOnWay: false }),
        {
          do: "add-item",
          day: first.id,
          behind: null,
          id: "t-1",
          name: "Tea",
          sight: null,
          at: null,
          text: "",
        },
      );
      const { document, conflicts } = mergeDocuments(base, mine, theirs);
      expect(conflicts).toEqual([]);
      expect(document.days.map(({ id }) => id)).toEqual(mine.days.map(({ id }) => id));
      expect(document.days.at(-1)).toMatchObject({
        text: "Mine",
        night: { kind: "named", name: "Theirs" },
        items: [{ id: "t-1" }, ...first.items.map(({ id }) => ({ id }))],
      });
    }),
    { seed: 7 },
  );
});

test("whatever two do at once: sound, no id twice, alone as one did it, and both see the same conflicts", () => {
  fc.assert(
    fc.property(anyDocument, dice, dice, (base, one, other) => {
      const [mine, theirs] = [run(base, one, "m"), run(base, other, "t")];
      expect(mergeDocuments(base, mine, base).document.days).toEqual(mine.days);
      expect(mergeDocuments(base, base, theirs)).toEqual({
        document: { ...theirs },
        conflicts: [],
      });
      const { document, conflicts } = mergeDocuments(base, mine, theirs);
      expect(TripDocument.safeParse(document).error?.issues).toBeUndefined();
      const back = mergeDocuments(base, theirs, mine);
      expect(back.conflicts.length > 0).toBe(conflicts.length > 0);
      expect(document.next).toBe(Math.max(mine.next, theirs.next));
    }),
    { numRuns: 600, seed: 7 },
  );
});

test("both changed the same: it is named, and what stands is theirs", () => {
  const [base] = fc.sample(anyDocument, { numRuns: 1, seed: 3 });
  const day = base?.days[0]?.id ?? "";
  if (!base) throw new Error("a sample is there");
  const mine = apply(base, { do: "rename-day", day, title: "Mine" });
  const theirs = apply(base, { do: "rename-day", day, title: "Theirs" });
  const { document, conflicts } = mergeDocuments(base, mine, theirs);
  expect(conflicts).toEqual([day]);
  expect(document.days[0]?.title).toBe("Theirs");
});
