import MiniSearch from "minisearch";
import { findEntries, type SearchEntry, searchIndex } from "#contract/search.ts";
import { addressOf } from "./addresses.ts";
import type { Catalogue } from "./catalogue.ts";
import { pageNames, regionNames, stateNames, themeNames } from "./search-names.ts";

export type Search = {
  /** All that can be found, for a browser that searches by itself. */
  entries: readonly SearchEntry[];
  find(query: string, limit: number): SearchEntry[];
};

const spellings = (names: readonly string[] = []) => names.join("|");

function listEntries(catalogue: Catalogue): SearchEntry[] {
  const { nameState } = catalogue;
  return [
    ...catalogue.regions.map((region) => ({
      to: addressOf.region(region.slug),
      name: region.name,
      kind: "region" as const,
      place: `${region.states.length} states and territories`,
      also: spellings(regionNames[region.slug]),
      about: region.states.map(nameState).join(" "),
    })),
    ...catalogue.states.map((state) => ({
      to: addressOf.state(state),
      name: state.name,
      kind: "state" as const,
      place: catalogue.find("regions", state.region)?.name ?? "India",
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
    })),
    ...catalogue.attractions.map((item) => ({
      to: addressOf.attraction(item.slug),
      name: item.name,
      kind: "attraction" as const,
      place: item.location,
      also: spellings(item.aliases),
      about: item.tags.join(" "),
    })),
    ...catalogue.experiences.map((item) => ({
      to: addressOf.experience(item.slug),
      name: item.name,
      kind: "experience" as const,
      place: item.location,
      also: spellings(item.aliases),
      about: [...item.tags, nameState(item.state)].join(" "),
    })),
    ...catalogue.festivals.map((item) => ({
      to: addressOf.festival(item.slug),
      name: item.name,
      kind: "festival" as const,
      place: item.location,
      also: spellings(item.aliases),
      about: [...item.tags, ...item.states.map(nameState)].join(" "),
    })),
    ...catalogue.themes.map((theme) => ({
      to: addressOf.theme(theme.slug),
      name: theme.name,
      kind: "theme" as const,
      place: theme.tagline,
      also: spellings(themeNames[theme.slug]),
      about: "",
    })),
    ...pageNames.map(({ also, ...page }) => ({
      ...page,
      kind: "page" as const,
      also: spellings(also),
      about: "",
    })),
  ];
}

export function createSearch(catalogue: Catalogue): Search {
  const entries = listEntries(catalogue);
  const byAddress = new Map(entries.map((entry) => [entry.to, entry]));
  const engine = new MiniSearch<SearchEntry>(searchIndex);
  engine.addAll(entries);
  return { entries, find: (query, limit) => findEntries(engine, byAddress, query, limit) };
}
