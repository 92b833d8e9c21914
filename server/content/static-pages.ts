import { z } from "zod";
import { ClockCountry, Country, Films, HomeWords } from "#contract/content/home-words.ts";
import { Office } from "#contract/content/office.ts";
import { About, Faqs, Gallery, Privacy, Terms } from "#contract/content/static-content.ts";
import { accepting, readContentFile } from "./content-file.ts";
import {
  firstLanguage,
  followInLanguages,
  keepMade,
  layOver,
  withShipped,
} from "./overrides/layers.ts";
import { readTranslations, translate } from "./translations.ts";

/** The pages that are not lists of places. */
export type StaticPages = ReturnType<typeof readStaticPages>;

/** @throws Error naming the file and the fault */
function readStaticPages() {
  return {
    home: readHomeWords(),
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

/** Of the interface's texts those that the office may say otherwise. */
function readHomeWords(): HomeWords {
  const text = z.string();
  const texts = readContentFile(
    "../messages/en.json",
    z.object({
      home_plain: text,
      home_regions_lede: text,
      home_cities_lede: text,
      home_gems_lede: text,
      home_map_lede: text,
      home_close_text: text,
    }),
  );
  return {
    line: texts.home_plain,
    regions: texts.home_regions_lede,
    cities: texts.home_cities_lede,
    villages: texts.home_gems_lede,
    map: texts.home_map_lede,
    close: texts.home_close_text,
  };
}

/** Pages that the office may change; each is one thing, called as its kind. */
export const textPages = {
  home: HomeWords,
  about: About,
  faqs: Faqs,
  terms: Terms,
  privacy: Privacy,
} as const;

let shipped: StaticPages | null = null;

/** The home page's sentences that are other than the interface's own: mostly none. */
export function listOwnHomeWords(): Partial<HomeWords> {
  const own = readNow().home;
  const given = withShipped(readNow).home;
  const names = Object.keys(own) as (keyof HomeWords)[];
  return Object.fromEntries(
    names.flatMap((name) => (own[name] === given[name] ? [] : [[name, own[name]]])),
  );
}

const readNow = keepMade((): StaticPages => {
  shipped ??= readStaticPages();
  const { home, about, faqs, terms, privacy } = shipped;
  return {
    ...shipped,
    home: layOver("home", "home", home, accepting(HomeWords)),
    about: layOver("about", "about", about, accepting(About)),
    faqs: layOver("faqs", "faqs", faqs, accepting(Faqs)),
    terms: layOver("terms", "terms", terms, accepting(Terms)),
    privacy: layOver("privacy", "privacy", privacy, accepting(Privacy)),
  };
});

/** The file of each part. */
const files: Partial<Record<keyof StaticPages, string>> = {
  about: "about.json",
  faqs: "faqs.json",
  terms: "terms.json",
  privacy: "privacy.json",
  gallery: "gallery.json",
  films: "films.json",
  countries: "countries.json",
  clockCountries: "clock-countries.json",
};

/**
 * Of a language, read once a process, with what is published over it now: in English first, so that a translation of
 * another text than stands there now is not shown. @throws as `readStaticPages`
 */
export const getStaticPages = followInLanguages((language): StaticPages => {
  const own = readNow();
  if (language === firstLanguage) return own;
  const told = Object.entries(files).map(([part, file]) => [
    part,
    translate(own[part as keyof StaticPages], readTranslations(file, language)),
  ]);
  return { ...own, ...Object.fromEntries(told) };
});
