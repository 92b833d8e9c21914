import { expect, test } from "vitest";
import { z } from "zod";
import { Region, State, Theme, Village } from "#contract/content/content.ts";
import attractionItems from "./attractions.json" with { type: "json" };
import cardItems from "./cards.json" with { type: "json" };
import { isInState } from "./checks/geography.ts";
import cityItems from "./cities.json" with { type: "json" };
import experienceItems from "./experiences.json" with { type: "json" };
import festivalItems from "./festivals.json" with { type: "json" };
import regionItems from "./regions.json" with { type: "json" };
import stateItems from "./states.json" with { type: "json" };
import themeItems from "./themes.json" with { type: "json" };
import villageItems from "./villages.json" with { type: "json" };

const regions = z.array(Region).parse(regionItems);
const states = z.array(State).parse(stateItems);
const themes = z.array(Theme).parse(themeItems);
const villages = z.array(Village).parse(villageItems);

/** Section 3 of the specification, in its order and spelling. */
const specified = {
  "North India": [
    "Delhi",
    "Haryana",
    "Punjab",
    "Uttarakhand",
    "Uttar Pradesh",
    "Himachal Pradesh",
    "Jammu and Kashmir",
    "Ladakh",
    "Chandigarh",
  ],
  "West India": [
    "Rajasthan",
    "Gujarat",
    "Maharashtra",
    "Goa",
    "Dadra and Nagar Haveli and Daman and Diu",
  ],
  "South India": [
    "Andhra Pradesh",
    "Karnataka",
    "Kerala",
    "Tamil Nadu",
    "Telangana",
    "Puducherry",
    "Lakshadweep",
  ],
  "East India": [
    "West Bengal",
    "Bihar",
    "Jharkhand",
    "Odisha",
    "Andaman and Nicobar Islands",
    "Sikkim",
    "Arunachal Pradesh",
    "Assam",
    "Manipur",
    "Meghalaya",
    "Mizoram",
    "Nagaland",
    "Tripura",
  ],
};

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");
const countWords = (text: string) => text.trim().split(/\s+/).length;
const described = [...regions, ...states, ...themes, ...villages];

test("the four regions hold the specification's 34 names, in its order", () => {
  const nameOf = new Map(states.map((state) => [state.slug, state.name]));
  expect(
    regions.map((region) => [region.name, region.states.map((slug) => nameOf.get(slug))]),
  ).toEqual(Object.entries(specified));
  expect(states.slice(0, 34).map((state) => state.name)).toEqual(Object.values(specified).flat());
});

test("Madhya Pradesh and Chhattisgarh follow, each beside the region nearest to it", () => {
  expect(states.slice(34).map((state) => state.name)).toEqual(["Madhya Pradesh", "Chhattisgarh"]);
  expect(regions.map((region) => region.beside)).toEqual([
    [],
    ["madhya-pradesh"],
    [],
    ["chhattisgarh"],
  ]);
});

test("every state stands in the region that lists it, under the slug of its name", () => {
  for (const region of regions) {
    const members = states.filter((state) => state.region === region.slug);
    expect(members.map((state) => state.slug)).toEqual([...region.states, ...region.beside]);
  }
  for (const { slug, name } of [...regions, ...states, ...villages]) {
    expect(slug).toBe(slugOf(name));
  }
});

test("there are all 28 states and all eight union territories", () => {
  expect(states.filter((state) => state.kind === "state")).toHaveLength(28);
  expect(
    states.filter((state) => state.kind === "union territory").map((state) => state.name),
  ).toEqual([
    "Delhi",
    "Jammu and Kashmir",
    "Ladakh",
    "Chandigarh",
    "Dadra and Nagar Haveli and Daman and Diu",
    "Puducherry",
    "Lakshadweep",
    "Andaman and Nicobar Islands",
  ]);
});

test("the six themes and five villages are the specification's, in its order", () => {
  expect(themes.map((theme) => theme.name)).toEqual([
    "Fairs & Festivals",
    "India Wildlife",
    "Hill Stations",
    "Pilgrimages",
    "Yoga & Ayurveda",
    "Himalayas",
  ]);
  expect(villages.map((village) => village.name)).toEqual([
    "Dawar",
    "Sarmoli",
    "Reiek",
    "Kanthalloor",
    "Madla",
  ]);
});

test("no slug is used twice within a list", () => {
  for (const list of [regions, states, themes, villages]) {
    expect(new Set(list.map((item) => item.slug)).size).toBe(list.length);
  }
});

test("every picture is named after its list and slug", () => {
  const lists = { region: regions, state: states, theme: themes, village: villages };
  for (const [prefix, list] of Object.entries(lists)) {
    for (const item of list) expect(item.picture).toBe(`${prefix}-${item.slug}`);
  }
});

test.each(described.map((item) => [item.name, item] as const))(
  "%s is described in 45 to 200 words, as the place asks",
  (_, item) => {
    const words = countWords(item.description);
    expect(words).toBeGreaterThanOrEqual(45);
    expect(words).toBeLessThanOrEqual(200);
  },
);

test.each(states.map((state) => [state.name, state] as const))(
  "the label point of %s lies inside it",
  (_, { slug, coordinates }) => {
    expect(isInState(slug, coordinates)).toBe(true);
  },
);

test.each(villages.map((village) => [village.name, village] as const))(
  "%s lies inside the state it names",
  (_, { state, coordinates }) => {
    expect(states.some(({ slug }) => slug === state)).toBe(true);
    expect(isInState(state, coordinates)).toBe(true);
  },
);

test("best months are in the year's order, each once", () => {
  for (const { bestMonths } of [...themes, ...villages]) {
    expect(bestMonths).toEqual([...new Set(bestMonths)].sort((a, b) => a - b));
  }
});

test("a stay has its shorter length first", () => {
  for (const { days } of villages) expect(days[0]).toBeLessThanOrEqual(days[1]);
});

test("each season strip has a month to go and a month to think twice", () => {
  for (const state of states) {
    const scores = state.season.map((month) => month.score);
    expect(Math.max(...scores), state.name).toBeGreaterThanOrEqual(4);
    expect(Math.min(...scores), state.name).toBeLessThanOrEqual(2);
  }
});

test("no reason, tagline or caution serves two places", () => {
  const texts = [
    ...states.flatMap((state) => state.season.map((month) => month.reason)),
    ...described.map((item) => item.tagline),
    ...[...states, ...villages].map((item) => item.caution),
  ].map((text) => text.toLowerCase());
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test("the prose keeps clear of the brochure", () => {
  const cliche =
    /hidden gem|something for everyone|tapestry|bustling|nestled|breathtaking|must-visit|land of contrasts|paradise/i;
  for (const item of described) expect(JSON.stringify(item)).not.toMatch(cliche);
});

test("theme leads name things that exist, each once", () => {
  const lists: Record<string, { slug: string }[]> = {
    state: states,
    village: villages,
    city: cityItems,
    card: cardItems,
    attraction: attractionItems,
    experience: experienceItems,
    festival: festivalItems,
  };
  const known = new Set(
    Object.entries(lists).flatMap(([list, items]) => items.map(({ slug }) => `${list}:${slug}`)),
  );
  for (const theme of themes) {
    expect(theme.leads.filter((lead) => !known.has(lead))).toEqual([]);
    expect(new Set(theme.leads).size).toBe(theme.leads.length);
  }
});

test("a permit says a day of reading only with what was read, and no phrase does for all", () => {
  for (const { slug, permits } of states) {
    expect(permits.source ?? "", slug).not.toMatch(/no office|general rules of travel/i);
    expect(permits.text, slug).not.toMatch(/^None for|rules change/i);
  }
  expect(states.filter(({ permits }) => permits.unverified).length).toBeGreaterThanOrEqual(15);
  const sentences = states.flatMap(({ permits }) => permits.text.split(/(?<=\.)\s+/));
  expect(new Set(sentences).size).toBe(sentences.length);
});
