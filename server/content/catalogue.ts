import { z } from "zod";
import {
  Attraction,
  City,
  DestinationCard,
  Experience,
  Festival,
  PictureEntry,
  Region,
  State,
  Theme,
  Village,
} from "#contract/content.ts";
import { readContentFile, readMadeFile } from "./content-file.ts";

/** What `/destinations/<slug>` shows: one of the 37 cities, a village, or a card of the five tabs. */
export type Destination =
  | ({ kind: "city" } & City)
  | ({ kind: "village" } & Village)
  | ({ kind: "card" } & DestinationCard);

/** A state as the village of Madla names it: outside the 34 of the site, so without a page. */
const statesWithoutPage: Record<string, string> = { "madhya-pradesh": "Madhya Pradesh" };

/** Everything under `content/` that is a place, a thing to do, a day or a picture. */
export type Catalogue = ReturnType<typeof buildCatalogue>;

const bySlug = <T extends { slug: string }>(items: T[]) =>
  new Map(items.map((item) => [item.slug, item]));

function buildCatalogue() {
  const regions = readContentFile("regions.json", z.array(Region));
  const states = readContentFile("states.json", z.array(State));
  const cities = readContentFile("cities.json", z.array(City));
  const villages = readContentFile("villages.json", z.array(Village));
  const cards = readContentFile("cards.json", z.array(DestinationCard));
  const attractions = readContentFile("attractions.json", z.array(Attraction));
  const experiences = readContentFile("experiences.json", z.array(Experience));
  const festivals = readContentFile("festivals.json", z.array(Festival));
  const themes = readContentFile("themes.json", z.array(Theme));
  const pictures = bySlug(readMadeFile("pictures.json", z.array(PictureEntry), []));

  const destinations: Destination[] = [
    ...cities.map((city) => ({ kind: "city" as const, ...city })),
    ...villages.map((village) => ({ kind: "village" as const, ...village })),
    ...cards.map((card) => ({ kind: "card" as const, ...card })),
  ];
  const maps = {
    region: bySlug(regions),
    state: bySlug(states),
    destination: bySlug(destinations),
    attraction: bySlug(attractions),
    experience: bySlug(experiences),
    festival: bySlug(festivals),
    theme: bySlug(themes),
  };

  return {
    regions,
    states,
    cities,
    villages,
    cards,
    destinations,
    attractions,
    experiences,
    festivals,
    themes,
    pictures,
    findRegion: (slug: string) => maps.region.get(slug) ?? null,
    findState: (slug: string) => maps.state.get(slug) ?? null,
    findDestination: (slug: string) => maps.destination.get(slug) ?? null,
    findAttraction: (slug: string) => maps.attraction.get(slug) ?? null,
    findExperience: (slug: string) => maps.experience.get(slug) ?? null,
    findFestival: (slug: string) => maps.festival.get(slug) ?? null,
    findTheme: (slug: string) => maps.theme.get(slug) ?? null,
    /** Null while a picture has not been made: the page shows its coloured panel. */
    findPicture: (slug: string): PictureEntry | null => pictures.get(slug) ?? null,
    /** "Rajasthan", and "Madhya Pradesh" for the one village outside the 34 states. */
    nameState: (slug: string) => maps.state.get(slug)?.name ?? statesWithoutPage[slug] ?? slug,
  };
}

let catalogue: Catalogue | null = null;

/** The catalogue, read and checked once a process. @throws Error naming the file that is broken */
export function getCatalogue(): Catalogue {
  catalogue ??= buildCatalogue();
  return catalogue;
}
