import { expect, test } from "vitest";
import { getCatalogue } from "./catalogue.ts";
import { createPageQueries } from "./page-queries.ts";
import { getPlaces } from "./places/read-places.ts";
import { listAddresses } from "./sitemap.ts";

const read = createPageQueries(getCatalogue(), getPlaces(), () => new Date("2026-11-22T06:00:00Z"));
const readAddress = (address: string) => {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  return read(pathname, searchParams);
};

test("what the sitemap lists is a page of its own", () => {
  for (const address of listAddresses(getCatalogue())) {
    const { pathname, search } = new URL(address, "http://localhost");
    expect(readAddress(pathname + search)).toEqual({ query: search, kept: true });
  }
});

test.each([
  ["/attractions?page=1", ""],
  ["/about?page=2", ""],
  ["/?tab=Pilgrimage&utm_source=elsewhere", "?tab=Pilgrimage"],
  ["/?tab=nonsense", ""],
  ["/blogs?tab=guides", "?tab=guides"],
  ["/blogs?tab=reviews", ""],
  ["/attractions?region=&month=11&interest=&access=&days=", "?month=11"],
  ["/attractions?month=13&region=atlantis", ""],
  ["/festivals?month=11&days=1", "?month=11"],
  ["/attractions?region=north-india&page=2", "?region=north-india&page=2"],
  ["/about?q=agra", ""],
  ["/search", ""],
  ["/trip/page?from=mail", ""],
  ["/destinations/leh?altitude=below-2500&region=north-india", ""],
  ["/destinations/leh?permit=none&page=2", "?permit=none"],
  ["/east-india/arunachal-pradesh/sights?month=1", "?month=1"],
  ["/north-india/arunachal-pradesh/sights?month=1", ""],
  ["/festivals/holi?month=1", ""],
])("%s is kept as %o", (address, query) => {
  expect(readAddress(address)).toEqual({ query, kept: true });
});

test.each([
  "/attractions?page=60",
  "/attractions?page=02",
  "/festivals?page=x",
  "/experiences?page=",
  "/search?q=agra",
  "/trip/aQ3c",
  "/attractions?month=11&region=north-india",
  "/attractions?region=north-india&page=9",
  "/destinations/leh?permit=none&access=step-free",
  "/east-india/arunachal-pradesh/sights?month=1&booking=none",
])("%s is kept by nobody", (address) => {
  expect(readAddress(address).kept).toBe(false);
});
