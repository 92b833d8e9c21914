import { dateLocale, tidy } from "./language.ts";

/** American, for its comma before the last. */
const listLocale = import.meta.env.LANGUAGE === "en" ? "en" : dateLocale;
const all = new Intl.ListFormat(listLocale, { type: "conjunction" });
const either = new Intl.ListFormat(listLocale, { type: "disjunction" });

/** "Delhi, Agra, and Jaipur". */
export const listAll = (parts: readonly string[]): string => tidy(all.format(parts));
/** "morning, noon, or evening". */
export const listEither = (parts: readonly string[]): string => tidy(either.format(parts));
