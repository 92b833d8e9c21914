import { text } from "drizzle-orm/pg-core";
import type { Language } from "#contract/languages.ts";
import { languageOfReader } from "#server/languages/reader-language.ts";

/** In which language its writer is written to (0041-languages.sql): that of the page a row was sent from. */
export const languageColumn = () =>
  text().$type<Language>().notNull().default("en").$defaultFn(languageOfReader);
