import { expect, it } from "vitest";
import { getCatalogue } from "../catalogue.ts";
import { getPlaces } from "./read-places.ts";
import { findStateSights } from "./state-sights.ts";

const places = getPlaces();
const catalogue = getCatalogue();
const pages = catalogue.states.map(
  ({ slug }) => [slug, findStateSights(places, catalogue, slug)] as const,
);

it("tells every sight around a town without a page once, in its own state", () => {
  const told = pages.flatMap(([, page]) =>
    (page?.towns ?? []).flatMap(({ id, sights }) => sights.map((sight) => `${id} ${sight.id}`)),
  );
  const bases = new Map(places.bases.map((base) => [base.id, base]));
  const wanted = places.sights
    .filter(({ base }) => !bases.get(base)?.page)
    .map(({ id, base }) => `${base} ${id}`);
  expect(told.sort()).toEqual(wanted.sort());
});

it("names the towns that have pages with their addresses, and is none where all towns have one", () => {
  const karnataka = findStateSights(places, catalogue, "karnataka");
  expect(karnataka?.paged).toContainEqual(
    expect.objectContaining({ name: "Badami", to: "/attractions/badami" }),
  );
  for (const [slug, page] of pages) {
    const own = places.bases.filter(({ state }) => state === slug);
    const towns = own.filter(
      ({ page: at, id }) => !at && places.sights.some(({ base }) => base === id),
    );
    expect(page?.towns.length ?? 0, slug).toBe(towns.length);
    for (const { sights } of page?.towns ?? [])
      for (const { hours } of sights) if (hours !== null) expect(page?.hours[hours]).toBeDefined();
  }
});
