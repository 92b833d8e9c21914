import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { QuoteContent, quoteVersion } from "#contract/quote/quote.ts";
import { buildQuote } from "#tests/factories/quotes.ts";
import { buildDay } from "#tests/factories/trip-pages.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import { documentOfStoredDays } from "#trip/document-of-stored-days.ts";
import { listNightsOnWay } from "#trip/nights-on-way.ts";
import { UnreadableStored } from "#trip/upgrade.ts";
import { sayEnglish } from "#words/english.ts";
import { readQuoteContent } from "./read-content.ts";

/** As a release has kept it. An example that has landed never changes. */
const readExample = (version: number): Record<string, unknown> =>
  JSON.parse(
    readFileSync(
      new URL(`../../tests/fixtures/kept-quotes/${version}.json`, import.meta.url),
      "utf8",
    ),
  );
const versions = Array.from({ length: quoteVersion }, (_, index) => index + 1);

const wordsOf = (read: QuoteContent) => daysOfDocument(read.trip, sayEnglish);

describe("kept quotes", () => {
  test.each(versions)("one of version %i is read as it is written today", (version) => {
    const kept = readExample(version);
    const read = readQuoteContent(kept);
    expect(QuoteContent.parse(read)).toEqual(read);
    expect(read.version).toBe(quoteVersion);
    // Nothing that was sent is said otherwise.
    const { party, version: _, days, nightsOnWay, ...rest } = kept;
    expect(read).toMatchObject(rest);
    expect(read.party).toMatchObject(party as object);
    if (!days) return;
    expect(wordsOf(read)).toEqual(days);
    expect(listNightsOnWay(read.trip)).toEqual(nightsOnWay ?? []);
  });

  test("one of today holds its days as its trip alone: none beside it", () => {
    const today = readExample(quoteVersion);
    expect(Object.keys(today)).not.toContain("days");
    expect(Object.keys(QuoteContent.shape)).not.toContain("days");
    const both = { ...today, days: [buildDay("d1", "Leh")] };
    expect(QuoteContent.safeParse(both).success).toBe(false);
    expect(() => readQuoteContent(both)).toThrow(UnreadableStored);
  });

  test("days in words keep their dates and their nights on the way", () => {
    const dates = ["2027-06-10", "2027-06-11", "2027-06-14", null];
    const days = dates.map((date, at) => ({ ...buildDay(`d${at + 1}`, `Day ${at}`), date }));
    const kept = { ...readExample(4), items: [], days, nightsOnWay: ["d2"] };
    const read = readQuoteContent(kept);
    expect(listNightsOnWay(read.trip)).toEqual(["d2"]);
    expect(wordsOf(read).filter(({ id }) => days.some((day) => day.id === id))).toEqual([
      ...days.slice(0, 3),
      { ...days[3], date: "2027-06-15" },
    ]);
    // What lay between them is said as days, for a date is a place in the trip.
    expect(wordsOf(read).map(({ title, date }) => [title, date])).toContainEqual([
      "Free day",
      "2027-06-12",
    ]);
    expect(read.trip.days).toHaveLength(6);
  });

  test("of the first version nobody knows how old the children are", () => {
    expect(readQuoteContent(readExample(1)).party).toEqual({
      adults: 4,
      children: 2,
      ages: [null, null],
      rooms: 3,
      atLeast: false,
    });
  });

  test("what is written is read again as it was", () => {
    expect(readQuoteContent(JSON.parse(JSON.stringify(buildQuote())))).toEqual(buildQuote());
  });

  test.each([
    ["a later one", { ...buildQuote(), version: quoteVersion + 1 }],
    ["one of no version", { ...buildQuote(), version: "2" }],
    ["one of a version before the first", { ...buildQuote(), version: 0 }],
    ["a damaged one", { ...buildQuote(), party: { adults: 0 } }],
    ["one with a field of nobody", { ...buildQuote(), colour: "red" }],
    ["nothing", null],
    ["a list", []],
  ])("%s is an error and no guess", (_, kept) => {
    expect(() => readQuoteContent(kept)).toThrow(UnreadableStored);
  });

  test("more than a trip may hold today stays whole", () => {
    const days = Array.from({ length: 61 }, (_, index) => buildDay(`d${index}`, "Leh"));
    const kept = { ...buildQuote(), trip: documentOfStoredDays(days, []) };
    expect(readQuoteContent(kept).trip.days).toHaveLength(61);
    const inWords = { ...readExample(4), items: [], days };
    expect(readQuoteContent(inWords).trip.days).toHaveLength(61);
  });
});
