import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { mapTexts } from "#server/content/translations.ts";
import { english } from "#words/english.ts";
import { hindi } from "#words/hindi.ts";
import { english as mailsInEnglish } from "#words/mails/english.ts";
import { hindi as mailsInHindi } from "#words/mails/hindi.ts";
import { english as papersInEnglish } from "#words/papers/english.ts";
import { hindi as papersInHindi } from "#words/papers/hindi.ts";
import { type Parts, parseMessage } from "#words/parse-message.ts";
import { english as searchInEnglish } from "#words/search/english.ts";
import { hindi as searchInHindi } from "#words/search/hindi.ts";
import { root } from "./house/import-graph.ts";
import {
  findContentFaults,
  findMeaningFaults,
  findSpellingFaults,
  findTranslationFaults,
  type Messages,
  readGlossary,
} from "./house/translations.ts";

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const glossary = readGlossary(read("messages/glossary-hi.csv"));
const messagesOf = (language: string): Messages => JSON.parse(read(`messages/${language}.json`));

/** What offers one language to readers of the other says the other's words. */
const offers = Object.keys(messagesOf("en")).filter((key) => key.startsWith("language_"));

test("each message has its Hindi: values, figures, denials, terms and spelling", () => {
  const faults = findTranslationFaults(messagesOf("en"), messagesOf("hi"), glossary, {
    free: offers,
  });
  expect(faults, "messages/glossary-hi.csv says which word is meant").toEqual([]);
});

/** All that a sentence of the planner may say, form by form, without its values. */
const spell = (parts: Parts): string =>
  parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("format" in part) return "{x}";
      return Object.values(part.forms).map(spell).join(" ");
    })
    .join("");

test("what the planner says in Hindi is spelled as the glossary has it", () => {
  const texts = [...Object.values(hindi.messages), ...Object.values(hindi.lengths)].map((text) =>
    spell(parseMessage(text)).replaceAll(/ +([।,])/g, "$1"),
  );
  const faults = [...texts, ...Object.values(hindi.interests)].flatMap((text) =>
    findSpellingFaults(text, "", glossary).map((fault) => `${text}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test("the planner's denials and figures are the same in both languages", () => {
  const faults = Object.entries(hindi.messages).flatMap(([code, text]) => {
    const said = english.messages[code as keyof typeof english.messages];
    const figures = (one: string) => (spell(parseMessage(one)).match(/\d+/g) ?? []).sort();
    return figures(said).join() === figures(text).join()
      ? []
      : [`${code}: ${figures(said)}, here ${figures(text)}`];
  });
  expect(faults).toEqual([]);
});

test.each([
  ["mails", mailsInEnglish, mailsInHindi],
  ["papers", papersInEnglish, papersInHindi],
  ["search", searchInEnglish, searchInHindi],
] as const)("what %s say in Hindi: values, figures, denials and spelling", (_room, said, hindi) => {
  const listValues = (parts: Parts): string[] =>
    parts.flatMap((part) => {
      if (typeof part === "string") return [];
      return [part.name, ...("forms" in part ? Object.values(part.forms).flatMap(listValues) : [])];
    });
  const values = (text: string) => [...new Set(listValues(parseMessage(text)))].sort().join();
  const figures = (text: string) => (spell(parseMessage(text)).match(/\d+/g) ?? []).sort().join();
  const english: Readonly<Record<string, string>> = said;
  const faults = Object.entries(hindi).flatMap(([key, text]) => {
    const own = english[key] ?? "";
    return [
      ...(values(own) === values(text) ? [] : [`${key}: ${values(own)}, here ${values(text)}`]),
      ...(figures(own) === figures(text) ? [] : [`${key}: figures`]),
      ...findSpellingFaults(
        spell(parseMessage(text)).replaceAll(/ +([।,])/g, "$1"),
        "",
        glossary,
      ).map((one) => `${key}: ${one}`),
    ];
  });
  expect(faults).toEqual([]);
});

/** Each text of a content file by its way, as the translations name it. */
function listTexts(path: string): Map<string, string> {
  const texts = new Map<string, string>();
  mapTexts(JSON.parse(read(path)), (text, way) => {
    texts.set(way, text);
    return text;
  });
  return texts;
}

const translated = readdirSync(join(root, "content/hi"), { recursive: true, encoding: "utf8" });

test.each(translated.filter((name) => name.endsWith(".json")))("content/hi/%s", (name) => {
  const english = listTexts(`content/${name}`);
  const hindi: Record<string, [string, string]> = JSON.parse(read(`content/hi/${name}`));
  const faults = Object.entries(hindi).flatMap(([way, [, text]]) => {
    const said = english.get(way);
    return said === undefined
      ? [`${way}: not in English`]
      : findContentFaults(said, text, glossary).map((fault) => `${way}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

describe("a fault is seen", () => {
  const find = (said: string, text: string) =>
    findTranslationFaults({ one: said }, { one: text }, glossary);
  const plural = (one: string, other: string, name = "count") => [
    {
      declarations: [`input ${name}`, `local ${name}Plural = ${name}: plural`],
      selectors: [`${name}Plural`],
      match: { [`${name}Plural=one`]: one, [`${name}Plural=other`]: other },
    },
  ];

  test.each([
    ["a lost value", "Night in {name}", "रात: {place}", "{place}"],
    ["a changed figure", "2,500 m", "2,400 मीटर", "figures"],
    ["a changed time", "Open at 6:05", "6:50 पर खुला", "figures"],
    ["a lost price", "₹1,43,300 a day", "रोज़ 143300", "figures"],
    ["a lost not", "It is not booked.", "यह बुक है।", "“not” is lost"],
    ["a not that is new", "It is booked.", "यह बुक नहीं है।", "English has not"],
    ["another term", "Your quote", "आपका प्रस्ताव", "quotes?: कोटेशन"],
    ["a refused word", "Plan", "योजना और प्लान", "the word योजना"],
    ["Latin letters", "A button", "एक button", "the Latin word button"],
    ["another script", "A button", "একটা", "of another script"],
    ["Devanagari digits", "5 days", "५ दिन", "digits"],
    ["a nukta too many", "The fort", "क़िला", "no nukta"],
    ["a nukta too few", "It is needed", "यह जरूरी", "the word जरूरी"],
    ["a colon as visarga", "Name: {name}", "नामः {name}", "visarga"],
    ["straight quotes", "The “{name}” page", '"{name}" पन्ना', "are the signs"],
    ["a full stop", "It has changed.", "यह बदल गया.", "a full stop for a danda"],
    ["a missing danda", "It has changed.", "यह बदल गया", "without its danda"],
    ["a danda on a button", "Change", "बदलें।", "no stop"],
    ["a blank before a danda", "It has changed.", "यह बदल गया ।", "a blank before"],
    ["a long dash", "Days: {days}", "दिन — {days}", "a long dash"],
    ["a cry", "It has changed.", "यह बदल गया!।", "a cry"],
    ["the reader's gender", "You can change it.", "आप इसे बदल सकते हैं।", "the word"],
    ["no text", "Change", "", "no Hindi"],
  ])("%s", (_fault, said, text, found) => {
    expect(find(said, text).join("\n")).toContain(found);
  });

  test.each([
    ["a price", "Tickets cost 150 rupees.", "टिकट 100 रुपये का है।", "figures"],
    ["a half", "Agra is 3.5 hours away.", "आगरा 3 घंटे दूर है।", "figures"],
    ["a caution", "Do not swim here.", "यहाँ तैरें।", "“not” is lost"],
    ["Latin letters", "Red Fort", "Red किला", "the Latin word Red"],
    ["a month", "Closed in July", "जून में बंद", "“July” is lost"],
    ["a weekday", "Closed on Mondays", "मंगलवार को बंद", "“Mondays?” is lost"],
    ["a quarter", "The east gate", "पश्चिमी दरवाज़ा", "“east” is lost"],
  ])("of content: %s", (_fault, said, text, found) => {
    expect(findContentFaults(said, text, glossary).join("\n")).toContain(found);
  });

  test("of content, what is right is none", () => {
    const airport = [
      "Delhi (DEL) is 2.5 hours away, at 40 °C.",
      "दिल्ली (DEL) ढाई घंटे दूर, 40 °C पर।",
    ];
    expect(findContentFaults(airport[0] ?? "", airport[1] ?? "", glossary)).toEqual([]);
    expect(findContentFaults("Fever above 38.5 °C", "38.5 °C से ऊपर बुखार", glossary)).toEqual([]);
    expect(findContentFaults("They leave at 14.55.", "14.55 बजे", glossary)).toEqual([]);
    expect(findContentFaults("WL, GNWL", "WL, GNWL", glossary)).toEqual([]);
  });

  test("of a name that is spelled in another way", () => {
    expect(findContentFaults("The Apatani of Ziro", "ज़ीरो के आपातानी", glossary)).toEqual([
      "the word आपातानी",
    ]);
    expect(findContentFaults("The Apatani of Ziro", "ज़ीरो के अपातानी", glossary)).toEqual([]);
  });

  test("of keys, their order and forms", () => {
    const said = { one: "A", two: plural("{count} day", "{count} days"), three: "C" };
    const good = { one: "क", two: plural("{count} दिन", "{count} दिन"), three: "ग" };
    expect(findTranslationFaults(said, good, glossary)).toEqual([]);
    const { one, two, three } = good;
    expect(findTranslationFaults(said, { one, two }, glossary)).toEqual(["three: no Hindi"]);
    expect(findTranslationFaults(said, { ...good, four: "घ" }, glossary)).toEqual([
      "four: not in English",
    ]);
    expect(findTranslationFaults(said, { two, one, three }, glossary)).toEqual(["another order"]);
    expect(findTranslationFaults(said, { one, two: "{count} दिन", three }, glossary)).toEqual([
      "two: forms are lost",
    ]);
    const others = plural("{days} दिन", "{days} दिन", "days");
    expect(findTranslationFaults(said, { one, two: others, three }, glossary).length).toBe(3);
  });

  test("what is right is no fault", () => {
    expect(find("{hours} h", "{hours} घंटे")).toEqual([]);
    expect(find("Planner", "ट्रिप प्लानर")).toEqual([]);
    expect(find("You are signed in as {name}.", "आपका खाता खुला है: {name}")).toEqual([]);
    expect(findMeaningFaults("x", ["GST of a package", "पैकेज का GST"], glossary)).toEqual([]);
  });
});
