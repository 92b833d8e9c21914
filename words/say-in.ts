import type { Language } from "#contract/languages.ts";
import type { Say } from "#trip/told.ts";
import { sayBengali } from "./bengali.ts";
import { sayEnglish } from "./english.ts";
import { sayHindi } from "./hindi.ts";

/** What the planner says, in each language. Pages fetch the one that they need: this is the server's. */
export const sayIn: Readonly<Record<Language, Say>> = {
  en: sayEnglish,
  hi: sayHindi,
  bn: sayBengali,
};
