import { expect, test } from "vitest";
import { AttractionList, ExperienceList, FestivalList, TrekList } from "#contract/content/lists.ts";
import { getCatalogue } from "./catalogue.ts";
import { listAttractions, listExperiences, listFestivals, listTreks } from "./data-lists.ts";

const source = {
  catalogue: getCatalogue(),
  origin: "http://localhost",
  clock: () => new Date("2026-11-28T06:00:00Z"),
};

test("every fact of a list that programs read carries its standing", () => {
  const attractions = AttractionList.parse(listAttractions(source));
  const facts = attractions.flatMap((item) => Object.values(item.facts ?? {}));
  const told = facts.filter((fact) => fact !== null);
  expect(told.length).toBeGreaterThan(300);
  expect(told.every(({ standing }) => standing)).toBe(true);
  // Both kinds occur: a list in which all are alike would say nothing.
  expect(new Set(told.map(({ standing }) => standing)).size).toBeGreaterThan(1);
  const experiences = ExperienceList.parse(listExperiences(source));
  expect(experiences.every(({ price }) => price.standing)).toBe(true);
  const treks = TrekList.parse(listTreks(source));
  expect(treks.every(({ standing }) => standing)).toBe(true);
});

test("a festival whose day came without an announcement is reckoned, and not provisional", () => {
  const festivals = FestivalList.parse(listFestivals(source));
  const kullu = festivals.find(({ slug }) => slug === "kullu-dussehra");
  const dates = kullu?.dates.filter(({ year }) => year <= 2027);
  expect(dates).toMatchObject([
    { year: 2026, provisional: false, reckoned: true },
    { year: 2027, provisional: true, reckoned: false },
  ]);
});
