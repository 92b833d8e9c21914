import { expect, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { createModel } from "./create-model.ts";
import { listFreeNotices } from "./free-days.ts";
import { finish } from "./timed-trip.ts";

/** What is said of the second of three empty days in a town. */
function tellSecond(town: string, from = town) {
  const when = { from: "2027-09-09", days: 4 };
  const wish = Wish.parse({ when, start: `base:${from}` });
  const model = createModel(getPlannable(), wish, "2026-11-22");
  const at = (id: string) => model.facts.baseOf.get(id) as number;
  const route = {
    start: at(from),
    end: at(town),
    sleep: [at(town), at(town), at(town)],
    ride: [false, false, false],
  };
  const timedTrip = finish(model, route, [[], [], [], []]);
  const [first] = listFreeNotices(model, timedTrip, 1);
  return { code: first?.code, ...first?.values };
}

test("a whole day in one place without a plan is a day of rest, and says what from", () => {
  expect(tellSecond("munnar")).toMatchObject({ code: "rest-day", after: "nothing" });
  expect(tellSecond("leh", "srinagar")).toMatchObject({ code: "rest-day", after: "height" });
  expect(tellSecond("munnar", "madurai")).toMatchObject({ code: "rest-day" });
  expect(tellSecond("kodaikanal", "kochi")).toMatchObject({ code: "rest-day", after: "way" });
});
