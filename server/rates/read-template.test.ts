import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TemplateContent } from "#contract/quote/rate-book.ts";
import { buildQuote } from "#tests/factories/quotes.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import { listNightsOnWay } from "#trip/nights-on-way.ts";
import { UnreadableStored } from "#trip/upgrade.ts";
import { sayEnglish } from "#words/english.ts";
import { readTemplate } from "./read-template.ts";

/** As a release has kept it. An example that has landed never changes. */
const readExample = (): Record<string, unknown> =>
  JSON.parse(
    readFileSync(new URL("../../tests/fixtures/kept-templates/1.json", import.meta.url), "utf8"),
  );

test("a template whose days were words is read as a trip, with the nights on the way", () => {
  const kept = readExample();
  const read = readTemplate(kept);
  expect(TemplateContent.parse(read)).toEqual(read);
  if (!("trip" in read)) throw new Error("it is a trip");
  // A template is of no date: those that its quote had are counted from its first day.
  expect(daysOfDocument(read.trip, sayEnglish)).toEqual(kept.days);
  expect(listNightsOnWay(read.trip)).toEqual(["d2"]);
  expect(read.items).toEqual(kept.items);
});

test("a text, and a trip of today, are read as they are; a damaged one is an error and no guess", () => {
  expect(readTemplate({ body: "Dear {name}" })).toEqual({ body: "Dear {name}" });
  const { trip, items, inclusions, exclusions, intro } = buildQuote();
  const content = { trip, items, inclusions, exclusions, intro };
  expect(readTemplate(JSON.parse(JSON.stringify(content)))).toEqual(content);
  const damaged = [null, {}, { ...readExample(), days: 7 }, { ...content, trip: { version: 9 } }];
  for (const kept of damaged) expect(() => readTemplate(kept)).toThrow(UnreadableStored);
});
