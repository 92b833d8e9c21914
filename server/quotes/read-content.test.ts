import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { QuoteContent, quoteVersion } from "#contract/quote/quote.ts";
import { buildQuote } from "#tests/factories/quotes.ts";
import { buildDay } from "#tests/factories/trip-pages.ts";
import { UnreadableKept } from "#trip/upgrade.ts";
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

describe("kept quotes", () => {
  test.each(versions)("one of version %i is read as it is written today", (version) => {
    const kept = readExample(version);
    const read = readQuoteContent(kept);
    expect(QuoteContent.parse(read)).toEqual(read);
    expect(read.version).toBe(quoteVersion);
    // Nothing that was sent is said otherwise.
    const { party, version: _, ...rest } = kept;
    expect(read).toMatchObject(rest);
    expect(read.party).toMatchObject(party as object);
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
    expect(() => readQuoteContent(kept)).toThrow(UnreadableKept);
  });

  test("more than a trip may hold today stays whole", () => {
    const days = Array.from({ length: 61 }, (_, index) => buildDay(`d${index}`, "Leh"));
    expect(readQuoteContent({ ...buildQuote(), days }).days).toHaveLength(61);
  });
});
