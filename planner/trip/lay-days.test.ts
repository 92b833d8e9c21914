import { expect, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { beginsOn } from "./begin-windows.ts";
import { buildRoute } from "./build-route.ts";
import { createModel } from "./create-model.ts";
import { layDays } from "./lay-days.ts";
import { timeDay } from "./time-day.ts";

const plannable = getPlannable();
const wish = { when: { from: "2027-09-05", days: 9 }, start: "base:shimla" };
const model = createModel(plannable, Wish.parse(wish), "2026-11-23");
const base = (id: string) => model.facts.baseOf.get(id) as number;
const langza = model.facts.sightOf.get("langza-hikkim-komic") as number;
const stay = (id: string, nights: number) => ({ base: base(id), nights, ride: false });
const route = buildRoute(
  model,
  [stay("shimla", 2), stay("kalpa", 2), stay("kaza", 3), stay("manali", 1)],
  { start: 0, end: 0 },
);

const lay = (at: number) =>
  layDays(model, route, {
    rounds: 1,
    seed: 1,
    rough: true,
    keep: model.dates.map((_, day) => (day === at ? [langza] : [])),
    open: [0],
  }).days[at]?.visits.map(({ sight }) => sight);

test("a day that another trip has timedTrip is inherited without what this one has not slept high enough for", () => {
  expect(lay(5)).toEqual([]);
  expect(lay(6)).toEqual([langza]);
});

test("who has walked up to Kedarnath sees its temple the morning after, which is as high as the bed", () => {
  const asked = createModel(
    plannable,
    Wish.parse({
      when: { from: "2027-05-18", days: 6 },
      start: "base:sonprayag",
      must: ["kedarnath-temple"],
      party: { adults: 4, elders: 2, passport: "indian" },
    }),
    "2026-11-23",
  );
  const nights = [stay("sonprayag", 1), stay("kedarnath", 2), stay("sonprayag", 2)];
  const there = buildRoute(asked, nights, { start: 0, end: 0 });
  expect(layDays(asked, there, { rounds: 50, seed: 1 }).missed).toEqual([]);
});

test("who likes to begin at half past nine goes with Kaziranga's jeeps at seven, and out of the house in time", () => {
  const slow = createModel(
    plannable,
    Wish.parse({ when: { from: "2027-02-14", days: 5 }, start: "base:kohora", pace: "easy" }),
    "2026-11-23",
  );
  const kaziranga = slow.facts.sightOf.get("kaziranga") as number;
  const there = buildRoute(slow, [stay("kohora", 4)], { start: 0, end: 0 });
  expect(slow.traveller.start).toBe(570);
  expect(beginsOn(slow, kaziranga, 1)).toEqual([[420, 420]]);
  const timed = timeDay(slow, there, 1, [kaziranga]);
  expect(timed?.visits[0]?.from).toBe(420);
  expect(timed?.leaves[0]).toBeGreaterThanOrEqual(375);
  const others = plannable.sights.filter(
    ({ kind, worth }, sight) =>
      (kind !== "safari" || worth < 4) &&
      beginsOn(slow, sight, 1).some(([first]) => first < slow.traveller.earliest),
  );
  expect(others.filter(({ best }) => !best.includes("sunrise"))).toEqual([]);
});
