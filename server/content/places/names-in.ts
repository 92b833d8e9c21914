import type { Language } from "#contract/languages.ts";
import { getCatalogue } from "../catalogue.ts";
import { getHandbook } from "../handbook/read-handbook.ts";
import { firstLanguage, keepInLanguages } from "../overrides/layers.ts";
import { getPlaces } from "./read-places.ts";

type Texts = readonly (string | undefined)[];

/** What trips are told with, text by text, in the same order in every language. */
function listTexts(language: Language): Texts {
  const { bases, sights, tickets, legs } = getPlaces(language);
  const { airports, travelRegions, regions, festivals, states, destinations } =
    getCatalogue(language);
  const { holidays } = getHandbook(language);
  const named = [
    ...[bases, sights, tickets, airports, travelRegions, regions, holidays, states, destinations],
  ];
  return [
    ...named.flatMap((list: readonly { name: string }[]) => list.map(({ name }) => name)),
    ...legs.flatMap(({ name, note }) => [name, note]),
    ...festivals.flatMap(({ name, tagline, caution, takePart }) => [
      ...[name, tagline, caution, takePart.price.covers],
    ]),
  ];
}

/** By the English. Of two things of one name the first is meant, a town before its sights. */
const readNames = keepInLanguages((language): ReadonlyMap<string, string> => {
  const english = listTexts(firstLanguage);
  const own = listTexts(language);
  const names = new Map<string, string>();
  for (const [index, text] of english.entries()) {
    const told = own[index];
    if (text && told && !names.has(text)) names.set(text, told);
  }
  return names;
});

/**
 * How towns, sights, festivals, ways and what is said of them are called in a language: a trip is planned and kept with
 * the English ones, and is given the reader's where it is shown. What is none of them stays, as what people wrote does.
 */
export function nameIn(language: Language): (text: string) => string {
  if (language === firstLanguage) return (text) => text;
  const names = readNames(language);
  return (text) => names.get(text) ?? text;
}
