import fc from "fast-check";
import { documentVersion, type TripDay, type TripDocument, type TripItem } from "#trip/document.ts";
import type { AnyEdit } from "#trip/edits/trip-edit.ts";
import type { Told } from "#trip/told.ts";

/** Documents and edits of them as they fall, small enough to collide. */

const towns = [
  { base: "delhi", name: "Delhi" },
  { base: "agra", name: "Agra" },
  { base: "jaipur", name: "Jaipur" },
];
const anyTown = fc.constantFrom(...towns);
const words = fc.constantFrom("", "Slowly", "With tea", "By the river");

const anyItem = (id: string): fc.Arbitrary<TripItem> => {
  const fields = {
    id: fc.constant(id),
    at: fc.option(fc.integer({ min: 300, max: 1300 })),
    minutes: fc.option(fc.integer({ min: 0, max: 300 })),
    by: fc.constantFrom("planner" as const, "traveller" as const),
    text: words,
    notices: fc.constant<TripItem["notices"]>([]),
  };
  return fc.oneof(
    fc.record({
      ...fields,
      kind: fc.constant("visit" as const),
      sight: fc.constant(`sight-${id}`),
      name: fc.constantFrom("Red Fort", "A tank", "The market"),
      fixed: fc.constantFrom("no" as const, "trip" as const, "day" as const),
      why: fc.constantFrom<Told[]>([], [{ code: "told", values: { text: "Because it is near." } }]),
    }),
    fc.record({
      ...fields,
      kind: fc.constantFrom("own" as const, "meal" as const, "rest" as const),
      name: fc.constantFrom("Lunch", "Friends"),
    }),
    fc.record({
      ...fields,
      kind: fc.constant("ride" as const),
      mode: fc.constantFrom("road" as const, "train" as const),
      from: fc.oneof(anyTown, fc.constant({ base: null, name: "Hotel" })),
      to: anyTown,
      night: fc.boolean(),
      name: fc.constantFrom("", "12050"),
    }),
  );
};

const anyDay = (index: number): fc.Arbitrary<TripDay> =>
  fc.nat(4).chain((count) =>
    fc.record({
      id: fc.constant(`d${index + 1}`),
      title: fc.constantFrom("", "A long day"),
      text: words,
      place: fc.option(anyTown),
      night: fc.oneof(
        fc.constant(null),
        anyTown.map((town) => ({ kind: "base" as const, ...town })),
        anyTown.map((town) => ({ kind: "way" as const, ...town })),
        fc.constant({ kind: "named" as const, name: "With friends" }),
      ),
      items: fc.tuple(...Array.from({ length: count }, (_, at) => anyItem(`i${index + 1}-${at}`))),
      locked: fc.boolean(),
      notices: fc.constant([]),
    }),
  );

export const anyDocument: fc.Arbitrary<TripDocument> = fc
  .integer({ min: 1, max: 5 })
  .chain((count) =>
    fc.record({
      version: fc.constant(documentVersion),
      wish: fc.constant(null),
      party: fc.constant(null),
      start: fc.option(fc.constantFrom("2027-02-01", "2027-12-30")),
      end: fc.option(anyTown),
      days: fc.tuple(...Array.from({ length: count }, (_, index) => anyDay(index))),
      services: fc.constant([]),
      notices: fc.constant([]),
      facts: fc.constant(""),
      next: fc.constant(count + 1),
    }),
  );

/** An edit that makes sense of the document where it can, as `dice` fall. `own`: what its new ids begin with. */
export function someDocumentEdit(trip: TripDocument, dice: number, own: string): AnyEdit {
  const days = trip.days.map(({ id }) => id);
  const items = trip.days.flatMap(({ items }) => items.map(({ id }) => id));
  const day = days[dice % Math.max(1, days.length)] ?? "d1";
  const item = items[dice % Math.max(1, items.length)] ?? "none";
  const other = days[(dice >> 4) % Math.max(1, days.length)] ?? "d1";
  const inDay = trip.days.find((one) => one.id === day)?.items.map((one) => one.id) ?? [];
  const id = `${own}-${dice}`;
  const edits: AnyEdit[] = [
    { do: "start", start: "2027-05-01" },
    { do: "add-day", id, at: dice % (days.length + 1), title: "More" },
    { do: "free-day", day, id },
    { do: "remove-day", day },
    { do: "move-day", day, to: (dice >> 2) % Math.max(1, days.length) },
    { do: "swap-days", day, with: other },
    { do: "rename-day", day, title: `Title ${dice}` },
    { do: "write-day", day, text: `Text ${dice}` },
    { do: "night", day, name: dice % 5 ? `House ${dice}` : "Agra", isOnWay: dice % 2 === 0 },
    { do: "lock-day", day, locked: dice % 2 === 0 },
    { do: "lengthen", day, ids: [`${id}-a`, `${id}-b`] },
    { do: "shorten", day, nights: 1 },
    {
      do: "add-item",
      day,
      behind: dice % 2 ? (inDay[dice % Math.max(1, inDay.length)] ?? null) : null,
      id: `${id}-i`,
      name: "Sweets",
      sight: null,
      at: 600,
      text: "",
    },
    { do: "remove-item", item },
    { do: "move-item", item, day: other, behind: null },
    { do: "swap-items", item, with: items[(dice >> 5) % Math.max(1, items.length)] ?? "none" },
    { do: "rename-item", item, name: `Name ${dice}` },
    { do: "write-item", item, text: dice % 3 ? `Words ${dice}` : "" },
    { do: "time", item, at: 300 + (dice % 900) },
    { do: "last", item, minutes: dice % 200 },
    { do: "fix", item, fixed: "day" },
    { do: "replace-item", item, id: `${id}-r`, name: "The fort", sight: "red-fort" },
  ];
  return edits[(dice >> 3) % edits.length] ?? { do: "remove-day", day };
}
