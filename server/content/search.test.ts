import { describe, expect, it } from "vitest";
import { findEntries } from "#contract/content/search.ts";
import { slowOr } from "#tests/setup/slow-or.ts";
import { findLeast, measureProcessorMs } from "#tests/setup/stopwatch.ts";
import { getHandbook } from "./handbook/read-handbook.ts";
import { getPlaces } from "./places/read-places.ts";
import { getSearch } from "./search.ts";

const search = getSearch();
const first = (query: string) => search.find(query, 5)[0]?.to;

describe("search", () => {
  it.each([
    ["Benares", "/destinations/varanasi"],
    ["Kashi", "/destinations/varanasi"],
    ["Kasi", "/destinations/varanasi"],
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
    ["jaiselmer", "/destinations/jaisalmer"],
    ["taj mahl", "/attractions/taj-mahal"],
    ["amristar", "/destinations/amritsar"],
    ["udiapur", "/destinations/udaipur"],
    ["mumbay", "/destinations/mumbai"],
    ["hydrabad", "/destinations/hyderabad"],
    ["manaali", "/destinations/manali"],
    ["puna", "/west-india/maharashtra/sights#pune"],
    ["goaa", "/west-india/goa"],
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
    ["Belur", "/sights/belur-chennakesava"],
    ["Lamayuru", "/sights/lamayuru"],
    ["Chikkamagaluru", "/south-india/karnataka/sights#chikkamagaluru"],
  ])("finds %s, which has no page of its own", (query, address) => {
    expect(first(query)).toBe(address);
  });

  it("finds every sight of the planner somewhere", () => {
    const names = new Set(search.entries.map(({ name }) => name));
    const { sights } = getPlaces();
    const pages = new Set(search.entries.map(({ to }) => to));
    const lost = sights.filter(
      ({ id, name, page }) =>
        !names.has(name) && !page && ![...pages].some((to) => to.endsWith(`#${id}`)),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
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
    const step = slowOr(1, 6);
    for (const [index, entry] of search.entries.entries()) {
      if (index % step !== 0) continue;
      const found = search.find(entry.name, 6).map((item) => item.to);
      expect(found, entry.name).toContain(entry.to);
    }
  }, 90_000);

  it.each([
    ["wheelchair", "step"],
    ["step free temples", "step"],
    ["february", "m2"],
    ["where to go in feb", "m2"],
    ["with kids", "kids"],
    ["family with kids", "kids"],
    ["free entry", "free"],
    ["closed monday", "closed0"],
    ["closed on Fridays", "closed4"],
    ["open on tuesday", "open1"],
    ["open at night", "late"],
  ])("answers %s by facts", (query, mark) => {
    const found = search.find(query, 6);
    expect(found).toHaveLength(6);
    for (const entry of found) {
      expect(entry.marks?.split(" "), `${query}: ${entry.name}`).toContain(mark);
      expect(entry.place, entry.name).not.toBe("");
    }
  });

  it("answers a need in a place, and several at once", () => {
    const delhi = search.find("free entry delhi", 4);
    expect(delhi.every(({ place }) => place.includes("Delhi"))).toBe(true);
    const both = search.find("wheelchair with kids february", 3);
    for (const { marks } of both)
      expect(marks?.split(" ")).toEqual(expect.arrayContaining(["step", "kids", "m2"]));
  });

  it("knows by India's clock what is open", () => {
    const byAddress = new Map(search.entries.map((entry) => [entry.to, entry]));
    const find = (time: string) =>
      findEntries({ search: () => [] }, byAddress, "open now", 400, new Date(`${time}+05:30`));
    const museum = search.entries.find(({ name }) => name === "National Museum");
    expect(museum?.marks).toContain("closed0");
    expect(find("2026-11-24T11:00")).toContain(museum);
    expect(find("2026-11-23T11:00")).not.toContain(museum);
    expect(find("2026-11-24T23:00")).not.toContain(museum);
  });

  it("answers nothing to nothing, to signs and to nonsense", () => {
    for (const query of ["", "   ", "%%%", "*", "qqqqzzzz"])
      expect(search.find(query, 5)).toEqual([]);
  });

  it.each(["zzzzqq", "zzzz", "xxxx", "qqq", "jjj", "kkkk", "aaaaaa", "test", "qwe", "xkp"])(
    "finds nothing in %s, which only collapses into a name or is a letter off one",
    (query) => {
      expect(search.find(query, 5)).toEqual([]);
    },
  );

  it("finds by what a word means beside one that means nothing", () => {
    expect(search.find("goa zzzzqq", 5).map(({ to }) => to)).toContain("/west-india/goa");
  });

  it("takes less than 50 ms of the processor for a keystroke", async () => {
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
      const find = () => measureProcessorMs(() => search.find(query, 8));
      expect(await findLeast(find, { tries: 5, enough: 50 }), query).toBeLessThan(50);
    }
  });
});

describe("questions and needs", () => {
  const found = (query: string) => search.find(query, 6).map(({ to }) => to);

  it.each([
    ["how much does it cost", "/plan", "/faqs", "/handbook/budget-by-day"],
    ["Kitna kharcha hoga", "/plan", "/faqs", "/handbook/budget-by-day"],
    ["what does a trip cost", "/plan", "/faqs", "/handbook/budget-by-day"],
    ["cancel my trip", "/my-trips", "/contact"],
  ])("%s is answered by %s and %s, and by nothing that only sounds like it", (query, ...pages) => {
    expect(found(query)).toEqual(pages);
  });

  it.each([
    ["Reise nach Indien", "/plan"],
    ["plan a trip", "/plan"],
    ["honeymoon", "/plan"],
    ["do I need a visa", "/handbook/visa-and-e-visa"],
    ["is it safe", "/handbook/safety-and-emergency-numbers"],
    ["when to go", "/faqs"],
    ["best time to visit Ladakh", "/faqs"],
    ["my trips", "/my-trips"],
    ["gallery", "/gallery"],
    ["reviews", "/blogs"],
    ["themes", "/themes"],
  ])("%s leads to %s", (query, page) => {
    expect(found(query)[0]).toBe(page);
  });

  it.each([
    ["SIM", "sim-and-esim"],
    ["women", "women-travelling"],
    ["drone", "photography-and-drones"],
    ["liquor", "alcohol-by-state"],
    ["smog", "air-quality"],
    ["scam", "prepaid-taxis-and-cheats"],
    ["air quality", "air-quality"],
    ["Kumbh", "festivals-and-holidays"],
    ["visa", "visa-and-e-visa"],
    ["permit", "registration-and-permits"],
    ["tatkal", "trains"],
    ["toilets", "laundry-plugs-and-luggage"],
    ["112", "safety-and-emergency-numbers"],
    ["uber", "cars-and-taxis"],
    ["vegan food", "food-and-diets"],
  ])("%s means the handbook's page %s", (query, slug) => {
    expect(found(query)[0]).toBe(`/handbook/${slug}`);
  });

  it("a place whose name holds a word of the handbook is still found first", () => {
    expect(found("Sim's Park")[0]).toBe("/sights/sims-park");
    expect(found("Kumbhalgarh")[0]).toContain("#kumbhalgarh");
  });

  it("every word of the handbook's index leads to its page", { timeout: 60_000 }, () => {
    for (const { slug, words } of getHandbook().pages)
      for (const word of slowOr(words, words.slice(0, 2)))
        expect(found(word), word).toContain(`/handbook/${slug}`);
  });

  it("a place that a question names stands beside the answer", () => {
    expect(found("best time to visit Ladakh")).toContain("/north-india/ladakh");
    expect(found("hotel prices in Jaipur")).toContain("/destinations/jaipur");
  });

  it.each(["bachho ke saath", "bachchon ke saath", "mit Kindern"])(
    "%s asks for what suits children",
    (query) => {
      expect(found(query)).toEqual(found("with kids"));
    },
  );
});
