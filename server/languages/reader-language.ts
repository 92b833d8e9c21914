import { AsyncLocalStorage } from "node:async_hooks";
import { type Language, languages } from "#contract/languages.ts";

const reader = new AsyncLocalStorage<Language>();

/** Runs a request, and what it waits for, for a reader of this language. */
export const withReader = <T>(language: Language, work: () => T): T => reader.run(language, work);

/**
 * The language of the page that the present request was sent from; English for programs and work by the clock. What is
 * said to somebody later is said in the language that was kept on the row (`language`), not in this one.
 */
export const languageOfReader = (): Language => reader.getStore() ?? "en";

/** Tags of a header that are looked at, and letters: what comes after them is no wish of a person. */
const mostTags = 20;
const mostLetters = 400;

/**
 * The first of `offered` that an Accept-Language asks for, by its weights (RFC 9110): `hi-IN;q=0.9` is Hindi.
 * Broken tags are passed over; null where none is asked for.
 */
export function readAcceptLanguage(
  header: string | undefined,
  offered: readonly Language[] = languages,
): Language | null {
  const wishes = (header ?? "")
    .slice(0, mostLetters)
    .split(",", mostTags)
    .flatMap((part, index) => {
      const found =
        /^\s*([a-z]{2,3})(?:-[a-z0-9-]{1,35})?\s*(?:;\s*q=(0(?:\.\d{1,3})?|1(?:\.0{1,3})?)\s*)?$/i.exec(
          part,
        );
      const language = found?.[1]?.toLowerCase() as Language | undefined;
      const weight = found?.[2] === undefined ? 1 : Number(found[2]);
      return language && weight > 0 && offered.includes(language)
        ? [{ language, weight, index }]
        : [];
    })
    .sort((one, other) => other.weight - one.weight || one.index - other.index);
  return wishes[0]?.language ?? null;
}
