import type { Language } from "#contract/languages.ts";
import { bengali as bengaliForms } from "../bengali.ts";
import { createFill, type Forms } from "../create-say.ts";
import { english as englishForms } from "../english.ts";
import { hindi as hindiForms } from "../hindi.ts";
import { bengali } from "./bengali.ts";
import { english, type SearchKey, type SearchWords } from "./english.ts";
import { hindi } from "./hindi.ts";

/** What stands under or over something found: "days". */
export type SaySearch = (key: SearchKey, values?: Readonly<Record<string, number>>) => string;

const create = (words: SearchWords, forms: Forms): SaySearch => {
  const fill = createFill(forms);
  return (key, values = {}) => fill(words[key], values);
};

export const saySearchIn: Readonly<Record<Language, SaySearch>> = {
  en: create(english, englishForms),
  hi: create(hindi, hindiForms),
  bn: create(bengali, bengaliForms),
};
