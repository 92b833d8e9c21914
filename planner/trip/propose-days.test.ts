import { expect, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { createModel } from "./create-model.ts";
import { layDays } from "./lay-days.ts";
import { listOffered } from "./offered-sights.ts";
import { poseDays } from "./propose-days.ts";
import { RouteSearch } from "./search-routes.ts";
import { StayValues } from "./stay-values.ts";

const wish = Wish.parse({ when: { from: "2027-02-08", days: 8 }, start: "airport:DEL" });
const model = createModel(getPlannable(), wish, "2026-11-22");
const search = new RouteSearch(model, new StayValues(model), 1);
const { route } = search.run(search.begin(), 2000);
const timedTrip = layDays(model, route, { rounds: 600, seed: 1 });
const sights = timedTrip.days.map(({ visits }) => visits.map(({ sight }) => sight));
const open = [2, 3, 4];

test("only open days are timedTrip, and nothing that stands on another day is seen again", () => {
  const keep = sights.map((list, day) => (open.includes(day) ? [] : list));
  const again = layDays(model, route, { rounds: 200, seed: 2, rough: true, keep, open });
  const days = again.days.map(({ visits }) => visits.map(({ sight }) => sight));
  days.forEach((list, day) => {
    if (!open.includes(day)) expect(list).toEqual(sights[day]);
  });
  expect(open.some((day) => (days[day] as number[]).length > 0)).toBe(true);
  expect(new Set(days.flat()).size).toBe(days.flat().length);
  expect(again.worth).toBeGreaterThan(timedTrip.worth * 0.9);
});

test("of a kind that stands on other days more counts less, as it does in the whole trip", () => {
  const offered = listOffered(model, route);
  const whole = poseDays(model, route, offered).problem;
  const part = poseDays(model, route, offered, { keep: sights, open }).problem;
  expect(part.days).toBe(open.length);
  expect(part.places.length).toBeLessThan(whole.places.length);
  const least = (limits: Float64Array | undefined) => Math.min(...(limits ?? []));
  // l² / (l + s) is less than l.
  expect(least(part.kinds?.limit)).toBeLessThan(least(whole.kinds?.limit));
});
