import { expect, test } from "vitest";
import { getCatalogue } from "./catalogue.ts";
import { createPageQueries } from "./page-queries.ts";
import { listAddresses } from "./sitemap.ts";

const read = createPageQueries(getCatalogue());
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
  ["/about?q=agra", ""],
  ["/search", ""],
])("%s is kept as %o", (address, query) => {
  expect(readAddress(address)).toEqual({ query, kept: true });
});

test.each([
  "/attractions?page=6",
  "/attractions?page=02",
  "/festivals?page=x",
  "/experiences?page=",
  "/search?q=agra",
])("%s is kept by nobody", (address) => {
  expect(readAddress(address).kept).toBe(false);
});
