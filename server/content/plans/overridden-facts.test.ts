import { afterAll, afterEach, expect, test } from "vitest";
import type { Plannable } from "#contract/content/plannable.ts";
import { publishOverrides } from "../overrides/layers.ts";
import { getPlaces } from "../places/read-places.ts";
import { createPlans } from "./create-plans.ts";

const plans = createPlans();
afterEach(() => publishOverrides([]));
afterAll(() => plans.close());

const hours = {
  kind: "sights",
  item: "amber-fort",
  field: "hours",
  lang: "en",
  value: { open: "Th-Su 08:00-17:00", unverified: true },
};
async function readWeek() {
  const { address, text } = await plans.facts();
  const { sights, hours } = JSON.parse(String(text.identity)) as Plannable;
  const sight = sights.find(({ id }) => id === "amber-fort");
  return { address, week: hours[sight?.hours ?? -1]?.seasons[0]?.week };
}

test("the planning thread plans on what is published, from the next question on, and under another address", async () => {
  expect(getPlaces().sights.some(({ id }) => id === hours.item)).toBe(true);
  const before = await readWeek();
  expect(before.week?.[0]).not.toEqual([]);

  publishOverrides([hours]);
  await plans.hearOverrides();
  const after = await readWeek();
  expect(after.address).not.toBe(before.address);
  expect(after.week?.map((day) => day.length)).toEqual([0, 0, 0, 1, 1, 1, 1]);

  // Words of a page change no plan: a browser keeps the facts that it has.
  publishOverrides([hours, { ...hours, kind: "about", item: "about", field: "lead", value: "x" }]);
  await plans.hearOverrides();
  expect((await readWeek()).address).toBe(after.address);

  publishOverrides([]);
  await plans.hearOverrides();
  expect((await readWeek()).address).toBe(before.address);
}, 60_000);
