import { z } from "zod";
import {
  Attraction,
  City,
  DestinationCard,
  Experience,
  Region,
  State,
  Theme,
  Village,
} from "#contract/content/content.ts";
import { PictureEntry, TagName } from "#contract/content/content-parts.ts";
import { Festival } from "#contract/content/festival.ts";
import { Authority } from "#contract/content/handbook.ts";
import type { PictureSubject } from "#contract/content/picture.ts";
import { Airport, TravelRegion } from "#contract/content/travel.ts";
import { Trek } from "#contract/content/trek.ts";
import type { Language } from "#contract/languages.ts";
import { accepting, readContentFile, readMadeFile } from "./content-file.ts";
import type { Spot } from "./map/place-tile.ts";
import { firstLanguage, followInLanguages, layOverList } from "./overrides/layers.ts";
import { asEntry, findOwn, subjectOf } from "./own-pictures.ts";
import { readTranslations, translate } from "./translations.ts";

/** Every kind of thing that has a page or a card, by the name of its file. */
export const lists = {
  regions: Region,
  states: State,
  cities: City,
  villages: Village,
  cards: DestinationCard,
  attractions: Attraction,
  experiences: Experience,
  festivals: Festival,
  themes: Theme,
  treks: Trek,
} as const;

export type ListName = keyof typeof lists;
export const listNames = Object.keys(lists) as readonly ListName[];
type Item<Name extends ListName> = z.infer<(typeof lists)[Name]>;

/** What `/destinations/<slug>` shows: one of the 37 cities, a village, or a card of the five tabs. */
export type Destination =
  | ({ kind: "city" } & City)
  | ({ kind: "village" } & Village)
  | ({ kind: "card" } & DestinationCard);

export type Catalogue = { readonly [Name in ListName]: readonly Item<Name>[] } & {
  readonly destinations: readonly Destination[];
  /** Those that have been made. */
  readonly pictures: readonly PictureEntry[];
  readonly travelRegions: readonly TravelRegion[];
  readonly airports: readonly Airport[];
  readonly tags: readonly z.infer<typeof TagName>[];
  /** Who can confirm what is said of a trek, by key. */
  readonly trekOffices: Readonly<Record<string, Authority>>;
  find<Name extends ListName>(list: Name, slug: string): Item<Name> | null;
  findDestination(slug: string): Destination | null;
  /** Null where no picture has been made yet: a map tile stands in for it, or a drawn horizon. */
  findPicture(slug: string): PictureEntry | null;
  /** The same, whatever the office has put in its place: its files lie beside the site's own. */
  findShippedPicture(slug: string): PictureEntry | null;
  /** What a map tile in a picture's place would be drawn of; null for what is no place. */
  findSpot(picture: string): Spot | null;
  /** The part of a picture's height, from its top, that is sky alone; null where nobody looked. */
  findSkyline(picture: string): number | null;
  /** What a picture is of, for the head of a page; null where nobody said. */
  findSubject(picture: string): PictureSubject | null;
  nameState(slug: string): string;
  /** What the files call what a page ("attraction:amber-fort", "city:jaipur") is about, whatever the language. */
  nameInEnglish(page: string): string | null;
  /** A tag as it is shown: what is asked by it is asked in English. */
  nameTag(tag: string): string;
  /** The languages of a state, the most spoken first; none for what is no state. */
  listLanguages(state: string): readonly string[];
};

const Fraction = z.number().min(0).max(1);
const Colour = z.string().regex(/^#[0-9a-f]{6}$/);
const Ink = z.enum(["dark", "light"]);
const Subject = z.object({
  subject: z.tuple([Fraction, Fraction, Fraction, Fraction]),
  top: z.tuple([Colour, Colour]),
  foot: z.tuple([Colour, Colour]),
  ink: z.tuple([Ink, Ink]),
  closed: z.optional(z.boolean()),
  haze: z.optional(z.tuple([z.boolean(), z.boolean()])),
  front: z.optional(z.array(z.enum(["narrow", "middle", "wide"]))),
});

const indexBySlug = <T extends { slug: string }>(items: readonly T[]) =>
  new Map(items.map((item) => [item.slug, item]));

type Files = ReturnType<typeof readFiles>;
type Lists = { readonly [Name in ListName]: readonly Item<Name>[] };

function readFiles() {
  return {
    lists: Object.fromEntries(
      listNames.map((name) => [
        name,
        readContentFile(`${name}.json`, z.array(lists[name] as z.ZodType)),
      ]),
    ) as unknown as Lists,
    pictures: readMadeFile("pictures.json", z.array(PictureEntry), []),
    skylines: readMadeFile("skylines.json", z.record(z.string(), z.number()), {}),
    subjects: readMadeFile("subjects.json", z.record(z.string(), Subject), {}),
    travelRegions: readContentFile("travel-regions.json", z.array(TravelRegion)),
    airports: readContentFile("airports.json", z.array(Airport)),
    tags: readContentFile("tags.json", z.array(TagName)),
    trekOffices: readContentFile("trek-offices.json", z.record(z.string(), Authority)),
  };
}

/** The lists with what the office has published over them. */
const layOverLists = (shipped: Lists) =>
  Object.fromEntries(
    listNames.map((name) => {
      const shape = lists[name] as z.ZodType<{ slug: string }>;
      const items: readonly { slug: string }[] = shipped[name];
      return [name, layOverList(name, items, ({ slug }) => slug, accepting(shape))];
    }),
  ) as unknown as Lists;

const translateLists = (all: Lists, language: Language): Lists =>
  language === firstLanguage
    ? all
    : (Object.fromEntries(
        listNames.map((name) => [
          name,
          translate(all[name], readTranslations(`${name}.json`, language)),
        ]),
      ) as unknown as Lists);

/** Of the files that nothing is published over, those that hold texts. */
const translateFiles = (all: Files, language: Language): Files => {
  if (language === firstLanguage) return all;
  const read = <T>(value: T, name: string) =>
    translate(value, readTranslations(name, language)) as T;
  return {
    ...all,
    pictures: read(all.pictures, "pictures.json"),
    travelRegions: read(all.travelRegions, "travel-regions.json"),
    airports: read(all.airports, "airports.json"),
    tags: read(all.tags, "tags.json"),
    trekOffices: read(all.trekOffices, "trek-offices.json"),
  };
};

/**
 * Reads and checks all that pages show of places, days and pictures, as it was shipped.
 * @throws Error naming the file and the fault
 */
export function createCatalogue(): Catalogue {
  const files = readFiles();
  return indexLists(files.lists, files.lists, files);
}

function indexLists(all: Lists, english: Lists, files: Files): Catalogue {
  const { pictures, skylines, subjects, travelRegions, airports, trekOffices, tags } = files;
  const maps = Object.fromEntries(
    listNames.map((name) => [name, indexBySlug<{ slug: string }>(all[name])]),
  ) as unknown as { [Name in ListName]: Map<string, Item<Name>> };
  const pictureBySlug = indexBySlug(pictures);
  const destinations: Destination[] = [
    ...all.cities.map((city) => ({ kind: "city" as const, ...city })),
    ...all.villages.map((village) => ({ kind: "village" as const, ...village })),
    ...all.cards.map((card) => ({ kind: "card" as const, ...card })),
  ];
  const destinationBySlug = indexBySlug(destinations);
  const tagNames = new Map(tags.map(({ id, name }) => [id, name]));
  let called: ReadonlyMap<string, string> | null = null;
  const calledOf = () => (called ??= mapCalled(english));
  const spots = new Map(
    [
      ...all.states.map((item) => ({ ...item, state: item.slug, whole: true })),
      ...destinations,
      ...all.attractions,
      ...all.experiences,
      ...all.treks,
      ...all.festivals.map((item) => ({ ...item, state: item.states[0] ?? "" })),
    ].map(({ picture, name, state, coordinates, ...item }) => [
      picture,
      {
        picture,
        name,
        state,
        coordinates,
        whole: "whole" in item,
        ...("stamp" in item && item.stamp && { stamp: item.stamp }),
      },
    ]),
  );
  return {
    ...all,
    destinations,
    pictures,
    travelRegions,
    airports,
    tags,
    trekOffices,
    find: (list, slug) => maps[list].get(slug) ?? null,
    findDestination: (slug) => destinationBySlug.get(slug) ?? null,
    findPicture(slug) {
      const own = findOwn(slug);
      return own ? asEntry(own) : (pictureBySlug.get(slug) ?? null);
    },
    findShippedPicture: (slug) => pictureBySlug.get(slug) ?? null,
    findSpot: (picture) => spots.get(picture) ?? null,
    findSkyline: (picture) => (findOwn(picture) ? null : (skylines[picture] ?? null)),
    findSubject(picture) {
      const own = findOwn(picture);
      return own ? subjectOf(own) : (subjects[picture] ?? null);
    },
    nameInEnglish: (page) => calledOf().get(page) ?? null,
    nameTag: (tag) => tagNames.get(idOfTag(tag)) ?? tag,
    nameState: (slug) => maps.states.get(slug)?.name ?? slug,
    listLanguages: (state) => maps.states.get(state)?.languages ?? [],
  };
}

/** "World Heritage": "world-heritage". */
export const idOfTag = (tag: string): string =>
  tag
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

const pageKinds = {
  cities: "city",
  villages: "village",
  cards: "card",
  attractions: "attraction",
  experiences: "experience",
  festivals: "festival",
} as const;

const mapCalled = (lists: Lists): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(pageKinds).flatMap(([list, kind]) =>
      lists[list as keyof typeof pageKinds].map(
        ({ slug, name }) => [`${kind}:${slug}`, name] as const,
      ),
    ),
  );

let files: Files | null = null;

/**
 * The catalogue of a language, which a process reads once, with what is published over it now: in English first, so
 * that a translation of another text than stands there now is not shown.
 * @throws as `createCatalogue`
 */
export const getCatalogue = followInLanguages((language): Catalogue => {
  files ??= readFiles();
  const english = layOverLists(files.lists);
  return indexLists(translateLists(english, language), english, translateFiles(files, language));
});
