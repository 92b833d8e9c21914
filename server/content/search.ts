import MiniSearch from "minisearch";
import { findEntries } from "#contract/content/search.ts";
import type { SearchEntry } from "#contract/content/search-entry.ts";
import { searchIndex } from "#contract/content/search-words.ts";
import type { Language } from "#contract/languages.ts";
import type { SearchKey } from "#words/search/english.ts";
import { saySearchIn } from "#words/search/say-search.ts";
import { addressOf } from "./addresses.ts";
import { type Catalogue, getCatalogue } from "./catalogue.ts";
import { getHandbook } from "./handbook/read-handbook.ts";
import { getJourneys } from "./journeys/read-journeys.ts";
import { firstLanguage, followInLanguages } from "./overrides/layers.ts";
import { listSightsWithPages } from "./places/page-of-sight.ts";
import { getPlaces, type PlacedSight, type Places } from "./places/read-places.ts";
import { listPagelessBases } from "./places/state-sights.ts";
import { listRegionStates } from "./region-states.ts";
import { type Marked, markPage, markSight } from "./search-marks.ts";
import { pageNames, regionNames, stateNames, themeNames } from "./search-names.ts";
import { listGoodMonths } from "./treks/trek-course.ts";

export type Search = {
  /** All that can be found, for a browser that searches by itself. */
  entries: readonly SearchEntry[];
  find(query: string, limit: number): SearchEntry[];
};

/** Pages of the handbook that answer a need which sights answer too. */
const handbookMarks: Record<string, string> = {
  "older-travellers-and-wheelchairs": "step",
  children: "kids",
};

const spellings = (names: readonly string[] = []) => names.join("|");

function listEntries(catalogue: Catalogue, places: Places, language: Language): SearchEntry[] {
  const say = saySearchIn[language];
  const { nameState } = catalogue;
  const best = new Map<string, PlacedSight>();
  for (const sight of places.sights) {
    const known = sight.page && best.get(sight.page);
    if (sight.page && (!known || known.worth < sight.worth)) best.set(sight.page, sight);
  }
  /** By the facts of the sight that a page is about; by its months where there are none. */
  const mark = (page: string, item: Parameters<typeof markPage>[0]): Marked => {
    const sight = best.get(page);
    const own = markPage(item);
    if (!sight) return own;
    const told = markSight(sight, places, catalogue);
    return { ...told, marks: `${own.marks} ${told.marks}` };
  };
  return [
    ...catalogue.regions.map((region) => ({
      to: addressOf.region(region.slug),
      name: region.name,
      kind: "region" as const,
      place: say("states", { count: listRegionStates(region).length }),
      also: spellings(regionNames[region.slug]),
      about: listRegionStates(region).map(nameState).join(" "),
    })),
    ...catalogue.states.map((state) => ({
      to: addressOf.state(state),
      name: state.name,
      kind: "state" as const,
      place: catalogue.find("regions", state.region)?.name ?? say("india"),
      also: spellings(stateNames[state.slug]),
      about: [state.capital, ...state.knownFor, ...state.food.map((dish) => dish.name)].join(" "),
    })),
    ...catalogue.destinations.map((place) => ({
      to: addressOf.destination(place.slug),
      name: place.name,
      kind: place.kind === "card" ? ("destination" as const) : place.kind,
      place: nameState(place.state),
      also: spellings(place.aliases),
      about: [...place.tags, place.kind === "card" ? place.tab : ""].join(" "),
      ...markPage(place),
    })),
    ...catalogue.attractions.map((item) => ({
      to: addressOf.attraction(item.slug),
      name: item.name,
      kind: "attraction" as const,
      place: item.location,
      also: spellings(item.aliases),
      about: item.tags.join(" "),
      ...mark(`attraction:${item.slug}`, item),
    })),
    ...listTowns(catalogue, places),
    ...listSights(catalogue, places),
    ...catalogue.experiences.map((item) => ({
      to: addressOf.experience(item.slug),
      name: item.name,
      kind: "experience" as const,
      place: item.location,
      also: spellings(item.aliases),
      about: [...item.tags, nameState(item.state)].join(" "),
      ...mark(`experience:${item.slug}`, item),
    })),
    ...catalogue.festivals.map((item) => ({
      to: addressOf.festival(item.slug),
      name: item.name,
      kind: "festival" as const,
      place: item.location,
      also: spellings(item.aliases),
      about: [...item.tags, ...item.states.map(nameState)].join(" "),
      ...markPage(item, [...new Set(item.dates.map(({ start }) => Number(start.slice(5, 7))))]),
    })),
    ...catalogue.treks.map((trek) => ({
      to: addressOf.trek(trek.slug),
      name: trek.name,
      kind: "trek" as const,
      place: trek.location,
      also: spellings(trek.aliases),
      about: `trek trekking hike ${trek.grade}`,
      ...markPage({ tags: [] }, listGoodMonths(trek)),
    })),
    ...getJourneys(language).map((journey) => ({
      to: addressOf.journey(journey.slug),
      name: journey.name,
      kind: "journey" as const,
      place: say("days", { count: journey.days }),
      also: "",
      about: "",
    })),
    ...catalogue.themes.map((theme) => ({
      to: addressOf.theme(theme.slug),
      name: theme.name,
      kind: "theme" as const,
      place: theme.tagline,
      also: spellings(themeNames[theme.slug]),
      about: "",
    })),
    ...getHandbook(language).pages.map((page) => ({
      to: addressOf.handbook(page.slug),
      name: page.title,
      kind: "page" as const,
      place: say("handbook"),
      also: spellings(page.words),
      about: "",
      ...(handbookMarks[page.slug] && { marks: handbookMarks[page.slug] }),
    })),
    ...pageNames.map(({ to, also }) => ({
      to,
      name: say(to.slice(1) as SearchKey),
      kind: "page" as const,
      place: say(`${to.slice(1)}-note` as SearchKey),
      also: spellings(also),
      about: "",
    })),
  ];
}

/** Towns without a page of their own, on that of their state's sights. */
function listTowns(catalogue: Catalogue, places: Places): SearchEntry[] {
  return catalogue.states.flatMap((state) =>
    listPagelessBases(places, state.slug).map((base) => ({
      to: `${addressOf.stateSights(state)}#${base.id}`,
      name: base.name,
      kind: "destination" as const,
      place: state.name,
      also: "",
      about: "",
    })),
  );
}

/** Sights with a page as a sight: an attraction's, an experience's or a festival's is found by its own entry. */
function listSights(catalogue: Catalogue, places: Places): SearchEntry[] {
  const baseOf = new Map(places.bases.map((base) => [base.id, base]));
  return listSightsWithPages(places, catalogue).flatMap((sight) => {
    const base = baseOf.get(sight.base);
    if (!base || base.name === sight.name) return [];
    return [
      {
        to: addressOf.sight(sight.id),
        name: sight.name,
        kind: "sight" as const,
        place: `${base.name}, ${catalogue.nameState(sight.state)}`,
        also: spellings(sight.aliases),
        about: [sight.kind, ...sight.interests].join(" "),
        ...markSight(sight, places, catalogue),
      },
    ];
  });
}

/** What is found as it is called in English, and in another language as there, found by the English words too. */
function listInLanguage(language: Language): SearchEntry[] {
  const english = listEntries(getCatalogue(), getPlaces(), firstLanguage);
  if (language === firstLanguage) return english;
  const own = listEntries(getCatalogue(language), getPlaces(language), language);
  const byAddress = new Map(own.map((entry) => [entry.to, entry]));
  return english.map((entry) => {
    const { name, place } = byAddress.get(entry.to) ?? entry;
    return {
      ...entry,
      name,
      place,
      also: [entry.name, entry.also].filter(Boolean).join("|"),
      about: [entry.place, entry.about].filter(Boolean).join(" "),
    };
  });
}

export function createSearch(list: () => SearchEntry[]): Search {
  // Built when first asked: reading the hours of hundreds of sights takes half a second.
  let made: { entries: SearchEntry[]; find: Search["find"] } | null = null;
  const make = () => {
    const entries = list();
    const byAddress = new Map(entries.map((entry) => [entry.to, entry]));
    const engine = new MiniSearch<SearchEntry>(searchIndex);
    engine.addAll(entries);
    made = { entries, find: (query, limit) => findEntries(engine, byAddress, query, limit) };
    return made;
  };
  return {
    get entries() {
      return (made ?? make()).entries;
    },
    find: (query, limit) => (made ?? make()).find(query, limit),
  };
}

/** The search over all that a language's pages have, as it is now, its index made once for each state of it. */
export const getSearch = followInLanguages(
  (language): Search => createSearch(() => listInLanguage(language)),
);
