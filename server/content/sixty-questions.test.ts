import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getCatalogue } from "./catalogue.ts";
import { getIndiaSheet } from "./map/india-sheet.ts";
import { createPageReaders } from "./pages/page-readers.ts";
import { createTileMaker } from "./pages/tiles.ts";
import { getPlaces } from "./places/read-places.ts";
import { getSearch } from "./search.ts";
import { getStaticPages } from "./static-pages.ts";

/** `asked` as travellers ask it, addresses that answer it, and what the answer says there. */
type Question = { asked: string; answers: string[]; says: string };

const readList = (name: string): Question[] =>
  JSON.parse(readFileSync(new URL(`../../tests/fixtures/${name}.json`, import.meta.url), "utf8"));

/** Two lists by two readers, each written before its reader had seen the pages. */
const lists = ["sixty-questions", "sixty-questions-again"];
const questions = lists.flatMap(readList);
const catalogue = getCatalogue();
const search = getSearch();
const clock = () => new Date("2026-11-24T06:00:00Z");
const readers = createPageReaders({
  catalogue,
  places: getPlaces(),
  fixed: getStaticPages(),
  map: getIndiaSheet(),
  search: getSearch(),
  tiles: createTileMaker(catalogue, clock),
  clock,
});

/** The words of a page that may answer; null: no list of these questions leads there. */
function readPage(address: string): unknown {
  const [, list = "", slug = ""] = address.split("/");
  if (list === "handbook") return readers.handbookPage(slug);
  if (list === "attractions") return readers.attraction(slug);
  if (list === "experiences") return readers.experience(slug);
  if (list === "festivals") return readers.festival(slug);
  if (list === "destinations") return readers.destination(slug);
  if (list === "sights") return readers.sight(slug);
  if (list === "themes" && slug) return readers.theme(slug);
  if (list === "treks" && slug) return readers.trek(slug);
  if (list.endsWith("-india") && slug) return readers.state(list, slug);
  return null;
}

const found = new Map<string, string[]>();

/** Two taps: the search, and one of its first three results. Asked once each. */
function findThree(asked: string): string[] {
  const known = found.get(asked) ?? search.find(asked, 3).map(({ to }) => to);
  found.set(asked, known);
  return known;
}

const answersOf = ({ asked, answers }: Question) =>
  findThree(asked).filter((to) => answers.includes(to));

test.each(lists)(
  "of the questions in %s that travellers ask, 55 are answered in two taps",
  (list) => {
    const asked = readList(list);
    expect(asked).toHaveLength(60);
    const missed = asked.filter((question) => answersOf(question).length === 0);
    expect(
      missed.length,
      missed.map(({ asked }) => `${asked} → ${findThree(asked)}`).join("\n"),
    ).toBeLessThanOrEqual(5);
  },
  90_000,
);

test.each(questions)("$asked is answered on the page that is found", (question) => {
  const read = answersOf(question).flatMap((to) => {
    const page = readPage(to);
    return page === null ? [] : [JSON.stringify(page)];
  });
  // A list or the planner answers by what it does.
  for (const text of read) expect(text).toMatch(new RegExp(question.says));
});

test("every address that may answer is a page", () => {
  const known = new Set(search.entries.map(({ to }) => to));
  const gone = questions.flatMap(({ answers }) => answers.filter((to) => !known.has(to)));
  expect(gone).toEqual([]);
});
