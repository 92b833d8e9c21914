import { expect, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { judge, type TripRead } from "./judge.ts";
import { firstPanel, fourthPanel, secondPanel, thirdPanel } from "./panel.ts";
import {
  after,
  atMost,
  type Demand,
  firstNight,
  mostNights,
  neverSees,
  nights,
  sees,
  share,
  sleeps,
} from "./panel-case.ts";

const plannable = getPlannable();
const all = [...firstPanel, ...secondPanel, ...thirdPanel, ...fourthPanel];
const sights = new Set(plannable.sights.map(({ id }) => id));
const areas = new Set(plannable.bases.flatMap(({ id, state }) => [id, `state:${state}`]));

test("every name of the panel is one of the facts, every wish can be planned, and none stands twice", () => {
  for (const { id, wish, demands, sources } of all) {
    expect(Wish.safeParse(wish).error?.issues, id).toBeUndefined();
    expect(sources.length, id).toBeGreaterThan(0);
    expect(demands.length, id).toBeGreaterThan(2);
    for (const demand of demands) {
      if ("sights" in demand)
        for (const sight of demand.sights) expect(sights.has(sight), `${id}: ${sight}`).toBe(true);
      if ("areas" in demand)
        for (const area of demand.areas) expect(areas.has(area), `${id}: ${area}`).toBe(true);
    }
  }
  expect(new Set(all.map(({ id }) => id)).size).toBe(110);
  expect([firstPanel, secondPanel, thirdPanel, fourthPanel].map(({ length }) => length)).toEqual([
    30, 30, 30, 20,
  ]);
});

const trip: TripRead = {
  nights: ["delhi", "delhi", "agra", "jaipur"],
  states: new Map(plannable.bases.map(({ id, state }) => [id, state])),
  sights: new Set(["taj-mahal"]),
  counts: { "day-way": 300, stays: 3, "one-night-stays": 2, flights: 0, "night-rides": 1 },
};

test.each<[string, Demand, Demand]>([
  ["nights", nights(2, "delhi"), nights(3, "delhi")],
  ["most nights", mostNights(2, "delhi"), mostNights(1, "delhi")],
  ["share", share(0.5, "state:delhi"), share(0.6, "state:delhi")],
  ["sleeps", sleeps(1, "agra jaipur"), sleeps(2, "agra jaipur", 1)],
  ["sees", sees("taj-mahal agra-fort", 1), sees("taj-mahal agra-fort")],
  ["never sees", neverSees("agra-fort"), neverSees("taj-mahal")],
  ["after", after("jaipur", 1, "agra"), after("jaipur", 2, "agra")],
  ["first night", firstNight("state:delhi"), firstNight("agra")],
  ["counts", atMost(300, "day-way"), atMost(2, "stays")],
])("the judge tells a kept demand from a broken one: %s", (_, kept, broken) => {
  expect(judge(trip, kept)).toBeNull();
  expect(judge(trip, broken)).toEqual(expect.any(String));
});

test("after is not asked where one never sleeps there", () => {
  expect(judge(trip, after("pangong", 3, "leh"))).toBeNull();
});
