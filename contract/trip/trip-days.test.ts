import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeDays } from "./merge-days.ts";
import { compareDays, type PlanDay, PlanDays } from "./trip-days.ts";

const day = (id: string, title = id, stops: string[] = []): PlanDay => ({
  id,
  date: null,
  title,
  text: "",
  sleeps: null,
  stops: stops.map((name, index) => ({
    id: `${id}-${index}`,
    name,
    sight: null,
    at: null,
    text: "",
  })),
});

const anyDays = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.constantFrom("a", "b", "c")), {
    selector: ([id]) => id,
    maxLength: 8,
  })
  .map((list) => list.map(([id, title]) => day(`d${id}`, title)));

test("who alone changes something has it as they wrote it", () => {
  fc.assert(
    fc.property(anyDays, anyDays, (base, mine) => {
      expect(mergeDays(base, mine, base)).toEqual({ days: mine, conflicts: [] });
      expect(mergeDays(base, base, mine)).toEqual({ days: mine, conflicts: [] });
      expect(mergeDays(base, mine, mine)).toEqual({ days: mine, conflicts: [] });
    }),
  );
});

test("of two who change at once nothing is lost without being named", () => {
  fc.assert(
    fc.property(anyDays, anyDays, anyDays, (base, mine, theirs) => {
      const { days, conflicts } = mergeDays(base, mine, theirs);
      expect(PlanDays.safeParse(days).success).toBe(true);
      const find = (list: PlanDays, id: string) => list.find((one) => one.id === id);
      for (const one of mine) {
        const changed = JSON.stringify(one) !== JSON.stringify(find(base, one.id));
        if (changed && !conflicts.includes(one.id)) expect(find(days, one.id)).toEqual(one);
      }
      for (const one of theirs) {
        const changed = JSON.stringify(one) !== JSON.stringify(find(base, one.id));
        if (changed) expect(find(days, one.id)).toEqual(one);
      }
    }),
  );
});

test("different days of two people are both kept, also where one adds a day", () => {
  const base = [day("d1"), day("d2"), day("d3")];
  const mine = [day("d1", "Mine"), day("d2"), day("dx", "New"), day("d3")];
  const theirs = [day("d1"), day("d2"), day("d3", "Theirs")];
  const { days, conflicts } = mergeDays(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(days.map(({ title }) => title)).toEqual(["Mine", "d2", "New", "Theirs"]);
});

test("the same day changed by both is named", () => {
  const { days, conflicts } = mergeDays([day("d1")], [day("d1", "Mine")], [day("d1", "Theirs")]);
  expect(conflicts).toEqual(["d1"]);
  expect(days[0]?.title).toBe("Theirs");
});

test("a day that one takes away and the other works on stays", () => {
  const base = [day("d1"), day("d2")];
  const worked = [day("d1"), day("d2", "Worked on")];
  for (const [mine, theirs] of [
    [base.slice(0, 1), worked],
    [worked, base.slice(0, 1)],
  ] as const)
    expect(mergeDays(base, mine, theirs).days).toEqual(worked);
});

test("what changed is said by day and stop", () => {
  const before = [day("d1", "Delhi", ["Qutb Minar"]), day("d2", "Agra"), day("d3", "Jaipur")];
  const after = [day("d1", "Delhi", ["Red Fort"]), day("d3", "Jaipur"), day("d4", "Udaipur")];
  expect(compareDays(before, after)).toEqual([
    {
      day: "d1",
      kind: "changed",
      title: "Delhi",
      before: "Delhi",
      came: ["Red Fort"],
      went: ["Qutb Minar"],
    },
    { day: "d4", kind: "added", title: "Udaipur", before: "", came: [], went: [] },
    { day: "d2", kind: "removed", title: "Agra", before: "Agra", came: [], went: [] },
  ]);
  expect(compareDays(before, before)).toEqual([]);
  expect(compareDays([day("a"), day("b")], [day("b"), day("a")]).map(({ kind }) => kind)).toEqual([
    "moved",
    "moved",
  ]);
});
