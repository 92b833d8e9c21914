import { describe, expect, it } from "vitest";
import { createCatalogue } from "./catalogue.ts";
import { listRegionStates } from "./region-states.ts";

const catalogue = createCatalogue();

describe("createCatalogue", () => {
  it("reads the four regions in the specification's order, each with its states", () => {
    expect(catalogue.regions.map((region) => region.slug)).toEqual([
      "north-india",
      "west-india",
      "south-india",
      "east-india",
    ]);
    for (const region of catalogue.regions)
      for (const slug of region.states)
        expect(catalogue.find("states", slug)?.region, slug).toBe(region.slug);
  });

  it("counts a region's states as the map colours them", () => {
    for (const region of catalogue.regions) {
      const coloured = catalogue.states.filter((state) => state.region === region.slug);
      expect(listRegionStates(region).toSorted(), region.slug).toEqual(
        coloured.map(({ slug }) => slug).sort(),
      );
    }
  });

  it("holds the counts that the specification fixes", () => {
    expect(catalogue.cities).toHaveLength(37);
    expect(catalogue.themes).toHaveLength(6);
    expect(catalogue.villages).toHaveLength(5);
    expect(catalogue.cards).toHaveLength(30);
  });

  it("finds by slug, and answers null for what is not there", () => {
    expect(catalogue.find("cities", "agra")?.name).toBe("Agra");
    expect(catalogue.find("cities", "atlantis")).toBeNull();
    expect(catalogue.findPicture("no-such-picture")).toBeNull();
  });
});
