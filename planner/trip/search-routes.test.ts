import { expect, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { buildRoute } from "./build-route.ts";
import { createModel } from "./create-model.ts";
import { estimateOf } from "./estimate-route.ts";
import { RouteSearch } from "./search-routes.ts";
import { StayValues } from "./stay-values.ts";

const plannable = getPlannable();
const nights = 3;

/** Every way to sleep so many nights in these bases. */
function listSleeps(bases: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return listSleeps(bases, count - 1).flatMap((sleep) => bases.map((base) => [...sleep, base]));
}

test.each([
  ["airport:DEL", ["delhi", "agra", "jaipur", "mathura", "bharatpur", "pushkar"]],
  ["airport:COK", ["kochi", "munnar", "thekkady", "alappuzha", "varkala", "thrissur"]],
  ["airport:MAA", ["chennai", "mahabalipuram", "puducherry", "kanchipuram", "tiruvannamalai"]],
])(
  "of a few bases around %s the best nights are found, as trying all of them shows",
  (start, ids) => {
    const wish = Wish.parse({ when: { from: "2027-02-09", days: nights + 1 }, start });
    const never = plannable.bases.map(({ id }) => id).filter((id) => !ids.includes(id));
    const model = createModel(plannable, { ...wish, never }, "2026-11-22");
    const values = new StayValues(model);
    const bases = ids.map((id) => model.facts.baseOf.get(id) as number);
    const estimates = listSleeps(bases, nights).map((sleep) => {
      const stays = sleep.map((base) => ({ base, nights: 1, ride: false }));
      return estimateOf(model, values, buildRoute(model, stays, { start: 0, end: 0 }));
    });
    const search = new RouteSearch(model, values, 1);
    const found = search.run(search.begin(), 5000);
    // A night on the way, which the list leaves out, may be better still.
    expect(found.estimate).toBeGreaterThanOrEqual(Math.max(...estimates) - 1e-6);
  },
);
