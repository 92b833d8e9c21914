import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isWhole, type Language, languages } from "#contract/languages.ts";
import { mapTexts } from "#server/content/translations.ts";
import { bengali as planner } from "#words/bengali.ts";
import { english } from "#words/english.ts";
import { bengaliFaults } from "#words/faults/say-fault.ts";
import { bengali as mails } from "#words/mails/bengali.ts";
import { english as mailsInEnglish } from "#words/mails/english.ts";
import { bengali as papers } from "#words/papers/bengali.ts";
import { english as papersInEnglish } from "#words/papers/english.ts";
import { type Parts, parseMessage } from "#words/parse-message.ts";
import { bengali as search } from "#words/search/bengali.ts";
import { english as searchInEnglish } from "#words/search/english.ts";
import { root } from "./house/import-graph.ts";
import { bengali } from "./house/tongues.ts";
import {
  findContentFaults,
  findSpellingFaults,
  findTranslationFaults,
  type Messages,
  readGlossary,
} from "./house/translations.ts";

/** What is there in Bengali is held to what Hindi is; what is not there yet is no fault. */

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const glossary = readGlossary(read("messages/glossary-bn.csv"));
/** Prose may take a word that labels do not: of the block print, and of what is protected. */
const proseTerms = glossary.map((term) => ({ ...term, refused: [] }));
const messagesOf = (language: string): Messages => JSON.parse(read(`messages/${language}.json`));

test("of a whole language no message is missing; of one that is being translated some may be", () => {
  const keys = Object.keys(messagesOf("en"));
  const missing = (language: Language) => {
    const own = messagesOf(language);
    return keys.filter((key) => !Object.hasOwn(own, key)).length;
  };
  for (const language of languages) if (isWhole[language]) expect(missing(language)).toBe(0);
  const said = { one: "A", two: "B" };
  expect(findTranslationFaults(said, { one: "ক" }, [], { tongue: bengali })).toEqual([]);
  expect(findTranslationFaults(said, { one: "ক" }, [])).toContain("two: no Hindi");
});

test("each message that has its Bengali keeps values, figures, denials, terms and spelling", () => {
  const english = messagesOf("en");
  const offers = Object.keys(english).filter((key) =>
    /^language_|^search_results_none_hint$/.test(key),
  );
  const faults = findTranslationFaults(english, messagesOf("bn"), glossary, {
    free: offers,
    tongue: bengali,
  });
  expect(faults, "messages/glossary-bn.csv says which word is meant").toEqual([]);
});

const listValues = (parts: Parts): string[] =>
  parts.flatMap((part) => {
    if (typeof part === "string") return [];
    return [part.name, ...("forms" in part ? Object.values(part.forms).flatMap(listValues) : [])];
  });
const spell = (parts: Parts): string =>
  parts
    .map((part) => {
      if (typeof part === "string") return part;
      return "format" in part ? "{x}" : Object.values(part.forms).map(spell).join(" ");
    })
    .join("");

test.each([
  ["the planner", english.messages, planner.messages],
  ["mails", mailsInEnglish, mails],
  ["papers", papersInEnglish, papers],
  ["the search", searchInEnglish, search],
] as const)("what %s say in Bengali: values, figures and spelling", (_room, said, own) => {
  const english: Readonly<Record<string, string>> = said;
  const values = (text: string) => [...new Set(listValues(parseMessage(text)))].sort().join();
  const figures = (text: string) => (spell(parseMessage(text)).match(/\d+/g) ?? []).sort().join();
  const faults = Object.entries(own).flatMap(([key, text]) => {
    const source = english[key] ?? "";
    const spelled = spell(parseMessage(text)).replaceAll(/ +([।,])/g, "$1");
    return [
      ...(values(source) === values(text)
        ? []
        : [`${key}: ${values(source)}, here ${values(text)}`]),
      ...(figures(source) === figures(text) ? [] : [`${key}: figures`]),
      ...findSpellingFaults(spelled, "", glossary, bengali).map((fault) => `${key}: ${fault}`),
    ];
  });
  expect(faults).toEqual([]);
});

test("a refusal in Bengali keeps its places and figures", () => {
  const { sentences, labels, kinds } = bengaliFaults;
  for (const [english, own] of Object.entries(sentences)) {
    const places = (text: string) => (text.match(/\{\w*\}/g) ?? []).sort().join();
    const figures = (text: string) => (text.match(/\b\d+/g) ?? []).sort().join();
    expect([places(own), figures(own)], english).toEqual([places(english), figures(english)]);
  }
  for (const own of [
    ...Object.values(sentences),
    ...Object.values(labels),
    ...Object.values(kinds),
  ])
    expect(own).toMatch(/\p{Script=Bengali}/u);
});

const files = readdirSync(join(root, "content/bn"), { recursive: true, encoding: "utf8" });

test.each(files.filter((name) => name.endsWith(".json")))("content/bn/%s", (name) => {
  const english = new Map<string, string>();
  mapTexts(JSON.parse(read(`content/${name}`)), (text, way) => {
    english.set(way, text);
    return text;
  });
  const own: Record<string, [string, string]> = JSON.parse(read(`content/bn/${name}`));
  const faults = Object.entries(own).flatMap(([way, [, text]]) => {
    const said = english.get(way);
    return said === undefined
      ? [`${way}: not in English`]
      : findContentFaults(said, text, proseTerms, bengali).map((fault) => `${way}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test.each([
  ["a changed figure", "2,500 m", "2,400 মিটার", "figures"],
  ["a lost not", "Do not swim here.", "এখানে সাঁতার কাটুন।", "“not” is lost"],
  ["another script", "The fort", "किला", "of another script"],
  ["Bengali digits", "5 days", "৫ দিন", "digits"],
  ["a weekday", "Closed on Mondays", "মঙ্গলবার বন্ধ", "“Mondays?” is lost"],
])("a fault is seen: %s", (_fault, said, text, found) => {
  expect(findContentFaults(said, text, glossary, bengali).join("\n")).toContain(found);
});
