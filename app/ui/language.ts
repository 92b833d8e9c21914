import { addressIn, type Language, localeOf } from "#contract/languages.ts";

/** Which language this build of the pages speaks; the same for all of its code (scripts/write-languages.ts). */
export const language: Language = import.meta.env.LANGUAGE;

/** How it writes numbers, money and durations. */
export const locale: string = localeOf[language];

/** How a language writes days and moments: English as Britain does, day before month and no comma between. */
export const dateLocaleOf = (one: Language): string => (one === "en" ? "en-GB" : localeOf[one]);
export const dateLocale: string = dateLocaleOf(language);

/** Days are written without a zone. */
export const calendar = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateLocale, { ...options, timeZone: "UTC" });

/**
 * What `Intl` writes, as the language is printed: Hindi has no comma before the last of a list, and
 * short months of Hindi and Bengali are without their sign of abbreviation.
 */
export const tidy = (text: string): string =>
  import.meta.env.LANGUAGE === "en"
    ? text
    : text.replaceAll(/[॰ঃ]/g, "").replace(/, (?=(?:और|या) )/, " ");

/** A language as this one calls it: "Hindi", "अंग्रेज़ी". */
export const nameLanguage = (one: Language): string =>
  new Intl.DisplayNames(locale, { type: "language" }).of(one)?.replace("न्द", "ंद") ?? one;

const numbers = new Intl.NumberFormat(locale);
/** A count or measure, its digits grouped as India does: 1,43,300. */
export const formatNumber = (value: number): string => numbers.format(value);

/** Of an address that no router writes: for a plain link, a copy or another machine. */
export const ownAddress = (address: string): string =>
  import.meta.env.LANGUAGE === "en" ? address : addressIn(language, address);
