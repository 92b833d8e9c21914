import { expect, test } from "vitest";
import { getCatalogue } from "../catalogue.ts";
import { getHandbook } from "../handbook/read-handbook.ts";
import { getIndiaSheet } from "../map/india-sheet.ts";
import { getPlaces } from "../places/read-places.ts";
import { getSearch } from "../search.ts";
import { getStaticPages } from "../static-pages.ts";
import { createPageReaders } from "./page-readers.ts";
import { createTileMaker } from "./tiles.ts";

const clock = () => new Date("2026-11-24T06:00:00Z");
const catalogue = getCatalogue();
const readers = createPageReaders({
  catalogue,
  places: getPlaces(),
  fixed: getStaticPages(),
  map: getIndiaSheet(),
  search: getSearch(),
  tiles: createTileMaker(catalogue, clock),
  clock,
});

/** What a page shows as read on a day without saying how far it can be trusted: where in its data. */
function listBare(value: unknown, at: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { checked } = value as { checked?: unknown };
  const bare = typeof checked === "string" && !("standing" in value) ? [at] : [];
  return [
    ...bare,
    ...Object.entries(value).flatMap(([key, inner]) => listBare(inner, `${at}.${key}`)),
  ];
}

const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);

/** A list page by page, until there is no more. */
function listWhole(read: (asked: URLSearchParams) => unknown): unknown[] {
  const pages: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const shown = read(new URLSearchParams({ page: String(page) }));
    if (shown === null || page > 100) return pages;
    pages.push(shown);
  }
}

test("no page shows a fact as read on a day without its standing", () => {
  const pages = new Map<string, unknown>([
    ...catalogue.states.map(
      ({ slug, region }) => [`states/${slug}`, readers.state(region, slug)] as const,
    ),
    ...catalogue.states.map(
      ({ slug, region }) => [`states/${slug}/sights`, readers.stateSights(region, slug)] as const,
    ),
    ...slugs(catalogue.destinations).map(
      (slug) => [`destinations/${slug}`, readers.destination(slug)] as const,
    ),
    ...slugs(catalogue.attractions).map(
      (slug) => [`attractions/${slug}`, readers.attraction(slug)] as const,
    ),
    ...slugs(catalogue.experiences).map(
      (slug) => [`experiences/${slug}`, readers.experience(slug)] as const,
    ),
    ...slugs(catalogue.festivals).map(
      (slug) => [`festivals/${slug}`, readers.festival(slug)] as const,
    ),
    ...slugs(catalogue.treks).map((slug) => [`treks/${slug}`, readers.trek(slug)] as const),
    ...slugs(getHandbook().pages).map(
      (slug) => [`handbook/${slug}`, readers.handbookPage(slug)] as const,
    ),
    ...getPlaces().sights.map(({ id }) => [`sights/${id}`, readers.sight(id)] as const),
    ...slugs(catalogue.regions).map((slug) => [`regions/${slug}`, readers.region(slug)] as const),
    ...slugs(catalogue.themes).map((slug) => [`themes/${slug}`, readers.theme(slug)] as const),
    ...(["attractions", "experiences", "festivals", "treks"] as const).flatMap((list) =>
      listWhole((asked) => readers[list](asked)).map(
        (page, index) => [`${list}?page=${index + 1}`, page] as const,
      ),
    ),
    ["home", readers.home()],
    ["map", readers.indiaMap()],
    ["how-we-know", readers.howWeKnow()],
    ["search", readers.search("permit")],
    ["faqs", readers.faqs()],
  ]);
  expect(pages.size).toBeGreaterThan(1000);
  expect([...pages].flatMap(([name, page]) => listBare(page, name))).toEqual([]);
}, 90_000);

test("a state's permits and the way to take part say who says so, or that nobody does", () => {
  expect(readers.state("north-india", "delhi")?.permits.reading).toBeNull();
  expect(readers.state("east-india", "jharkhand")?.permits).toHaveProperty("reading");
  for (const slug of slugs(catalogue.festivals))
    expect(readers.festival(slug)?.takePart, slug).toHaveProperty("reading");
});
