import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { errorStatus } from "#contract/errors.ts";
import { tripPageTexts } from "#contract/wire/trip-page.ts";
import { quoteTexts } from "#contract/wire/trip-quotes.ts";
import { kinds } from "./hindi.ts";
import { labels } from "./hindi-labels.ts";
import { findSaid, hindiSentences, sayFieldFault, sayRefusal } from "./say-fault.ts";

test("a sentence is said in Hindi with its figures and the name of its field", () => {
  expect(findSaid("Destination is required.", "hi")).toBe("यह भरना ज़रूरी है: जाना कहाँ है");
  expect(findSaid("Your name is too long: at most 120 characters.", "hi")).toBe(
    "आपका नाम: बहुत लंबा है, ज़्यादा से ज़्यादा 120 अक्षर",
  );
  expect(findSaid("A review holds 12 photos, and 4 of one place.", "hi")).toBe(
    "एक समीक्षा में 12 फ़ोटो, और एक जगह की 4 तक।",
  );
  expect(findSaid("Too many tries: please wait 40 seconds.", "hi")).toContain("40");
});

test("what has no Hindi is said by its kind, and a fault of ours names its reference", () => {
  expect(findSaid("Rows is required.", "hi")).toBeNull();
  expect(findSaid("constructor", "hi")).toBeNull();
  expect(sayRefusal("A sentence of tomorrow.", "conflict", "hi")).toBe(kinds.conflict);
  expect(sayFieldFault("Rows is required.", "hi")).not.toMatch(/[a-z]/i);
  expect(sayRefusal("x", "internal", "hi", "abc-1")).toContain("abc-1");
  expect(Object.keys(kinds).sort()).toEqual(Object.keys(errorStatus).sort());
});

test("every sentence keeps its places and its figures", () => {
  for (const [english, hindi] of Object.entries(hindiSentences)) {
    const places = (text: string) => (text.match(/\{\w*\}/g) ?? []).sort().join();
    expect(places(hindi), english).toBe(places(english));
    // The 2 of AAL2 is a part of a word.
    const figures = (text: string) => (text.match(/\b\d+/g) ?? []).sort().join();
    expect(figures(hindi), english).toBe(figures(english));
    expect(hindi, english).toMatch(/\p{Script=Devanagari}/u);
  }
  for (const label of Object.values(labels)) expect(label).toMatch(/\p{Script=Devanagari}/u);
});

test("what a traveller is told of a quote and a trip's page has its own sentence", () => {
  const told = [
    tripPageTexts.asked,
    tripPageTexts.askedLater,
    tripPageTexts.noLink,
    tripPageTexts.mayNotEdit,
    quoteTexts.replaced,
    quoteTexts.twice,
  ];
  expect(told.filter((text) => findSaid(text, "hi") === null)).toEqual([]);
});

/** What programs alone are told, or who installs the site: other sites, mail relays, readers of the API. */
const toPrograms = [
  /^server\/(auth|import|shell|storage)\//,
  /^server\/(trips\/inbound\/|money\/(link-service|razorpay)\.|mail\/routes\.|app\.)/,
  /: (Idempotency-Key must|The key of the change|Send the request as JSON)/,
];

test("what a person is refused has a Hindi sentence of its own, not its kind alone", () => {
  const missing = ["server", "contract"].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.includes(".test."))
      .flatMap((name) => {
        const code = readFileSync(`${room}/${name}`, "utf8");
        const texts = /export const \w+Texts = \{([\s\S]*?)\n\}/.exec(code)?.[1] ?? "";
        const sentence = /"([A-Z][^"]+[.?])"/g;
        return [
          ...code.matchAll(/new AppError\(\s*"\w+",\s*"([^"]+)"/g),
          ...code.matchAll(/\b(?:invalid|refuse|notFound|conflict|fail)\(\s*"([A-Z][^"]+[.?])"/g),
          ...code.matchAll(/message: "([A-Z][^"]+[.?])"/g),
          ...(room === "contract" ? texts.matchAll(sentence) : []),
        ]
          .filter(([, english = ""]) => findSaid(english, "hi") === null)
          .map(([, english]) => `${room}/${name}: ${english}`);
      }),
  );
  expect(missing.filter((one) => !toPrograms.some((pattern) => pattern.test(one)))).toEqual([]);
});

test("what the sign-in service says to people has its own sentence", () => {
  expect(findSaid("Invalid login credentials", "hi")).toBe("ईमेल या पासवर्ड ठीक नहीं है।");
  expect(findSaid("A mail has just gone to this address. Please wait 41 seconds.", "hi")).toContain(
    "41",
  );
});
