import { expect, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { createModel } from "./create-model.ts";
import { StayValues } from "./stay-values.ts";

const manyMinutes = 3000;

/** What three days and more in the town of Ajanta's and Ellora's caves estimate. */
function valueOfCaves(asked: object): number {
  const wish = Wish.parse({
    when: { from: "2027-12-10", days: 14 },
    start: "airport:BOM",
    ...asked,
  });
  const model = createModel(getPlannable(), wish, "2026-11-22");
  const base = model.facts.baseOf.get("aurangabad");
  if (base === undefined) throw new Error("The town is not in the facts.");
  return new StayValues(model).valueOf(base, manyMinutes);
}

test("a estimate counts no sight that no day of the party's can hold, except where it must be seen", () => {
  const ajanta = "ajanta-caves";
  expect(valueOfCaves({ pace: "easy" })).toBe(valueOfCaves({ pace: "easy", never: [ajanta] }));
  expect(valueOfCaves({ pace: "full" })).toBeGreaterThan(
    valueOfCaves({ pace: "full", never: [ajanta] }) + 100,
  );
  expect(valueOfCaves({ pace: "easy", must: [ajanta] })).toBeGreaterThan(
    valueOfCaves({ pace: "easy" }) + 1000,
  );
});
