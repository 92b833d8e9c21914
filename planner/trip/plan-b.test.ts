import { expect, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { planTrip } from "./plan-trip.ts";

const plannable = getPlannable();
const sights = new Map(plannable.sights.map((sight) => [sight.name, sight]));

const tellPlanB = (wish: object) => {
  const { days } = planTrip(plannable, Wish.parse(wish), { today: "2026-11-22", iterations: 0 });
  return days.flatMap(({ date, parts, notices }) =>
    notices.flatMap((told) =>
      told.code === "plan-b"
        ? [{ date, ...(told.values as { why: string; place: string; sights: string[] }), parts }]
        : [],
    ),
  );
};

test.each([
  ["airport:COK", "2027-07-05", ["state:kerala"], "rain"],
  ["airport:DEL", "2027-01-10", ["base:delhi"], "fog"],
  ["airport:DEL", "2027-11-10", ["base:delhi"], "smog"],
  ["airport:MAA", "2027-11-10", ["base:chennai"], "rain"],
])("who comes by %s on %s has for %j a plan against %s", (start, from, where, why) => {
  const told = tellPlanB({ start, where, when: { from, days: 5 } });
  expect(told.length).toBeGreaterThan(0);
  expect(told.map((one) => one.why)).toContain(why);
  for (const { sights: names, parts } of told) {
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThanOrEqual(2);
    for (const name of names) {
      const sight = sights.get(name);
      expect(sight?.kind).toMatch(/museum|science|palace|workshop|church|monastery|show|gurdwara/);
      // What the day has already is no other plan.
      expect(parts.some((part) => part.kind === "visit" && part.sight === sight?.id)).toBe(false);
    }
  }
});

test.each([
  ["airport:COK", "2027-01-10", ["state:kerala"]],
  ["airport:IXL", "2027-07-10", ["state:ladakh"]],
  ["airport:MAA", "2027-07-10", ["state:tamil-nadu"]],
  ["base:shimla", "2027-01-10", ["base:shimla"]],
])("none is told by %s on %s for %j", (start, from, where) => {
  expect(tellPlanB({ start, where, when: { from, days: 5 } })).toEqual([]);
});
