import { describe, expect, it } from "vitest";
import { getCatalogue } from "../catalogue.ts";
import { findPlaceFacts, findPlannedId } from "./place-facts.ts";
import { getPlaces } from "./read-places.ts";

const catalogue = getCatalogue();
const places = getPlaces();
const read = (list: "cities" | "attractions" | "cards", page: string) => {
  const subject = catalogue.find(list, page.split(":")[1] ?? "");
  if (!subject) throw new Error(`no page ${page}`);
  return findPlaceFacts(places, catalogue, page, subject);
};

describe("what a page knows of its place", () => {
  it("tells an attraction's own sight, and where one sleeps for it", () => {
    const facts = read("attractions", "attraction:amber-fort");
    expect(facts?.sight).toMatchObject({ id: "amber-fort", from: { by: "road" } });
    expect(facts?.hours[facts.sight?.hours ?? -1]?.seasons).toHaveLength(1);
    expect(facts?.sleep).toMatchObject({ id: "jaipur", to: "/destinations/jaipur" });
    expect(facts?.sights).toEqual([]);
    expect(facts?.base).toBeNull();
  });

  it("tells a town's sights best first, its areas and the ways there", () => {
    const facts = read("cities", "city:jaipur");
    expect(facts?.sight).toBeNull();
    expect(facts?.sights.length).toBeGreaterThan(5);
    expect(facts?.sights[0]?.id).toBe("amber-fort");
    expect(facts?.sights[0]?.to).toBe("/attractions/amber-fort");
    expect(facts?.base?.areas.length).toBeGreaterThan(1);
    const ways = facts?.base?.ways ?? [];
    const overLand = ways
      .filter(({ mode }) => mode !== "flight")
      .map(({ minutes }) => minutes.usual);
    expect(overLand.length).toBeGreaterThan(2);
    expect(overLand).toEqual([...overLand].sort((a, b) => a - b));
    expect(ways.length - overLand.length).toBeLessThanOrEqual(2);
  });

  it("writes hours that sights share once", () => {
    const { sights, hours } = read("cities", "city:delhi") ?? { sights: [], hours: [] };
    expect(new Set(hours.map((item) => JSON.stringify(item))).size).toBe(hours.length);
    expect(hours.length).toBeLessThan(sights.length);
  });

  it("says a day of checking only where somebody checked", () => {
    for (const sight of places.sights.filter((item) => item.page?.startsWith("attraction:"))) {
      const told = read("attractions", sight.page ?? "")?.sight;
      if (told?.id !== sight.id) continue;
      const own = sight.fee?.source ?? (sight.fee?.unverified ? null : sight.source) ?? null;
      expect(told.checked.fee?.source ?? null, sight.id).toBe(own);
    }
  });

  it("knows nothing of what lies far from every base", () => {
    const nowhere = { name: "Nowhere", coordinates: { lon: 93.9, lat: 7.0 } };
    expect(findPlaceFacts(places, catalogue, "attraction:nowhere", nowhere)).toBeNull();
  });

  it("names an attraction by the id that its own page's heart has", () => {
    for (const item of catalogue.attractions) {
      const page = `attraction:${item.slug}`;
      const facts = findPlaceFacts(places, catalogue, page, item);
      const known = facts?.base ?? facts?.sight;
      expect(findPlannedId(places, page, item.name), page).toBe(known?.id ?? null);
    }
    expect(findPlannedId(places, "attraction:amber-fort", "Amber Fort")).toBe("amber-fort");
    expect(findPlannedId(places, "attraction:nowhere", "Nowhere")).toBeNull();
  });
});
