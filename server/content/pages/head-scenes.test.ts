import { expect, test } from "vitest";
import { getCatalogue } from "../catalogue.ts";
import { getHandbook } from "../handbook/read-handbook.ts";
import { readHeadScene, scenePageOf } from "./head-scenes.ts";

const catalogue = getCatalogue();
const lists = [
  "attractions",
  "experiences",
  "festivals",
  "themes",
  "blogs",
  "gallery",
  "journeys",
  "handbook",
  "treks",
  "handbook/before-you-go",
  "handbook/season-and-calendar",
  "handbook/safe-and-at-ease",
  "handbook/manners-and-law",
  "handbook/day-by-day",
  "faqs",
  "privacy",
  "terms",
] as const;

test("the head of a list has a night of its own, no word behind it, and no region's or the home page's scene", () => {
  const shown = ["india", ...catalogue.regions.map(({ picture }) => picture)];
  const scenes = lists.map((list) => readHeadScene({ catalogue }, list));
  for (const scene of scenes) {
    expect(scene?.layers?.night?.length, scene?.slug).toBeGreaterThan(0);
    expect(scene?.layers?.outline).toBeUndefined();
    expect(shown).not.toContain(scene?.slug);
  }
  expect(new Set(scenes.map((scene) => scene?.slug)).size).toBe(lists.length);
});

test("contact keeps the office's corner of the country", () => {
  expect(readHeadScene({ catalogue }, "contact")?.slug).toBe("region-east-india");
});

test("each part of the handbook has a scene of its own, with a night", () => {
  const parts = getHandbook(undefined).groups.map(({ slug }) => scenePageOf(slug));
  expect(parts).not.toContain("handbook");
  const shown = parts.map((part) => readHeadScene({ catalogue }, part));
  expect(new Set(shown.map((scene) => scene?.slug)).size).toBe(parts.length);
  for (const scene of shown) expect(scene?.layers?.night, scene?.slug).toBeDefined();
});
