import { expect, test } from "vitest";
import { withFacts } from "#planner/trip/trip-facts.ts";
import { createPlan } from "#tests/factories/trip-plans.ts";
import { spreadCosts } from "./spread-costs.ts";

test("the last day's sum is the budget's, and no day takes anything back", () => {
  const trip = withFacts(createPlan());
  const costs = spreadCosts(trip);
  const [low, high] = trip.facts.budget.lines.reduce(
    ([one, other], { range }) => [one + range[0], other + range[1]],
    [0, 0],
  );
  expect(costs.at(-1)?.sofar).toEqual([low, high]);
  for (const { added } of costs) expect(added[0]).toBeGreaterThanOrEqual(0);
});

test("tickets fall on the days on which they are bought, nights on those after which one sleeps", () => {
  const [first, second, third, fourth] = spreadCosts(withFacts(createPlan()));
  // Two of four tickets that have a price are the first day's.
  expect(first?.added[0]).toBe(Math.round((16_000 * 15) / 27 + 4400));
  expect(second?.added[0]).toBe(Math.round((16_000 * 12) / 27 + 2200));
  // Nobody knows what the night in Jaipur costs, nor the ticket of the fourth day.
  expect(third?.added).toEqual([2200, 2200]);
  expect(fourth?.added).toEqual([0, 0]);
});

test("a line that no day buys is shared out evenly", () => {
  const trip = withFacts(createPlan());
  const costs = spreadCosts({
    ...trip,
    facts: {
      ...trip.facts,
      budget: {
        ...trip.facts.budget,
        lines: [{ what: "meals", assumed: [], range: [400, 800] }],
      },
    },
  });
  expect(costs.map(({ added }) => added)).toEqual(costs.map(() => [100, 200]));
});
