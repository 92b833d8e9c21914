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
import { readContentFile } from "./content-file.ts";

/** The pages that are not lists of places. */
export type StaticPages = ReturnType<typeof readStaticPages>;

/** @throws Error naming the file and the fault */
function readStaticPages() {
  return {
    about: readContentFile("about.json", About),
    faqs: readContentFile("faqs.json", Faqs),
    terms: readContentFile("terms.json", Terms),
    privacy: readContentFile("privacy.json", Privacy),
    gallery: readContentFile("gallery.json", Gallery),
    office: readContentFile("office.json", Office),
    films: readContentFile("films.json", Films),
    countries: readContentFile("countries.json", z.array(Country)),
    clockCountries: readContentFile("clock-countries.json", z.array(ClockCountry)),
  };
}

let shared: StaticPages | null = null;

/** Read once a process. @throws as `readStaticPages` */
export function getStaticPages(): StaticPages {
  shared ??= readStaticPages();
  return shared;
}
