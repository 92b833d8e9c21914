import { expect, test } from "vitest";
import { getCatalogue } from "../catalogue.ts";
import { getIndiaSheet } from "../map/india-sheet.ts";
import { listFacts } from "../places/list-facts.ts";
import { listSightsWithPages } from "../places/page-of-sight.ts";
import { getPlaces } from "../places/read-places.ts";
import { getSearch } from "../search.ts";
import { getStaticPages } from "../static-pages.ts";
import { readKnowledgePage } from "./knowledge-page.ts";
import { readSightPage } from "./sight-page.ts";
import { createTileMaker } from "./tiles.ts";

const clock = () => new Date("2026-11-24T06:00:00Z");
const catalogue = getCatalogue();
const source = {
  catalogue,
  places: getPlaces(),
  fixed: getStaticPages(),
  map: getIndiaSheet(),
  search: getSearch(),
  tiles: createTileMaker(catalogue, clock),
  clock,
};

test("a sight without a page of its own has one, with what is near and where it is", () => {
  const page = readSightPage(source, "tagore-hill");
  expect(page).toMatchObject({
    path: "/sights/tagore-hill",
    name: "Tagore Hill",
    town: { name: "Ranchi", to: "/destinations/ranchi" },
    state: { name: "Jharkhand", to: "/east-india/jharkhand" },
    facts: { sight: { id: "tagore-hill" }, sleep: { id: "ranchi" } },
  });
  expect(page?.facts?.sights.length).toBeGreaterThan(2);
  expect(page?.facts?.sights.map(({ id }) => id)).not.toContain("tagore-hill");
  expect(page?.map?.pins.some(({ kind }) => kind === "here")).toBe(true);
});

test("where an attraction's page is about the sight, its address is that page's", () => {
  expect(readSightPage(source, "taj-mahal")).toEqual({ movedTo: "/attractions/taj-mahal" });
  expect(readSightPage(source, "no-such-sight")).toBeNull();
  expect(readSightPage(source, undefined)).toBeNull();
});

test("each sight stands in one page's list, and each of those pages can be read", () => {
  const own = listSightsWithPages(source.places, catalogue);
  expect(own.length).toBeGreaterThan(900);
  for (const [index, { id }] of own.entries())
    if (index % 40 === 0)
      expect(readSightPage(source, id)).toMatchObject({ path: `/sights/${id}` });
});

test("how sure the facts are is counted for each subject", () => {
  const page = readKnowledgePage(source);
  const hours = page.rows.find(({ subject }) => subject === "hours");
  const known = source.places.sights.filter((sight) => sight.hours).length;
  expect((hours?.official ?? 0) + (hours?.reported ?? 0) + (hours?.unverified ?? 0)).toBe(known);
  expect(hours?.official).toBeGreaterThan(0);
  const sumOf = (counts: { official: number; reported: number; unverified: number }) =>
    counts.official + counts.reported + counts.unverified;
  const rows = page.rows.reduce((sum, row) => sum + sumOf(row), 0);
  expect(sumOf(page.all)).toBe(listFacts(source.places).length);
  expect(sumOf(page.all)).toBeGreaterThan(rows);
});
