import { inLanguages, type Language } from "#contract/languages.ts";
import type { Say } from "#trip/told.ts";
import { catalogues } from "./catalogues.ts";
import { createSay } from "./create-say.ts";

/** What the planner says, in each language. Pages fetch the one that they need: this is the server's. */
export const sayIn: Readonly<Record<Language, Say>> = inLanguages((one) =>
  createSay(catalogues[one].planner),
);
