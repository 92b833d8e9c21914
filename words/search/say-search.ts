import { inLanguages, type Language } from "#contract/languages.ts";
import { createCatalogueSay } from "../catalogues.ts";
import type { SearchKey } from "./english.ts";

/** What stands under or over something found: "days". */
export type SaySearch = (key: SearchKey, values?: Readonly<Record<string, number>>) => string;

export const saySearchIn: Readonly<Record<Language, SaySearch>> = inLanguages((language) =>
  createCatalogueSay(language, "search"),
);
