import { expect, test } from "vitest";
import { getCatalogue } from "#server/content/catalogue.ts";
import { tellSight } from "#server/content/places/place-facts.ts";
import { getPlaces } from "#server/content/places/read-places.ts";
import { closedMonths, findCommonReading, listWarnings, type Warning } from "./sight-warnings.ts";

const places = getPlaces();
const catalogue = getCatalogue();

const warn = (id: string): string[] => read(id).map(({ text }) => text);

function read(id: string): Warning[] {
  const sight = places.sights.find((one) => one.id === id);
  if (!sight) throw new Error(`no sight ${id}`);
  const hours: Parameters<typeof tellSight>[2] = [];
  const told = tellSight({ places, catalogue }, sight, hours);
  return listWarnings(told, closedMonths(told.hours === null ? undefined : hours[told.hours]));
}

test("who is let in, how high it is and from what age stand on the card of Gurudongmar", () => {
  const warnings = warn("gurudongmar-lake");
  expect(warnings).toContain("Closed to visitors from abroad");
  expect(warnings.join()).toMatch(/5,\d{3} m/);
});

test("whom and what a temple keeps out stands on its card, before what one brings", () => {
  expect(warn("jagannath-temple-puri")).toEqual(
    expect.arrayContaining(["Hindus only", "Phones stay outside", "No leather"]),
  );
  expect(warn("guruvayur-temple")).toContain("Men take off their shirts");
  expect(warn("sabarimala")).toContain("Not open to every woman");
});

test("a town without cash machine or signal is told on the cards of its sights", () => {
  const town = places.bases.find(({ cash }) => cash.atms === "none");
  const sight = places.sights.find(({ base }) => base === town?.id);
  expect(warn(sight?.id ?? "")).toContain("No cash machine in the town");
});

test("a garden in a town warns of nothing", () => {
  expect(warn("rock-garden-ranchi")).toEqual([]);
});

test("a permit's badge says who says so, by its own source, and height by nobody's", () => {
  const warnings = read("rumtek-monastery");
  expect(warnings[0]).toMatchObject({
    text: "Visitors from abroad need a permit",
    reading: { standing: "reported" },
  });
  const high = read("gurudongmar-lake").find(({ text }) => / m\b/.test(text));
  expect(high?.reading).toBeNull();
});

test("who says so is told once where it is the same of all badges, else at each", () => {
  const unknown = { text: "Hard", reading: null };
  const reported = {
    text: "Permit",
    reading: { standing: "reported", checked: "2026-11-22" },
  } as Warning;
  expect(findCommonReading([unknown, { ...unknown, text: "From 12" }])).toBeNull();
  expect(findCommonReading([reported])).toMatchObject({ standing: "reported" });
  expect(findCommonReading([unknown, reported])).toBe(false);
  const undated: Warning = {
    text: "Permit needed",
    reading: { standing: "unverified" },
  };
  expect(findCommonReading([undated, unknown])).not.toBe(false);
});
