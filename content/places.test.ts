import { expect, test } from "vitest";
import { z } from "zod";
import { Attraction, City, DestinationCard, Village } from "#contract/content/content.ts";
import { TabName } from "#contract/content/content-parts.ts";
import { measureDistance } from "#server/content/pages/distance.ts";
import attractionItems from "./attractions.json" with { type: "json" };
import cardItems from "./cards.json" with { type: "json" };
import { isInState } from "./checks/geography.ts";
import cityItems from "./cities.json" with { type: "json" };
import cover from "./cover.json" with { type: "json" };
import stateItems from "./states.json" with { type: "json" };
import villageItems from "./villages.json" with { type: "json" };

const cities = z.array(City).parse(cityItems);
const cards = z.array(DestinationCard).parse(cardItems);
const attractions = z.array(Attraction).parse(attractionItems);
const villages = z.array(Village).parse(villageItems);
const places = [...cities, ...cards, ...attractions];
const named = places.map((place) => [place.picture, place.name, place] as const);
const stateOf = new Map(stateItems.map((state) => [state.slug, state]));

const repeated = (texts: string[]) =>
  texts.filter((text, index, all) => all.indexOf(text) !== index);
const between = (value: number, low: number, high: number) => value >= low && value <= high;

test("there are 37 cities, region by region, 30 cards and at least 30 attractions", () => {
  const expected = { "north-india": 11, "west-india": 9, "south-india": 10, "east-india": 7 };
  expect(cities.map((city) => stateOf.get(city.state)?.region)).toEqual(
    Object.entries(expected).flatMap(([region, count]) =>
      Array.from({ length: count }, () => region),
    ),
  );
  expect(cities).toHaveLength(37);
  expect(cards).toHaveLength(30);
  expect(attractions.length).toBeGreaterThanOrEqual(30);
});

test("every state has three pages of places at least, and every promised sight has one", () => {
  const all = [...places, ...villages];
  for (const { slug } of stateItems)
    expect(all.filter(({ state }) => state === slug).length, slug).toBeGreaterThanOrEqual(3);
  const slugs = new Set(all.map(({ slug }) => slug));
  expect(cover.named.filter((name) => !slugs.has(name))).toEqual([]);
});

test("each tab holds six cards, in the tabs' order", () => {
  expect(cards.map((card) => card.tab)).toEqual(
    TabName.options.flatMap((tab) => Array.from({ length: 6 }, () => tab)),
  );
});

test("slugs are unique in their list, and a card is not one of the cities", () => {
  for (const list of [cities, cards, attractions]) {
    expect(repeated(list.map((item) => item.slug))).toEqual([]);
  }
  expect(repeated([...cities, ...cards].map((item) => item.slug))).toEqual([]);
});

test("no name or alias leads to two places", () => {
  const spellings = places.flatMap((place) =>
    [place.name, ...place.aliases].map((spelling) => spelling.toLowerCase()),
  );
  expect(repeated(spellings)).toEqual([]);
});

test("pictures are named by list and slug; an attraction may share the card of its place or its state's picture", () => {
  for (const city of cities) expect(city.picture).toBe(`city-${city.slug}`);
  for (const card of cards) expect(card.picture).toBe(`card-${card.slug}`);
  const cardOf = new Map(cards.map((card) => [card.picture, card]));
  for (const attraction of attractions) {
    const shared = cardOf.get(attraction.picture);
    if (shared) expect(shared.state, attraction.slug).toBe(attraction.state);
    else if (attraction.picture.startsWith("state-"))
      expect(attraction.picture).toBe(`state-${attraction.state}`);
    else expect(attraction.picture).toBe(`attraction-${attraction.slug}`);
  }
});

test.each(named)("%s (%s) is described in 45 to 200 words, as the place asks", (_, __, place) => {
  const words = place.description.trim().split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(45);
  expect(words).toBeLessThanOrEqual(200);
});

test("length follows the place: some are told in few words, some at length", () => {
  const told = [...places, ...attractions].map(
    ({ description }) => description.split(/\s+/).length,
  );
  expect(told.filter((words) => words < 80).length).toBeGreaterThanOrEqual(35);
  expect(told.filter((words) => words > 150).length).toBeGreaterThanOrEqual(25);
});

test("no tagline, description or caution serves two places", () => {
  for (const field of ["tagline", "description", "caution"] as const) {
    expect(repeated(places.map((place) => place[field].toLowerCase()))).toEqual([]);
  }
});

test("the prose keeps clear of the brochure", () => {
  const cliche =
    /hidden gem|something for everyone|tapestry|bustling|nestled|breathtaking|stunning|vibrant|must-visit|land of contrasts/i;
  for (const place of places) expect(JSON.stringify(place)).not.toMatch(cliche);
});

test.each(named)("%s (%s) lies in the state it names", (_, __, place) => {
  expect(isInState(place.state, place.coordinates)).toBe(true);
});

test("an attraction's city exists and is within 100 km", () => {
  const cityOf = new Map(cities.map((city) => [city.slug, city.coordinates]));
  for (const { slug, city, coordinates } of attractions) {
    if (city === null) continue;
    const from = cityOf.get(city);
    expect(from, slug).toBeDefined();
    if (from) expect(measureDistance(from, coordinates), slug).toBeLessThan(100);
  }
});

test("nightly prices lie between 1,700 and 7,200 rupees, no two alike within a tab", () => {
  for (const { slug, nightlyPrice } of cards) {
    expect(between(nightlyPrice, 1700, 7200), slug).toBe(true);
  }
  for (const tab of TabName.options) {
    const prices = cards.filter((card) => card.tab === tab).map((card) => card.nightlyPrice);
    expect(new Set(prices).size, tab).toBe(6);
  }
});

test("a city's best months are its season's, and no city is best all year", () => {
  for (const { slug, bestMonths, season } of cities) {
    for (const [index, { score }] of season.entries()) {
      const isBest = bestMonths.includes(index + 1);
      expect(isBest ? score >= 4 : score <= 4, `${slug}, month ${index + 1}`).toBe(true);
    }
    expect(Math.min(...season.map(({ score }) => score)), slug).toBeLessThanOrEqual(3);
  }
  const reasons = cities.flatMap((city) => city.season.map(({ reason }) => reason.toLowerCase()));
  expect(repeated(reasons)).toEqual([]);
});

test("temperatures turn with the year: highs above lows, no leap between months", () => {
  for (const { slug, temperatures } of cities) {
    for (const [index, [high, low]] of temperatures.entries()) {
      const [nextHigh, nextLow] = temperatures[(index + 1) % 12] ?? [Number.NaN, Number.NaN];
      const where = `${slug}, month ${index + 1}`;
      expect(high, where).toBeGreaterThan(low);
      expect(between(low, -20, 30) && between(high, -5, 43), where).toBe(true);
      expect(Math.max(Math.abs(nextHigh - high), Math.abs(nextLow - low)), where).toBeLessThan(9);
    }
  }
});

test("months are named once, stays run from short to long, airports carry their code", () => {
  for (const place of places) {
    expect(new Set(place.bestMonths).size, place.slug).toBe(place.bestMonths.length);
    expect(place.days[0], place.slug).toBeLessThanOrEqual(place.days[1]);
  }
  for (const { slug, reach } of [...cities, ...cards]) {
    expect(reach.air, slug).toMatch(/\([A-Z]{3}\)/);
  }
});
