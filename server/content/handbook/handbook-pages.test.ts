import { describe, expect, test } from "vitest";
import { getCatalogue } from "../catalogue.ts";
import type { PageSource } from "../pages/page-source.ts";
import { readStatePage } from "../pages/state-page.ts";
import { createTileMaker } from "../pages/tiles.ts";
import { getPlaces } from "../places/read-places.ts";
import { findReading } from "../places/standing.ts";
import { readHandbookIndex, readHandbookPage } from "./handbook-pages.ts";
import type { HandbookTableView } from "./made-tables.ts";

const catalogue = getCatalogue();
const clock = () => new Date("2026-11-24T06:00:00Z");
const source = {
  catalogue,
  places: getPlaces(),
  tiles: createTileMaker(catalogue, clock),
  clock,
} as PageSource;

const read = (slug: string) => {
  const page = readHandbookPage(source, slug);
  if (!page) throw new Error(slug);
  return page;
};
/** The member of the union whose kind may be this one. */
type TableOf<Kind, Table = HandbookTableView> = Table extends { kind: infer Kinds }
  ? Kind extends Kinds
    ? Table
    : never
  : never;
const tableOf = <Kind extends HandbookTableView["kind"]>(slug: string, kind: Kind) => {
  const found = read(slug)
    .sections.flatMap(({ blocks }) => blocks)
    .find((block) => block.kind === kind);
  if (!found) throw new Error(kind);
  return found as TableOf<Kind>;
};

test("the index has each page once, and its words in alphabetical order", () => {
  const { groups, words } = readHandbookIndex(source);
  const pages = groups.flatMap((group) => group.pages);
  expect(pages.length).toBeGreaterThanOrEqual(24);
  expect(new Set(pages.map(({ to }) => to)).size).toBe(pages.length);
  const lower = words.map(({ word }) => word.toLowerCase());
  expect(lower).toEqual([...lower].sort((a, b) => a.localeCompare(b, "en")));
  for (const { to } of words) expect(pages.map((page) => page.to)).toContain(to);
});

test("a page that there is not is none", () => {
  expect(readHandbookPage(source, "atlantis")).toBeNull();
  expect(readHandbookPage(source, "__proto__")).toBeNull();
});

test("a rule names who can confirm it, advice names nobody", () => {
  const standings = read("sim-and-esim").sections.map(({ standing }) => standing);
  expect(standings).toContain(null);
  for (const standing of standings)
    if (standing) {
      expect(standing.kind).toBe("unverified");
      if (standing.kind === "unverified") expect(standing.check.length).toBeGreaterThan(0);
    }
});

describe("tables made of what other pages tell", () => {
  test("alcohol: all 36, by name, each leading to its state", () => {
    const { rows } = tableOf("alcohol-by-state", "alcohol");
    expect(rows).toHaveLength(36);
    expect(rows.map(({ name }) => name)).toEqual(
      rows.map(({ name }) => name).sort((a, b) => a.localeCompare(b)),
    );
    expect(rows.find(({ name }) => name === "Bihar")).toMatchObject({
      to: "/east-india/bihar",
      law: "prohibited",
      age: null,
    });
  });

  test("permits: what the state's own page says, with its standing; those without are named", () => {
    const { rows, free } = tableOf("registration-and-permits", "permits");
    expect(rows.length + free.length).toBe(36);
    const arunachal = catalogue.find("states", "arunachal-pradesh");
    expect(rows.find(({ name }) => name === arunachal?.name)).toEqual({
      name: "Arunachal Pradesh",
      to: "/east-india/arunachal-pradesh",
      text: arunachal?.permits.text,
      read: arunachal && findReading(arunachal.permits),
    });
    expect(free.map(({ name }) => name)).toContain("Kerala");
  });

  test("holidays: three years, Diwali's days those of its page, what the moon decides provisional", () => {
    const { years, rows } = tableOf("festivals-and-holidays", "holidays");
    expect(years).toEqual([2026, 2027, 2028]);
    const find = (name: string) => rows.find((row) => row.name === name);
    const diwali = catalogue.find("festivals", "diwali");
    expect(find("Diwali")?.days.map((kept) => kept?.start)).toEqual(
      diwali?.dates.slice(0, 3).map(({ start }) => start),
    );
    expect(find("Diwali")?.to).toBe("/festivals/diwali");
    expect(find("Republic Day")?.days.map((kept) => kept?.provisional)).toEqual([
      false,
      false,
      false,
    ]);
    expect(find("Bakrid (Eid-ul-Zuha)")?.days.at(-1)?.provisional).toBe(true);
  });

  test("festivals: all that have a page, in four years; a Kumbh in its own alone", () => {
    const { years, rows } = tableOf("festivals-and-holidays", "festivals");
    expect(years).toEqual([2026, 2027, 2028, 2029]);
    expect(rows).toHaveLength(catalogue.festivals.length);
    for (const { name, days } of rows) expect(days, name).toHaveLength(4);
    const kumbh = rows.find(({ to }) => to === "/festivals/kumbh-haridwar-2027");
    expect(kumbh?.days.map((kept) => kept?.start ?? null)).toEqual([
      null,
      "2027-01-14",
      null,
      null,
    ]);
  });
});

test("a state's page tells its law on alcohol", () => {
  expect(readStatePage(source, "east-india", "bihar")?.alcohol).toMatchObject({
    law: "prohibited",
  });
  for (const { slug, region } of catalogue.states)
    expect(readStatePage(source, region, slug)?.alcohol, slug).not.toBeNull();
});
