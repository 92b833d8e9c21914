import { readHandbookIndex, readHandbookPage } from "../handbook/handbook-pages.ts";
import { readTrekPage } from "../treks/trek-pages.ts";
import {
  readAboutPage,
  readContactPage,
  readFaqPage,
  readGalleryPage,
  readGuides,
  readSearchPage,
} from "./fixed-pages.ts";
import { readHeadScene, type ScenePage } from "./head-scenes.ts";
import { readHomePage } from "./home-page.ts";
import { readIndiaMap } from "./india-map-view.ts";
import { readKnowledgePage } from "./knowledge-page.ts";
import {
  readAttractionList,
  readExperienceList,
  readFestivalList,
  readTrekList,
} from "./list-pages.ts";
import type { PageSource } from "./page-source.ts";
import {
  readAttractionPage,
  readDestinationPage,
  readExperiencePage,
  readFestivalPage,
} from "./place-page.ts";
import { readRegionPage } from "./region-page.ts";
import { readSightPage } from "./sight-page.ts";
import { readStatePage } from "./state-page.ts";
import { readStateSightsPage } from "./state-sights-page.ts";
import { readThemeList, readThemePage } from "./theme-page.ts";
import { withoutRepeats } from "./without-repeats.ts";

export type PageReaders = ReturnType<typeof createPageReaders>;

/** One reader a screen: what its loader hands to its view, or null where there is no such page. */
export function createPageReaders(source: PageSource) {
  return {
    home: () => readHomePage(source),
    indiaMap: () => readIndiaMap(source),
    region: (slug: string) => withoutRepeats(readRegionPage(source, slug)),
    state: (region: string, slug: string) => withoutRepeats(readStatePage(source, region, slug)),
    stateSights: (region: string, slug: string, asked?: URLSearchParams) =>
      withoutRepeats(readStateSightsPage(source, region, slug, asked)),
    destination: (slug: string, asked?: URLSearchParams) =>
      withoutRepeats(readDestinationPage(source, slug, asked)),
    sight: (id: string | undefined) => withoutRepeats(readSightPage(source, id)),
    howWeKnow: () => readKnowledgePage(source),
    attraction: (slug: string, asked?: URLSearchParams) =>
      withoutRepeats(readAttractionPage(source, slug, asked)),
    experience: (slug: string, asked?: URLSearchParams) =>
      withoutRepeats(readExperiencePage(source, slug, asked)),
    festival: (slug: string) => withoutRepeats(readFestivalPage(source, slug)),
    theme: (slug: string) => withoutRepeats(readThemePage(source, slug)),
    themes: () => readThemeList(source),
    attractions: (asked: URLSearchParams) => readAttractionList(source, asked),
    experiences: (asked: URLSearchParams) => readExperienceList(source, asked),
    festivals: (asked: URLSearchParams) => readFestivalList(source, asked),
    treks: (asked: URLSearchParams) => readTrekList(source, asked),
    trek: (slug: string) => readTrekPage(source, slug),
    faqs: () => readFaqPage(source),
    handbook: () => readHandbookIndex(source),
    handbookPage: (slug: string) => readHandbookPage(source, slug),
    about: () => readAboutPage(source),
    gallery: () => withoutRepeats(readGalleryPage(source)),
    contact: () => readContactPage(source),
    guides: () => readGuides(source),
    headScene: (page: ScenePage) => readHeadScene(source, page),
    search: (query: string | null) => readSearchPage(source, query),
  };
}
