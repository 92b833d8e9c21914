import { expect, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { planTrip } from "./plan-trip.ts";

const plannable = getPlannable();

test.each([
  ["airport:DEL", "2027-01-10", ["fog", "smog"]],
  ["airport:DEL", "2027-11-10", ["smog"]],
  ["airport:VNS", "2027-12-25", ["fog"]],
  ["airport:DEL", "2027-03-10", []],
  ["base:shimla", "2027-01-10", []],
  ["airport:COK", "2027-01-10", []],
])("who is in %s on %s is told what winter brings: %j", (start, from, told) => {
  const wish = Wish.parse({ start, when: { from, days: 2 } });
  const { notices } = planTrip(plannable, wish, { today: "2026-11-22", iterations: 0 });
  const codes = notices.map(({ code }) => code);
  expect(codes.filter((code) => code === "fog" || code === "smog")).toEqual(told);
});
