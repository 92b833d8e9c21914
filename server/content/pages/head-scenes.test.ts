import { expect, test } from "vitest";
import { getCatalogue } from "../catalogue.ts";
import { readHeadScene } from "./head-scenes.ts";

const catalogue = getCatalogue();
const lists = ["attractions", "experiences", "festivals", "themes", "blogs", "gallery"] as const;

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

test("journeys and contact have a scene too", () => {
  expect(readHeadScene({ catalogue }, "journeys")?.slug).toBe("collection-by-rail");
  expect(readHeadScene({ catalogue }, "contact")?.alt).toBeTruthy();
});
