import fc from "fast-check";
import { expect, test } from "vitest";
import type { Plannable } from "#contract/content/plannable.ts";
import { Itinerary } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { checkItinerary } from "#planner/check/check-itinerary.ts";
import { anyWish } from "#tests/factories/any-wish.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { slowOr } from "#tests/setup/slow-or.ts";
import { planTrip } from "./plan-trip.ts";

const today = "2026-11-22";
const plannable = getPlannable();
/** 500 by `npm run test:slow`; more, and other ones, with TRIPS=5000 TRIPS_SEED=3. */
const trips = Number(process.env.TRIPS ?? slowOr(500, 50));
const seed = Number(process.env.TRIPS_SEED ?? 17);
/** Milliseconds: a second for each trip, since two hundred of them took five minutes on a machine with much other work. */
const patience = Math.max(120_000, trips * 1000);
/** A plan takes a tenth of a second: looking for a smaller wish that fails too would take minutes. */
const atOnce = { endOnFailure: true } as const;
/** Of the search: what a plan is worth hangs on it, never whether it can be travelled. */
const littleEffort = 0.05;

/** Every second train, boat and flight runs on some days alone, and back on others: more than in life. */
const weeks = ["135", "246", "7", "123567", "2457"];
const sparse: Plannable = {
  ...plannable,
  legs: plannable.legs.map((leg, k) =>
    leg.mode === "road" || leg.mode === "walk" || k % 2 === 0
      ? leg
      : { ...leg, days: weeks[k % 5], ...(k % 3 === 0 && { back: weeks[(k + 1) % 5] }) },
  ),
};

/** Every second train, boat and flight departs once or twice a day, at times of nobody's making, some one way alone. */
const clocks = [[370], [425, 1050], [600], [830], [1015, 1130]];
const clocked: Plannable = {
  ...plannable,
  legs: plannable.legs.map(({ at: _at, atBack: _atBack, ...leg }, k) =>
    leg.mode === "road" || leg.mode === "walk" || leg.night === "only" || k % 2 === 0
      ? leg
      : { ...leg, at: clocks[k % 5], ...(k % 3 !== 0 && { atBack: clocks[(k + 2) % 5] }) },
  ),
};

const plan = (wish: unknown, iterations = 0, effort = 1, facts = plannable) =>
  planTrip(facts, Wish.parse(wish), { today, iterations, effort });

/** What no conflict excuses: a plan that is shown can be travelled. */
const hard = new Set([
  "dates",
  "times",
  "place",
  "hours",
  "fit",
  "nights",
  "road",
  "must",
  "never",
  "money",
]);

function expectSound(itinerary: Itinerary, facts = plannable) {
  expect(Itinerary.safeParse(itinerary).error?.issues).toBeUndefined();
  const faults = checkItinerary(facts, itinerary, today);
  expect(faults.filter(({ rule }) => hard.has(rule))).toEqual([]);
  if (itinerary.conflicts.length === 0) expect(faults).toEqual([]);
  for (const { wishes, giveUp } of itinerary.conflicts) {
    expect(giveUp.length).toBeGreaterThan(0);
    for (const name of wishes) expect(Wish.shape).toHaveProperty(name.split(":")[0] ?? "");
  }
}

test(
  "whatever is wished, the plan can be travelled or says which wishes contradict",
  () => {
    fc.assert(
      fc.property(anyWish(plannable), (wish) => expectSound(plan(wish, 0, littleEffort))),
      { ...atOnce, numRuns: trips * 0.4, seed },
    );
  },
  patience,
);

test(
  "so it is where half of all trains, boats and flights run on some weekdays alone",
  () => {
    fc.assert(
      fc.property(anyWish(plannable), (wish) =>
        expectSound(plan(wish, 0, littleEffort, sparse), sparse),
      ),
      { ...atOnce, numRuns: trips * 0.3, seed: seed + 2 },
    );
  },
  patience,
);

test(
  "so it is where half of all trains, boats and flights depart by the clock alone",
  () => {
    fc.assert(
      fc.property(anyWish(plannable), (wish) =>
        expectSound(plan(wish, 0, littleEffort, clocked), clocked),
      ),
      { ...atOnce, numRuns: trips * 0.3, seed: seed + 4 },
    );
  },
  patience,
);

test(
  "so it is in the heights, where one sleeps after rest or the trip says that one does not",
  () => {
    const start = fc.constantFrom("airport:IXL", "base:leh", "base:manali", "base:kaza");
    const must = fc.subarray(["pangong-tso", "diskit-monastery", "key-monastery", "tso-moriri"]);
    const days = fc.integer({ min: 3, max: 12 });
    fc.assert(
      fc.property(anyWish(plannable), start, must, days, (wish, from, high, length) => {
        const when = { from: "2027-07-05", days: length };
        expectSound(
          plan({ ...wish, when, start: from, end: from, must: high, pins: [] }, 0, littleEffort),
        );
      }),
      { ...atOnce, numRuns: Math.ceil(trips / 12), seed },
    );
  },
  patience,
);

test(
  "so it is when the search has all its rounds",
  () => {
    fc.assert(
      fc.property(anyWish(plannable), (wish) => expectSound(plan(wish, 2))),
      { ...atOnce, numRuns: trips / 25, seed: seed + 1 },
    );
  },
  patience,
);

test("the same seed and iterations give the same trip", () => {
  fc.assert(
    fc.property(anyWish(plannable), (wish) => {
      expect(plan(wish, 2)).toEqual(plan(wish, 2));
    }),
    { ...atOnce, numRuns: 3, seed },
  );
});
