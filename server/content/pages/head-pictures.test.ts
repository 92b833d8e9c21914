import { expect, test } from "vitest";
import { getCatalogue } from "../catalogue.ts";
import { getIndiaSheet } from "../map/india-sheet.ts";
import { getPlaces } from "../places/read-places.ts";
import { getSearch } from "../search.ts";
import { getStaticPages } from "../static-pages.ts";
import { createPageReaders } from "./page-readers.ts";
import { createTileMaker } from "./tiles.ts";

const clock = () => new Date("2026-11-24T06:00:00Z");
const catalogue = getCatalogue();
const read = createPageReaders({
  catalogue,
  places: getPlaces(),
  fixed: getStaticPages(),
  map: getIndiaSheet(),
  search: getSearch(),
  tiles: createTileMaker(catalogue, clock),
  clock,
});

test("a page whose picture has been made has it in its head", () => {
  const without = (["attraction", "experience", "festival", "theme", "destination"] as const)
    .flatMap((kind) => {
      const list = kind === "destination" ? catalogue.destinations : catalogue[`${kind}s`];
      return list.map(({ slug, picture }) => ({ kind, slug, picture }));
    })
    .filter(({ picture }) => catalogue.findPicture(picture))
    .filter(({ kind, slug, picture }) => read[kind](slug)?.picture?.slug !== picture);
  expect(without).toEqual([]);
});
