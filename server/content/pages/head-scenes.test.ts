import { expect, test } from "vitest";
import { getCatalogue } from "../catalogue.ts";
import { readHeadScene } from "./head-scenes.ts";

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
