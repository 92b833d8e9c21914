import { type Language, ownNameOf } from "#contract/languages.ts";

/** A line of a notice to the office: whoever answers should write so. English needs no word. */
export const writesIn = (language: Language): [string, string][] =>
  language === "en" ? [] : [["Writes in", ownNameOf[language]]];
