import fc from "fast-check";
import { expect, test } from "vitest";
import { carryIds, type DaySigns } from "./carry-ids.ts";

const day = (wakes: string, sleeps: string | null, ...sights: string[]): DaySigns => ({
  wakes,
  sleeps,
  sights,
});
const trip = [
  { ...day("delhi", "delhi", "red-fort", "humayuns-tomb"), id: "d1" },
  { ...day("delhi", "agra", "qutb-minar"), id: "d2" },
  { ...day("agra", "jaipur", "taj-mahal"), id: "d3" },
  { ...day("jaipur", null, "amber-fort"), id: "d4" },
];

test("a day that goes on keeps its id, a new one has an id that no day ever had", () => {
  expect(carryIds(trip, trip, 5)).toEqual({ ids: ["d1", "d2", "d3", "d4"], next: 5 });
  const longer = [...trip.slice(0, 2), day("agra", "agra", "agra-fort"), ...trip.slice(2)];
  expect(carryIds(trip, longer, 5)).toEqual({ ids: ["d1", "d2", "d5", "d3", "d4"], next: 6 });
  const shorter = carryIds(trip, [trip[0] as DaySigns, ...trip.slice(2)], 5);
  expect(shorter).toEqual({ ids: ["d1", "d3", "d4"], next: 5 });
});

test("a day is the same by its places where its sights are others", () => {
  const changed = trip.map((one) => ({ ...one, sights: [`other-${one.sights[0]}`] }));
  expect(carryIds(trip, changed, 5).ids).toEqual(["d1", "d2", "d3", "d4"]);
});

test("whatever changes, ids are single, and those that stay were there", () => {
  const place = fc.constantFrom("a", "b", "c");
  const anyDay = fc
    .tuple(
      place,
      fc.option(place),
      fc.uniqueArray(fc.constantFrom("s", "t", "u", "v"), { maxLength: 3 }),
    )
    .map(([wakes, sleeps, sights]) => day(wakes, sleeps, ...sights));
  const days = fc.array(anyDay, { maxLength: 8 });
  fc.assert(
    fc.property(days, days, (one, other) => {
      const before = one.map((signs, index) => ({ ...signs, id: `d${index + 1}` }));
      const { ids, next } = carryIds(before, other, before.length + 1);
      expect(new Set(ids).size).toBe(other.length);
      const fresh = ids.filter((id) => !before.some((was) => was.id === id));
      expect(fresh).toEqual(fresh.map((_, index) => `d${before.length + 1 + index}`));
      expect(next).toBe(before.length + 1 + fresh.length);
      const kept = ids.filter((id) => before.some((was) => was.id === id));
      expect(kept).toEqual(before.map(({ id }) => id).filter((id) => kept.includes(id)));
    }),
  );
});
