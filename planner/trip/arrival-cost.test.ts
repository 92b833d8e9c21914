import { expect, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { costOfArrival } from "./arrival-cost.ts";
import { buildRoute } from "./build-route.ts";
import { createModel } from "./create-model.ts";
import { listHighlightRoutes } from "./lay-highlights.ts";

const plannable = getPlannable();
const read = (wish: unknown) => {
  const model = createModel(plannable, Wish.parse(wish), "2026-11-23");
  const base = (id: string) => model.facts.baseOf.get(id) as number;
  const cost = (words: string) => {
    const stays = words.split(" ").map((word) => {
      const [id = "", nights = "1"] = word.split(":");
      return { base: base(id), nights: Number(nights), ride: false };
    });
    return costOfArrival(model, buildRoute(model, stays, { start: 0, end: 0 }));
  };
  return { model, base, cost };
};

test("a far last night costs more than a near one where the airport lies in what is meant, and as much outside it", () => {
  const south = { when: { from: "2027-01-05", days: 6 }, start: "airport:MAA", end: "airport:IXM" };
  const meant = read({ ...south, where: ["state:tamil-nadu"] }).cost;
  expect(meant("chennai:4 madurai")).toBe(0);
  expect(meant("chennai:4 thanjavur")).toBeGreaterThan(meant("chennai:4 karaikudi"));
  expect(meant("chennai:4 karaikudi")).toBeGreaterThan(0);
  const outside = read({ ...south, where: ["base:thanjavur", "base:karaikudi"] }).cost;
  expect(outside("thanjavur:5")).toBe(outside("thanjavur:4 karaikudi"));
});

test("a place that must be seen on the days of its festival is slept in for two of its eves", () => {
  const fair = { when: { from: "2027-11-06", days: 8 }, start: "airport:JAI" };
  const { cost } = read({ ...fair, must: ["pushkar-lake"] });
  const [none, one, two] = [
    cost("jaipur:7"),
    cost("jaipur:3 pushkar:1 jaipur:3"),
    cost("jaipur:3 pushkar:2 jaipur:2"),
  ];
  expect(two).toBeLessThan(none);
  expect(two).toBeLessThan(one);
  expect(cost("jaipur:3 pushkar:3 jaipur:1")).toBe(two);
  const plain = read(fair).cost;
  expect(plain("jaipur:3 pushkar:2 jaipur:2")).toBe(plain("jaipur:7"));
});

test("a search begins with routes through the highlights of what is meant, all nights given, none where a tour leads", () => {
  const south = {
    when: { from: "2027-01-05", days: 15 },
    start: "airport:MAA",
    end: "airport:COK",
  };
  const { model, base } = read({ ...south, where: ["region:south-india"] });
  const routes = listHighlightRoutes(model);
  expect(routes.length).toBeGreaterThan(1);
  for (const stays of routes) {
    expect(stays[0]?.base).toBe(base("chennai"));
    expect(stays.reduce((all, { nights }) => all + nights, 0)).toBe(14);
    expect(new Set(stays.map((stay) => stay.base)).size).toBe(stays.length);
  }
  expect(listHighlightRoutes(read({ ...south, must: ["meenakshi-temple"] }).model)).toEqual([]);
  const day = { when: { from: "2027-01-05", days: 1 }, start: "airport:MAA" };
  expect(listHighlightRoutes(read(day).model)).toEqual([]);
});
