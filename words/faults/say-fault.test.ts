import { expect, test } from "vitest";
import { errorStatus } from "#contract/errors.ts";
import { tripPageTexts } from "#contract/wire/trip-page.ts";
import { quoteTexts } from "#contract/wire/trip-quotes.ts";
import { kinds, labels, sentences } from "./hindi.ts";
import { signInSentences } from "./hindi-sign-in.ts";
import { findHindi, sayFieldFault, sayRefusal } from "./say-fault.ts";

test("a sentence is said in Hindi with its figures and the name of its field", () => {
  expect(findHindi("Destination is required.")).toBe("यह भरना ज़रूरी है: जाना कहाँ है");
  expect(findHindi("Your name is too long: at most 120 characters.")).toBe(
    "आपका नाम: बहुत लंबा है, ज़्यादा से ज़्यादा 120 अक्षर",
  );
  expect(findHindi("A review holds 12 photos, and 4 of one place.")).toBe(
    "एक समीक्षा में 12 फ़ोटो, और एक जगह की 4 तक।",
  );
  expect(findHindi("Too many tries: please wait 40 seconds.")).toContain("40");
});

test("what has no Hindi is said by its kind, and a fault of ours names its reference", () => {
  expect(findHindi("Rows is required.")).toBeNull();
  expect(findHindi("constructor")).toBeNull();
  expect(sayRefusal("A sentence of tomorrow.", "conflict")).toBe(kinds.conflict);
  expect(sayFieldFault("Rows is required.")).not.toMatch(/[a-z]/i);
  expect(sayRefusal("x", "internal", "abc-1")).toContain("abc-1");
  expect(Object.keys(kinds).sort()).toEqual(Object.keys(errorStatus).sort());
});

test("every sentence keeps its places and its figures", () => {
  for (const [english, hindi] of Object.entries({ ...sentences, ...signInSentences })) {
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
  expect(told.filter((text) => findHindi(text) === null)).toEqual([]);
});

test("what the sign-in service says to people has its own sentence", () => {
  expect(findHindi("Invalid login credentials")).toBe("ईमेल या पासवर्ड ठीक नहीं है।");
  expect(findHindi("A mail has just gone to this address. Please wait 41 seconds.")).toContain(
    "41",
  );
});
