import { describe, expect, test } from "vitest";
import { nameTitle } from "#app/site/page-meta.ts";
import { getCatalogue } from "../catalogue.ts";
import { listTreks } from "../data-lists.ts";
import { createPageQueries } from "../page-queries.ts";
import { readTrekList } from "../pages/list-pages.ts";
import type { PageSource } from "../pages/page-source.ts";
import { readStatePage } from "../pages/state-page.ts";
import { createTileMaker } from "../pages/tiles.ts";
import { getPlaces } from "../places/read-places.ts";
import { getSearch } from "../search.ts";
import { listAddresses } from "../sitemap.ts";
import { readCourse } from "./trek-course.ts";
import { readTrekPage } from "./trek-pages.ts";

const catalogue = getCatalogue();
const clock = () => new Date("2026-11-24T06:00:00Z");
const source = {
  catalogue,
  places: getPlaces(),
  tiles: createTileMaker(catalogue, clock),
  clock,
} as PageSource;
const list = (query: string) => {
  const page = readTrekList(source, new URLSearchParams(query));
  if (!page) throw new Error(query);
  return page;
};

describe("the list", () => {
  test("is narrowed by state, month, grade and height, each with its names and counts", () => {
    const { options, names, total } = list("");
    expect(total).toBe(catalogue.treks.length);
    expect(options.grade.map(({ value }) => value)).toEqual([
      "easy",
      "moderate",
      "hard",
      "very-hard",
    ]);
    expect(options.altitude.map(({ value }) => value)).toEqual([
      "below-2500",
      "below-3500",
      "below-4500",
    ]);
    expect(names?.["jammu-and-kashmir"]).toBe("Jammu and Kashmir");
    for (const { value, count } of options.state)
      expect(list(`state=${value}`).found, value).toBe(count);
  });

  test("January below 3,500 m without a permit leaves low hills, and no frozen river", () => {
    const { items, pages } = list("month=1&altitude=below-3500&permit=none");
    expect(pages).toBeGreaterThan(0);
    for (const { highest, months } of items) {
      expect(highest).toBeLessThan(3500);
      expect(months).toContain(1);
    }
  });

  test("a page beyond the last is none, and an address without a script is one of its own", () => {
    expect(readTrekList(source, new URLSearchParams("page=99"))).toBeNull();
    const read = createPageQueries(catalogue, source.places, clock);
    expect(read("/treks", new URLSearchParams("state=kerala&x=1"))).toEqual({
      query: "?state=kerala",
      kept: true,
    });
  });
});

describe("a page", () => {
  test("that there is not is none", () => {
    expect(readTrekPage(source, "atlantis")).toBeNull();
    expect(readTrekPage(source, "__proto__")).toBeNull();
  });

  test.each(catalogue.treks.map(({ slug }) => [slug]))("%s has all that a walker needs", (slug) => {
    const page = readTrekPage(source, slug);
    if (!page) throw new Error(slug);
    expect(nameTitle(`${page.name} trek`).length).toBeLessThanOrEqual(65);
    expect(page.course.days).toHaveLength(catalogue.find("treks", slug)?.days ?? 0);
    expect(page.course.profile.at(-1)?.km).toBeCloseTo(page.course.km, 0);
    expect(page.base?.name).toBeTruthy();
    expect(page.state.to).toBeTruthy();
    for (const { reading, ask } of [page.open, ...page.sides])
      expect(reading !== null || ask.length > 0).toBe(true);
    expect(page.map.pins.length).toBeGreaterThan(0);
  });

  test("a night that is much higher than the one before is marked, a low or small step is not", () => {
    const quick = (slug: string) => readTrekPage(source, slug)?.course.days.map((day) => day.quick);
    expect(quick("dzongri")).toEqual([null, null, 1030, null, null]);
    expect(quick("kumara-parvatha")).toEqual([null, null]);
  });

  test("kilometres add up to tenths, without a computer's remainders", () => {
    const { days } = readCourse({
      start: { name: "A", altitude: 100 },
      stages: [0.1, 0.2, 0.4].map((km) => ({
        to: { name: "B", altitude: 200 },
        km: km + 1,
        hours: [1, 2],
        night: "tent",
      })),
    });
    expect(days.map(({ until }) => until)).toEqual([1.1, 2.3, 3.7]);
  });
});

test("each has its address in the sitemap, its entry in the search and its row in the data", () => {
  const addresses = listAddresses(catalogue);
  const rows = listTreks({ catalogue, origin: "https://example.org", clock });
  for (const { slug, days } of catalogue.treks) {
    expect(addresses).toContain(`/treks/${slug}`);
    expect(rows.find((row) => row.slug === slug)?.days).toBe(days);
  }
  const { find } = getSearch();
  expect(find("kedarkantha", 3)[0]?.to).toBe("/treks/kedarkantha");
  expect(find("frozen river", 3).map(({ to }) => to)).toContain("/treks/chadar");
  expect(find("treks", 3)[0]?.to).toBe("/treks");
});

test("a state's page leads to its treks, one without has none", () => {
  const of = (region: string, slug: string) => readStatePage(source, region, slug)?.treks;
  expect(of("north-india", "uttarakhand")).toContainEqual({
    to: "/treks/kedarkantha",
    name: "Kedarkantha",
  });
  expect(of("north-india", "punjab")).toEqual([]);
});
