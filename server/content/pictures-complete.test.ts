import { describe, expect, it } from "vitest";
import { getCatalogue } from "./catalogue.ts";
import { measureDistance } from "./pages/distance.ts";
import { viewPicture } from "./picture-view.ts";
import { getStaticPages } from "./static-pages.ts";
import { listWantedPictures } from "./wanted-pictures.ts";

const catalogue = getCatalogue();
const uses = listWantedPictures(catalogue, getStaticPages());
const made = new Set(catalogue.pictures.map(({ slug }) => slug));

/** Kilometres between two items that may be the very same place: a town and the temple it is known for. */
const samePlace = 25;
/** The lists whose items have a picture of their own; the others borrow on purpose. */
const own = {
  regions: "region",
  states: "state",
  cities: "city",
  villages: "village",
  cards: "card",
  attractions: "attraction",
  experiences: "experience",
  festivals: "festival",
  themes: "theme",
  treks: "trek",
} as const;
type OwnList = keyof typeof own;
const isOwnList = (list: string): list is OwnList => list in own;

describe("the pictures of the content", () => {
  it("are all made, or have a map of the place itself in their stead", () => {
    const missing = uses.filter(({ picture, at }) => {
      const tile = viewPicture(catalogue, picture)?.tile;
      if (!tile) return !made.has(picture);
      const spot = catalogue.findSpot(picture);
      return !at || spot?.coordinates.lon !== at.lon || spot?.coordinates.lat !== at.lat;
    });
    expect(missing.map(({ list, item, picture }) => `${list} ${item}: ${picture}`)).toEqual([]);
  });

  it("are counted as the issue has it: 36 states, 4 regions and India, 37 cities, 6, 5, 30, 24, 60, 9 and 3", () => {
    const count = (list: string) => uses.filter((use) => use.list === list).length;
    expect(
      Object.fromEntries([...new Set(uses.map(({ list }) => list))].map((l) => [l, count(l)])),
    ).toEqual({
      regions: 4,
      states: 36,
      cities: 37,
      villages: 5,
      cards: 30,
      attractions: catalogue.attractions.length,
      experiences: 24,
      festivals: 60,
      themes: 6,
      treks: catalogue.treks.length,
      gallery: 9,
      collections: 3,
      films: 5,
      guides: 4,
      portraits: 5,
      site: 1,
    });
  });

  it("are at least 120 different ones", () => {
    expect(new Set(uses.map(({ picture }) => picture)).size).toBeGreaterThanOrEqual(120);
  });

  it("are each item's own, or another list's only where it is the very same place", () => {
    const faults = uses.flatMap((use) => {
      if (!isOwnList(use.list) || use.picture === `${own[use.list]}-${use.item}`) return [];
      const lender = uses.find(
        (other) =>
          isOwnList(other.list) &&
          other.picture === `${own[other.list]}-${other.item}` &&
          other.picture === use.picture,
      );
      // A state lies nowhere in particular: its head may be lent to a sight of its own.
      const stateOf = catalogue.attractions.find(({ slug }) => slug === use.item)?.state;
      if (use.list === "attractions" && lender?.list === "states" && lender.item === stateOf)
        return [];
      const apart = lender?.at && use.at ? measureDistance(lender.at, use.at) : null;
      return apart !== null && apart <= samePlace
        ? []
        : [`${use.list} ${use.item} shows ${use.picture}, ${apart?.toFixed(0) ?? "?"} km away`];
    });
    expect(faults).toEqual([]);
  });

  it("are not lent within a list, and the gallery repeats none of the pages' own", () => {
    const key = ({ list, picture }: (typeof uses)[number]) => `${list} ${picture}`;
    const within = uses.filter((use) => isOwnList(use.list)).map(key);
    expect(within.filter((one, index) => within.indexOf(one) !== index)).toEqual([]);
    const pages = new Set(uses.filter(({ list }) => isOwnList(list)).map(({ picture }) => picture));
    const shown = uses.filter(({ list }) => list === "gallery" || list === "collections");
    expect(shown.map(({ picture }) => picture).filter((slug) => pages.has(slug))).toEqual([]);
    expect(new Set(shown.map(({ picture }) => picture)).size).toBe(shown.length);
  });

  it("are all used: none is made that no page names", () => {
    const named = new Set(uses.map(({ picture }) => picture));
    expect([...made].filter((slug) => !named.has(slug))).toEqual([]);
  });
});
