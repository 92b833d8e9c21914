import { addressIn, type Language, localeOf } from "#contract/languages.ts";

/** Which language this build of the pages speaks; the same for all of its code (scripts/write-languages.ts). */
export const language: Language = import.meta.env.LANGUAGE;

/** How it writes numbers, dates and lists. */
export const locale: string = localeOf[language];

/** Of an address that no router writes: for a plain link, a copy or another machine. */
export const ownAddress = (address: string): string => addressIn(language, address);
