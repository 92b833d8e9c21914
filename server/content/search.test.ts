import { describe, expect, it } from "vitest";
import { getCatalogue } from "./catalogue.ts";
import { createSearch } from "./search.ts";

const search = createSearch(getCatalogue());
const first = (query: string) => search.find(query, 5)[0]?.to;

describe("search", () => {
  it.each([
    ["Benares", "/destinations/varanasi"],
    ["Kashi", "/destinations/varanasi"],
    ["Bombay", "/destinations/mumbai"],
    ["Madras", "/destinations/chennai"],
    ["Calcutta", "/destinations/kolkata"],
    ["Pondicherry", "/destinations/puducherry"],
    ["Trivandrum", "/south-india/kerala"],
    ["Simla", "/destinations/shimla"],
    ["Orissa", "/east-india/odisha"],
  ])("knows %s by its other name", (query, address) => {
    expect(first(query)).toBe(address);
  });

  it.each([
    ["varansi", "/destinations/varanasi"],
    ["jaypore", "/destinations/jaipur"],
    ["udaypur", "/destinations/udaipur"],
    ["tajmehal", "/attractions/taj-mahal"],
    ["darjiling", "/destinations/darjeeling"],
    ["rajastan", "/west-india/rajasthan"],
    ["keral", "/south-india/kerala"],
  ])("forgives %s", (query, address) => {
    expect(first(query)).toBe(address);
  });

  it.each([
    ["वाराणसी", "/destinations/varanasi"],
    ["शिमला", "/destinations/shimla"],
    ["राजस्थान", "/west-india/rajasthan"],
    ["जयपुर", "/destinations/jaipur"],
    ["मदुरै", "/destinations/madurai"],
    ["होली", "/festivals/holi"],
    ["गोवा", "/west-india/goa"],
  ])("reads %s", (query, address) => {
    expect(first(query)).toBe(address);
  });

  it("finds every name that the site has by itself", () => {
    for (const entry of search.entries) {
      const found = search.find(entry.name, 6).map((item) => item.to);
      expect(found, entry.name).toContain(entry.to);
    }
  });

  it("answers nothing to nothing, to signs and to nonsense", () => {
    for (const query of ["", "   ", "%%%", "*", "qqqqzzzz"])
      expect(search.find(query, 5)).toEqual([]);
  });

  it("takes less than 50 ms for a keystroke", () => {
    const queries = [
      "v",
      "va",
      "var",
      "vara",
      "varan",
      "beaches in goa",
      "himalaya trek in winter",
    ];
    for (const query of queries) {
      const start = performance.now();
      search.find(query, 8);
      expect(performance.now() - start, query).toBeLessThan(50);
    }
  });
});
