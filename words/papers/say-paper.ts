import { inLanguages, type Language } from "#contract/languages.ts";
import { createCatalogueSay } from "../catalogues.ts";
import type { PaperKey } from "./english.ts";

/** What a paper says: "night-in". */
export type SayPaper = (
  key: PaperKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Papers in each language, their dates, sums and numbers by its locale. */
export const sayPaperIn: Readonly<Record<Language, SayPaper>> = inLanguages((language) =>
  createCatalogueSay(language, "papers"),
);
