import { expect, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { Random } from "#planner/core/random.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { buildRoute } from "./build-route.ts";
import { createModel } from "./create-model.ts";
import { costOfRoute } from "./route-cost.ts";

const plannable = getPlannable();

/** What is good can come after what is dear: rests in beds by the sea, places that a part of the country is visited for. */
test.each([
  { start: "airport:COK", pace: "easy", where: ["state:kerala"], interests: { beaches: 2 } },
  { start: "airport:DEL", pace: "usual", must: ["taj-mahal"] },
  { start: "anywhere", pace: "full", where: ["state:goa", "state:karnataka"] },
])(
  "a cost that is summed up only so far is beyond what was asked for, and all of it else: $start",
  (asked) => {
    const wish = Wish.parse({ when: { from: "2027-01-09", days: 9 }, ...asked });
    const model = createModel(plannable, wish, "2026-11-22");
    const random = new Random(3);
    const bases = plannable.bases.map((_, base) => base);
    const near = bases.filter((base) => (model.pull[base] as number) > 0.5);
    let stopped = 0;
    for (let k = 0; k < 400; k++) {
      const from = k % 2 ? near : bases;
      const stays = [2, 3, 1, 2].map((nights) => ({
        base: from[random.below(from.length)] as number,
        nights,
        ride: random.next() < 0.2,
      }));
      const route = buildRoute(model, stays, { start: 0, end: 0 });
      const whole = costOfRoute(model, route);
      const most = whole * (0.2 + 1.6 * random.next());
      const found = costOfRoute(model, route, most);
      if (whole <= most) expect(found).toBe(whole);
      else expect(found).toBeGreaterThan(most);
      if (found < whole) stopped++;
    }
    expect(stopped).toBeGreaterThan(20);
  },
);
