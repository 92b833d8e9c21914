import { expect, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { sayBengali } from "#words/bengali.ts";
import { sayEnglish } from "#words/english.ts";
import { sayHindi } from "#words/hindi.ts";
import { fitFactor } from "./gain.ts";
import { planTrip } from "./plan-trip.ts";
import { readTraveller } from "./traveller.ts";

/** Pony, palanquin, helicopter and ropeway beside a walk, and what is asked at a door. */

const facts = getPlannable();
const today = "2026-11-22";
const plan = (asked: object) => planTrip(facts, Wish.parse(asked), { today, iterations: 1 });
const charDham = (party: object) =>
  plan({
    when: { from: "2027-05-25", days: 9 },
    start: "airport:DED",
    party: { adults: 2, passport: "indian", ...party },
    must: ["kedarnath-temple"],
  });
const partsOf = (trip: ReturnType<typeof plan>) => trip.days.flatMap(({ parts }) => parts);
const visitTo = (trip: ReturnType<typeof plan>, id: string) =>
  partsOf(trip).find((part) => part.kind === "visit" && part.sight === id);
const tellsOf = (part: ReturnType<typeof visitTo>) =>
  part && "notices" in part ? part.notices.map(({ code }) => code) : [];

const sightOf = (id: string) => {
  const sight = facts.sights.find((one) => one.id === id);
  if (!sight) throw new Error(`There is no sight ${id}.`);
  return sight;
};
const travellerOf = (party: object) =>
  readTraveller(Wish.parse({ party: { adults: 2, ...party } }));

test("elders who ask for Kedarnath are told what carries them there, on its way and at the temple", () => {
  const trip = charDham({ elders: 2 });
  const told = tellsOf(visitTo(trip, "kedarnath-temple"));
  expect(told).toContain("carried");
  // It suits them: they do not walk.
  expect(told).not.toContain("access-party");
  const walk = partsOf(trip).find((part) => part.kind === "ride" && part.toName === "Kedarnath");
  expect(walk?.kind === "ride" && walk.notices).toContainEqual(
    expect.objectContaining({
      code: "carried",
      values: { by: ["helicopter", "chair", "pony"], leaves: "little" },
    }),
  );
});

test("two who walk are told of no palanquin", () => {
  const trip = charDham({});
  expect(tellsOf(visitTo(trip, "kedarnath-temple"))).not.toContain("carried");
  const codes = partsOf(trip).flatMap((part) =>
    "notices" in part ? part.notices.map(({ code }) => code) : [],
  );
  expect(codes).toContain("way");
  expect(codes).not.toContain("carried");
});

test("a hard walk is worth nothing to elders unless they are carried nearly all of it", () => {
  const elders = travellerOf({ elders: 1 });
  const { carriers: _by, ...onFoot } = sightOf("palitana");
  expect(fitFactor(onFoot, elders)).toBe(0);
  expect(fitFactor(sightOf("palitana"), elders)).toBeGreaterThan(0);
  // A cable car that leaves five thousand steps to climb carries nobody to the top.
  expect(sightOf("girnar")).toMatchObject({ carriers: ["ropeway"], carriesPart: true });
  expect(fitFactor(sightOf("girnar"), elders)).toBe(0);
});

test("two and a half hours on foot are for no small child and no elder, where nothing carries them", () => {
  const walk = sightOf("great-himalayan-national-park");
  expect(walk).toMatchObject({ walk: 150 });
  expect(fitFactor(walk, travellerOf({ children: [4] }))).toBe(0);
  expect(fitFactor(walk, travellerOf({ elders: 1 }))).toBe(0);
  expect(fitFactor(walk, travellerOf({ children: [9] }))).toBeGreaterThan(0);
  expect(
    fitFactor({ ...walk, carriers: ["pony"] }, travellerOf({ children: [4] })),
  ).toBeGreaterThan(0);
});

test("a wheelchair is not sent up by palanquin unasked, and is told of it where it was asked for", () => {
  expect(fitFactor(sightOf("elephanta-caves"), travellerOf({ wheelchair: true }))).toBe(0);
  const trip = plan({
    when: { from: "2027-01-12", days: 3 },
    start: "airport:BOM",
    party: { adults: 2, wheelchair: true },
    must: ["elephanta-caves"],
  });
  const told = tellsOf(visitTo(trip, "elephanta-caves"));
  expect(told).toContain("access-wheelchair");
  expect(told).toContain("carried");
});

test("what is asked at a door is told of its visit, but not whom it lets in", () => {
  const trip = plan({
    when: { from: "2027-01-12", days: 4 },
    start: "airport:BBI",
    party: { adults: 2, passport: "indian" },
    must: ["lingaraj-temple"],
  });
  const visit = visitTo(trip, "lingaraj-temple");
  const door = visit?.kind === "visit" && visit.notices.find(({ code }) => code === "door");
  if (!door) throw new Error("Nobody is told.");
  expect(door.values).toEqual({ rules: ["no-phones", "no-cameras", "no-leather"] });
  expect(sayEnglish(door)).toBe(
    "At the door: phones stay outside; cameras stay outside; no leather.",
  );
  expect(sayHindi(door)).toBe("अंदर जाने के नियम: फ़ोन बाहर रखें; कैमरा बाहर रखें; चमड़े की चीज़ें मना हैं।");
  expect(sayBengali(door)).toContain("চামড়ার জিনিস মানা");
});

test("what carries one is said in three languages, all of the way or a part", () => {
  const by = ["helicopter", "chair", "pony"];
  const told = (leaves: string) => ({ code: "carried", values: { by, leaves } });
  expect(sayEnglish(told("little"))).toBe("In place of the walk: helicopter, palanquin and pony.");
  expect(sayEnglish(told("much"))).toBe(
    "Part of the way can be done without walking: helicopter, palanquin and pony.",
  );
  expect(sayHindi(told("little"))).toBe("पैदल रास्ते की जगह: हेलिकॉप्टर, डोली-पालकी और घोड़ा-खच्चर।");
  expect(sayBengali(told("much"))).toMatch(/^কিছুটা পথ না হেঁটেও/);
});
