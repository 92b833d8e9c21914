import type { Language } from "#contract/languages.ts";
import { bengali as bengaliForms } from "../bengali.ts";
import { createFill, type Forms } from "../create-say.ts";
import { english as englishForms } from "../english.ts";
import { hindi as hindiForms } from "../hindi.ts";
import { bengali } from "./bengali.ts";
import { english, type PaperKey, type PaperWords } from "./english.ts";
import { hindi } from "./hindi.ts";

/** What a paper says: "night-in". */
export type SayPaper = (
  key: PaperKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

const create = (words: PaperWords, forms: Forms): SayPaper => {
  const fill = createFill(forms);
  return (key, values = {}) => fill(words[key], values);
};

/** Papers in each language, their dates, sums and numbers by its locale. */
export const sayPaperIn: Readonly<Record<Language, SayPaper>> = {
  en: create(english, englishForms),
  hi: create(hindi, hindiForms),
  bn: create(bengali, bengaliForms),
};
