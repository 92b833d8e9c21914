import { describe, expect, it } from "vitest";
import type { FilterName } from "#contract/content/list-filters.ts";
import { getCatalogue } from "../catalogue.ts";
import { getIndiaSheet } from "../map/india-sheet.ts";
import { getPlaces } from "../places/read-places.ts";
import { getSearch } from "../search.ts";
import { getStaticPages } from "../static-pages.ts";
import { createPageReaders } from "./page-readers.ts";
import { answerOfSight, findListedSights, narrowSights } from "./sight-filters.ts";
import { createTileMaker } from "./tiles.ts";

const catalogue = getCatalogue();
const places = getPlaces();
const clock = () => new Date("2026-11-22T06:00:00Z");
const readers = createPageReaders({
  catalogue,
  places,
  fixed: getStaticPages(),
  map: getIndiaSheet(),
  search: getSearch(),
  tiles: createTileMaker(catalogue, clock),
  clock,
});
const asked = (query: string) => new URLSearchParams(query);

function answer(id: string, name: FilterName): readonly string[] {
  const sight = places.sights.find((one) => one.id === id);
  if (!sight) throw new Error(`no sight ${id}`);
  return answerOfSight(places, sight)[name];
}

const listed = (pathname: string) => findListedSights(places, catalogue, pathname);
const left = (pathname: string, query: string) => {
  const { isLeft } = narrowSights(places, listed(pathname), asked(query));
  return listed(pathname).flatMap(({ id }) => (isLeft(id) ? [id] : []));
};

describe("what a sight answers to", () => {
  it("is open in the months of its hours, and not under the snow of a pass without a gate", () => {
    expect(answer("kaziranga", "month")).toEqual(["1", "2", "3", "4", "5", "10", "11", "12"]);
    expect(answer("baralacha-la", "month")).toEqual(["5", "6", "7", "8", "9", "10"]);
    expect(answer("rohtang-pass", "month")).toEqual(["6", "7", "8", "9", "10"]);
    expect(answer("amber-fort", "month")).toHaveLength(12);
  });

  it("needs no permit only where foreigners need none and are let in", () => {
    expect(answer("amber-fort", "permit")).toEqual(["none"]);
    expect(answer("gurudongmar-lake", "permit")).toEqual([]);
    for (const sight of places.sights)
      if (sight.closedTo?.includes("foreign") || (sight.permit && sight.permit.who !== "indians"))
        expect(answer(sight.id, "permit"), sight.id).toEqual([]);
  });

  it("has the town's altitude where its own is not written, and is step-free in part or whole", () => {
    expect(answer("gurudongmar-lake", "altitude")).toEqual([]);
    expect(answer("amber-fort", "altitude")).toEqual(["below-2500"]);
    for (const sight of listed("/destinations/leh"))
      expect(answer(sight.id, "altitude"), sight.id).toEqual([]);
    for (const sight of places.sights)
      expect(answer(sight.id, "access").length, sight.id).toBe(
        ["yes", "partly"].includes(sight.stepFree.access) ? 1 : 0,
      );
  });
});

describe("a page's list of sights", () => {
  const himachal = "/north-india/himachal-pradesh/sights";

  it("is found by the page's address, and by no other", () => {
    expect(listed(himachal).length).toBeGreaterThan(10);
    expect(listed("/destinations/delhi").length).toBeGreaterThan(20);
    for (const path of [
      "/",
      "/south-india/himachal-pradesh/sights",
      "/north-india/himachal-pradesh",
      `${himachal}/more`,
      "/destinations/atlantis",
      "/sights/amber-fort",
      "/festivals/holi",
    ])
      expect(listed(path), path).toEqual([]);
  });

  it("is narrowed by all that is asked together, and by nothing that it does not know", () => {
    const open = left(himachal, "month=1");
    const both = left(himachal, "month=1&altitude=below-2500");
    expect(open).not.toContain("chandratal");
    expect(both).toEqual(open.filter((id) => left(himachal, "altitude=below-2500").includes(id)));
    expect(both.length).toBeLessThan(open.length);
    expect(left(himachal, "month=13&permit=yes&region=north-india&days=1")).toHaveLength(
      listed(himachal).length,
    );
  });

  it("counts what each choice would leave beside the others, and what is left without each", () => {
    const query = "month=1&altitude=below-2500";
    const { narrowing } = narrowSights(places, listed(himachal), asked(query));
    expect(narrowing?.found).toBe(left(himachal, query).length);
    for (const { value, count } of narrowing?.options.month ?? [])
      expect(count, value).toBe(left(himachal, `month=${value}&altitude=below-2500`).length);
    expect(narrowing?.without).toEqual({
      month: left(himachal, "altitude=below-2500").length,
      altitude: left(himachal, "month=1").length,
    });
  });

  it("offers nothing to which every sight answers, or none", () => {
    const { narrowing } = narrowSights(places, listed("/destinations/leh"), asked(""));
    expect(narrowing?.options.altitude).toEqual([]);
    expect(narrowing?.options.region).toEqual([]);
    expect(narrowing?.options.permit).toHaveLength(1);
  });

  it("stays whole where it is short", () => {
    const { narrowing } = narrowSights(places, listed("/attractions/badami"), asked("month=1"));
    expect(narrowing).toBeNull();
  });
});

describe("the pages", () => {
  it("leave out the towns of a state without a sight that answers", () => {
    const all = readers.stateSights("north-india", "himachal-pradesh");
    const some = readers.stateSights(
      "north-india",
      "himachal-pradesh",
      asked("altitude=below-2500"),
    );
    expect(some?.towns.length).toBeLessThan(all?.towns.length ?? 0);
    const ids = some?.towns.flatMap(({ sights }) => sights.map(({ id }) => id)) ?? [];
    expect(ids).toHaveLength(some?.narrowing?.found ?? 0);
    for (const { sights } of some?.towns ?? [])
      for (const { hours, altitude } of sights) {
        expect(altitude).toBeNull();
        if (hours !== null) expect(some?.hours[hours]).toBeDefined();
      }
  });

  it("keep the rest of a place's page, and its map's pins lead to cards that are there", () => {
    const all = readers.destination("delhi");
    const some = readers.destination("delhi", asked("access=step-free"));
    expect(some?.facts?.base).toEqual(all?.facts?.base);
    expect(some?.facts?.sights.length).toBeLessThan(all?.facts?.sights.length ?? 0);
    const cards = some?.facts?.sights.map(({ id }) => `/destinations/delhi#${id}`);
    for (const pin of some?.sightMap?.pins ?? []) expect(cards).toContain(pin.address);
  });
});
