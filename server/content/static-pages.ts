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
import { accepting, readContentFile } from "./content-file.ts";
import { followContent, keepMade, layOver } from "./overrides/layers.ts";

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

/** Pages that the office may change; each is one thing, called as its kind. */
export const textPages = { about: About, faqs: Faqs, terms: Terms, privacy: Privacy } as const;

let shipped: StaticPages | null = null;

const readNow = keepMade((): StaticPages => {
  shipped ??= readStaticPages();
  const { about, faqs, terms, privacy } = shipped;
  return {
    ...shipped,
    about: layOver("about", "about", about, accepting(About)),
    faqs: layOver("faqs", "faqs", faqs, accepting(Faqs)),
    terms: layOver("terms", "terms", terms, accepting(Terms)),
    privacy: layOver("privacy", "privacy", privacy, accepting(Privacy)),
  };
});
const pages = followContent(readNow);

/** Read once a process, with what is published over it now. @throws as `readStaticPages` */
export function getStaticPages(): StaticPages {
  readNow();
  return pages;
}
