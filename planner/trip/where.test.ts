import { expect, test } from "vitest";
import type { Conflict } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { buildRoute } from "./build-route.ts";
import { createModel } from "./create-model.ts";
import { costOfElsewhere } from "./elsewhere-cost.ts";
import { indexFacts } from "./facts-index.ts";
import { findHighlights, worthOfHighlights } from "./highlights.ts";
import { listTours } from "./lay-tour.ts";
import { countNightsOnTheWay } from "./nights-on-the-way.ts";
import { planTrip } from "./plan-trip.ts";
import { goesThrough } from "./pull.ts";
import { readWhere } from "./read-where.ts";
import { climbsTooFast } from "./rest.ts";
import { costOfRoute } from "./route-cost.ts";
import { HopFinder } from "./tour-hops.ts";
import { addRest } from "./tour-rest.ts";
import { forbidden } from "./where-weights.ts";

const plannable = getPlannable();
const facts = indexFacts(plannable);
const model = (wish: unknown) => createModel(plannable, Wish.parse(wish), "2026-11-23");
const base = (id: string) => facts.baseOf.get(id) as number;
const nameOf = (index: number) => plannable.bases[index]?.id ?? "";
const stays = (words: string) =>
  words.split(" ").map((word) => {
    const [id = "", nights = "1"] = word.split(":");
    return { base: base(id), nights: Number(nights), ride: false };
  });

test("a part of the country is named by region, state, base and sight, and what is unknown is said", () => {
  const conflicts: Conflict[] = [];
  const read = (...where: string[]) => [...(readWhere(facts, where, conflicts) ?? [])].map(nameOf);
  expect(read("state:goa").sort()).toEqual(["candolim", "palolem", "panaji"]);
  expect(read("base:munnar", "sight:taj-mahal")).toEqual(["munnar", "agra"]);
  expect(read("region:golden-triangle")).toContain("jaipur");
  expect(read("region:south-india")).toContain("munnar");
  expect(read("region:north-east")).toEqual(expect.arrayContaining(["kohora", "gangtok"]));
  expect(conflicts).toEqual([]);
  expect(readWhere(facts, ["state:atlantis", "region:nowhere", "base:x"], conflicts)).toBeNull();
  expect(conflicts.map(({ wishes }) => wishes[0])).toEqual([
    "where:atlantis",
    "where:nowhere",
    "where:x",
  ]);
});

test("nights beyond a fifth outside what is meant break a rule, those of musts do not", () => {
  const when = { from: "2027-02-08", days: 6 };
  const wish = { when, start: "base:delhi", where: ["state:rajasthan"] };
  const plain = model(wish);
  const cost = (words: string, of = plain) =>
    costOfElsewhere(of, buildRoute(of, stays(words), { start: 0, end: 0 }));
  expect(cost("jaipur:5")).toBeLessThanOrEqual(0);
  expect(cost("agra:1 jaipur:4")).toBeLessThan(forbidden.rule);
  expect(cost("agra:2 jaipur:3")).toBeGreaterThan(forbidden.rule);
  const withMust = model({ ...wish, must: ["taj-mahal"] });
  expect(cost("agra:2 jaipur:3", withMust)).toBeLessThan(forbidden.rule);
});

test("a far place that is named is gone to, by the beds that its way asks for", () => {
  const plan = (days: number, start: string, where: string, from: string) =>
    planTrip(
      plannable,
      Wish.parse({
        ...{ when: { from, days }, start, where: [where] },
        party: { adults: 2, passport: "indian" },
      }),
      { today: "2026-11-23", iterations: 2 },
    );
  for (const [days, start, where, from] of [
    [9, "airport:DEL", "base:kaza", "2027-07-10"],
    [8, "airport:DEL", "base:kedarnath", "2027-05-20"],
  ] as const) {
    const { stays, conflicts } = plan(days, start, where, from);
    expect(stays.map((stay) => `base:${stay.base.id}`)).toContain(where);
    expect(conflicts.flatMap(({ wishes }) => wishes)).not.toContain("where");
  }
  const way = (where: string, start = "airport:DEL") =>
    countNightsOnTheWay(model({ when: { from: "2027-07-10", days: 9 }, start, where: [where] }));
  expect(way("base:kaza")).toBeGreaterThan(2);
  expect([way("base:jaipur"), way("state:kerala"), way("base:kaza", "base:kaza")]).toEqual([
    0, 0, 0,
  ]);
});

test("the highlights of Rajasthan in winter are those of any guidebook", () => {
  const asked = model({
    when: { from: "2027-02-08", days: 11 },
    start: "airport:DEL",
    where: ["state:rajasthan"],
  });
  const names = [...findHighlights(asked).keys()].map(nameOf);
  expect(names).toEqual(expect.arrayContaining(["jaipur", "jodhpur", "udaipur", "jaisalmer"]));
});

test("a second night in a place of Rajasthan with two days to see brings more, a third no more", () => {
  const when = { from: "2027-02-08", days: 11 };
  const asked = model({ when, start: "airport:DEL", where: ["state:rajasthan"] });
  const worth = (...names: string[]) => worthOfHighlights(asked, names.map(base));
  expect(worth("jaipur", "jaipur")).toBeGreaterThan(worth("jaipur"));
  expect(worth("jaipur", "jaipur", "jaipur")).toBe(worth("jaipur", "jaipur"));
});

test("who gives wildlife two comes to Madhya Pradesh for a tiger park before its temples", () => {
  const when = { from: "2027-02-10", days: 10 };
  const wish = { when, start: "airport:DEL", where: ["state:madhya-pradesh"] };
  const firstOf = (interests: object) => {
    const [first] = findHighlights(model({ ...wish, interests })).keys();
    return nameOf(first as number);
  };
  expect(["tala", "khatia", "turia"]).toContain(firstOf({ wildlife: 2 }));
  expect(firstOf({})).toBe("khajuraho");
});

test("from Delhi to Kochi is through the country: Jaipur and Agra are of it, and a week's Kochi is Kerala's alone", () => {
  const through = { when: { from: "2027-11-08", days: 21 }, start: "airport:DEL" };
  const asked = model({ ...through, end: "airport:COK" });
  expect(goesThrough(asked)).toBe(true);
  expect([...findHighlights(asked).keys()].map(nameOf)).toEqual(
    expect.arrayContaining(["agra", "jaipur"]),
  );
  const states = (of: typeof asked) =>
    [...findHighlights(of).keys()].map((at) => plannable.bases[at]?.state);
  expect(states(asked)).toContain("kerala");
  expect(goesThrough(model({ ...through, end: "airport:JAI" }))).toBe(false);
  const week = model({ when: { from: "2027-01-15", days: 8 }, start: "airport:COK" });
  expect(new Set(states(week))).toEqual(new Set(["kerala"]));
});

test("nights in a place to which one comes back are more of the same", () => {
  const asked = model({ when: { from: "2027-03-06", days: 9 }, start: "airport:IXZ" });
  const cost = (words: string) =>
    costOfRoute(asked, buildRoute(asked, stays(words), { start: 0, end: 0 }));
  // The same stays, and as many ways by sea: the sixth night in Port Blair costs whenever it is slept.
  const back =
    cost("port-blair:4 havelock:2 port-blair:2") - cost("port-blair:2 havelock:4 port-blair:2");
  const more =
    cost("port-blair:2 havelock:2 port-blair:4") - cost("port-blair:2 havelock:4 port-blair:2");
  expect(back).toBeGreaterThan(0);
  expect(more).toBeGreaterThan(0);
});

test("what lies in one's own state pulls more than another state as far, and a flight's end least", () => {
  const { pull } = model({ when: { from: "2027-01-12", days: 6 }, start: "airport:SXR" });
  const at = (id: string) => pull[base(id)] as number;
  expect(at("gulmarg")).toBeGreaterThan(at("leh"));
  expect(at("gulmarg")).toBeGreaterThan(3 * at("agra"));
});

test("a far must has a tour that fits, and one that cannot fit says how many days would do", () => {
  const wish = (days: number) => ({
    when: { from: "2027-01-15", days },
    start: "base:delhi",
    must: ["vivekananda-rock", "pangong-tso"],
  });
  const short = model(wish(3));
  expect(short.tour?.beyond.size).toBeGreaterThan(0);
  const needs = short.tour?.needs as number;
  expect(needs).toBeGreaterThan(3);
  const enough = model(wish(needs));
  expect(enough.tour?.beyond.size).toBe(0);
  for (const tour of listTours(enough))
    expect(tour.reduce((all, { nights }) => all + nights, 0)).toBe(needs - 1);
});

test("the tour to Pangong has the nights that its note asks for", () => {
  const { tour } = model({
    when: { from: "2027-07-05", days: 8 },
    start: "airport:IXL",
    must: ["pangong-tso"],
  });
  const words = tour?.stays.map(({ base: at, nights }) => `${nameOf(at)}:${nights}`);
  expect(words?.slice(0, 2)).toEqual(["leh:3", "pangong:1"]);
});

test("rest before a lake is never slept beyond it: the nearest high bed to Jispa lies behind it", () => {
  const high = model({ when: { from: "2027-07-05", days: 9 }, start: "base:leh", style: "simple" });
  const finder = new HopFinder(high, false);
  const tour = (words: string) => stays(words).map((stay) => ({ ...stay, isAsked: true }));
  const rest = (words: string) =>
    addRest(high, finder, base("leh"), tour(words))?.map((stay) => nameOf(stay.base)) ?? null;
  expect(rest("leh:4 jispa korzok")).toEqual(["leh", "jispa", "leh", "pangong", "korzok"]);
  expect(rest("jispa korzok")).toEqual(["jispa", "leh", "hanle", "korzok"]);
});

test("rest is slept in one run, high enough, and not on a train", () => {
  const climbs = (words: string, night: number) =>
    climbsTooFast(facts, buildRoute(model({}), stays(words), { start: 0, end: 0 }), night);
  expect(climbs("leh:3 pangong:1", 3)).toBe(false);
  expect(climbs("leh:2 pangong:1", 2)).toBe(true);
  expect(climbs("leh:2 nubra:1 pangong:1", 3)).toBe(true);
  expect(climbs("leh:2 nubra:1 leh:1 pangong:1", 4)).toBe(false);
  expect(climbs("leh:1 nubra:1", 1)).toBe(true);
  expect(climbs("delhi:1 tawang:1", 1)).toBe(true);
  expect(climbs("dirang:1 tawang:1", 1)).toBe(false);
});

test("an airport has the base that people land for: Kochi, not Thrissur", () => {
  const start = (code: string) => nameOf(model({ start: `airport:${code}` }).start?.base as number);
  expect([start("COK"), start("GOI"), start("GAY"), start("IXL")]).toEqual([
    "kochi",
    "panaji",
    "bodh-gaya",
    "leh",
  ]);
});

test("who goes from one end of the south to the other does not fly to the Taj between", () => {
  const { pull } = model({
    when: { from: "2027-02-03", days: 12 },
    start: "airport:COK",
    end: "airport:MAA",
  });
  const at = (id: string) => pull[base(id)] as number;
  expect(at("agra")).toBeLessThan(0.3);
  expect(at("madurai")).toBeGreaterThan(0.9);
});

test("in June worth is raised where all of the state is poor, in January nowhere", () => {
  const june = model({ when: { from: "2027-06-08", days: 4 }, start: "airport:BBI" });
  expect(june.ease).toBeGreaterThan(1.4);
  expect(model({ when: { from: "2027-01-08", days: 4 }, start: "airport:BBI" }).ease).toBe(1);
});

test("an airport's own town is no more than an hour farther from it than the nearest", () => {
  for (const { code, base: own } of plannable.airports ?? []) {
    const minutes = plannable.bases.flatMap(({ airports }, k) =>
      airports.flatMap(([one, way]) => (one === code ? [{ k, way }] : [])),
    );
    const least = Math.min(...minutes.map(({ way }) => way));
    expect(minutes.find(({ k }) => k === own)?.way, code).toBeLessThanOrEqual(least + 60);
  }
});
