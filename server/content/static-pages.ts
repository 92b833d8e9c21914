import { z } from "zod";
import {
  About,
  ClockCountry,
  Country,
  Faqs,
  Films,
  Gallery,
  Office,
  Privacy,
  Terms,
} from "#contract/content/static-content.ts";
import type { Language } from "#contract/languages.ts";
import { readContentFile } from "./content-file.ts";

/** The pages that are not lists of places. */
export type StaticPages = ReturnType<typeof readStaticPages>;

/** @throws Error naming the file and the fault */
function readStaticPages(language: Language) {
  return {
    about: readContentFile("about.json", About, language),
    faqs: readContentFile("faqs.json", Faqs, language),
    terms: readContentFile("terms.json", Terms, language),
    privacy: readContentFile("privacy.json", Privacy, language),
    gallery: readContentFile("gallery.json", Gallery, language),
    office: readContentFile("office.json", Office, language),
    films: readContentFile("films.json", Films, language),
    countries: readContentFile("countries.json", z.array(Country), language),
    clockCountries: readContentFile("clock-countries.json", z.array(ClockCountry), language),
  };
}

const shared = new Map<Language, StaticPages>();

/** Of a language, read once a process. @throws as `readStaticPages` */
export function getStaticPages(language: Language = "en"): StaticPages {
  const known = shared.get(language) ?? readStaticPages(language);
  shared.set(language, known);
  return known;
}
