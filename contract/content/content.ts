import { z } from "zod";
import { AsOf, entry, PriceRange, provenance } from "./facts.ts";

/**
 * Shapes of everything under `content/`. Checked by the tests and at build; the server
 * reads the files through `server/content/`.
 */

export const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const Month = z.int().min(1).max(12);

/** Twelve marks, January first: 1 = stay away, 5 = the best time. */
export const SeasonStrip = z
  .array(z.strictObject({ score: z.int().min(1).max(5), reason: z.string().min(8).max(120) }))
  .length(12);

/** Longitude and latitude in degrees, WGS 84. */
export const Coordinates = z.strictObject({
  lon: z.number().min(68).max(98),
  lat: z.number().min(6).max(37.5),
});

export const Tag = z.string().min(2).max(30);

/** A word that pages are marked with, as it is shown. */
export const TagName = z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), name: Tag });

const picture = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const HowToReach = z.strictObject({
  /** Nearest useful airport and road distance or time, one sentence. */
  air: z.string().min(10).max(220),
  /** Nearest useful railway station, one sentence. */
  rail: z.string().min(10).max(220),
  /** Road approach with hours from a known city, one sentence. */
  road: z.string().min(10).max(220),
});

export const RegionSlug = z.enum(["north-india", "west-india", "south-india", "east-india"]);

export const Region = z.strictObject({
  slug: RegionSlug,
  name: z.string(),
  /** One line for cards, at most 90 characters. */
  tagline: z.string().min(20).max(90),
  /** 50 to 180 words. */
  description: z.string(),
  /** The specification's order of section 3. */
  states: z.array(Slug),
  /** States in the middle of the country that this page is the nearest to: after the others. */
  beside: z.array(Slug),
  picture,
});

export const State = z.strictObject({
  slug: Slug,
  /** The specification's spelling. */
  name: z.string(),
  kind: z.enum(["state", "union territory"]),
  region: RegionSlug,
  capital: z.string(),
  languages: z.array(z.string()).min(1).max(6),
  knownFor: z.array(z.string().min(3).max(60)).min(3).max(6),
  /** One line for cards, at most 110 characters. */
  tagline: z.string().min(20).max(110),
  /** 50 to 180 words, particular to the place. */
  description: z.string(),
  food: z
    .array(z.strictObject({ name: z.string(), note: z.string().min(10).max(140) }))
    .min(3)
    .max(5),
  season: SeasonStrip,
  /** Permits in plain words: read somewhere on a day, or from general knowledge and shown so. */
  permits: z
    .strictObject({
      /** None for the whole of it; the text tells of places inside. */
      none: z.literal(true).optional(),
      text: z.string().min(10).max(420),
      /** The rule has changed lately, or does at short notice. */
      changes: z.literal(true).optional(),
      ...provenance,
    })
    .refine(
      ({ source, checked, unverified }) => (unverified ? !source && !checked : source && checked),
      'write either "source" with "checked", or "unverified": true',
    ),
  reach: HowToReach,
  caution: z.string().min(20).max(220),
  /** A label point inside the state's polygon. */
  coordinates: Coordinates,
  picture,
});

/** What cities, villages, destination cards and attractions have in common. */
const place = {
  slug: Slug,
  name: z.string(),
  /** Other spellings, older names, Devanagari: for the search. */
  aliases: z.array(z.string()).max(10),
  /** State slug. */
  state: Slug,
  coordinates: Coordinates,
  /** One line for cards, at most 110 characters. */
  tagline: z.string().min(20).max(110),
  /** 50 to 180 words, particular to the place. */
  description: z.string(),
  bestMonths: z.array(Month).min(2).max(12),
  reach: HowToReach,
  /** Typical stay in days, e.g. [2, 3]. */
  days: z.tuple([z.number().min(0.5).max(14), z.number().min(0.5).max(21)]),
  eat: z.array(z.string().min(3).max(90)).min(2).max(5),
  tags: z.array(Tag).min(2).max(8),
  caution: z.string().min(20).max(220),
  picture,
};

export const City = z.strictObject({
  ...place,
  /** Three to six things to do, one sentence each. */
  highlights: z
    .array(z.strictObject({ name: z.string(), note: z.string().min(20).max(200) }))
    .min(3)
    .max(6),
  season: SeasonStrip,
  /** Mean daily high and low by month, °C, January first. */
  temperatures: z.array(z.tuple([z.number(), z.number()])).length(12),
});

export const Village = z.strictObject({ ...place });

export const TabName = z.enum([
  "Beaches",
  "Heritage & Culture",
  "Hill Stations",
  "Wildlife & Nature",
  "Pilgrimage",
]);

/** A destination card of the home page's five tabs; price: average per night in whole rupees. */
export const DestinationCard = z.strictObject({
  ...place,
  tab: TabName,
  nightlyPrice: z.int().min(1700).max(7200),
});

export const Attraction = z.strictObject({
  ...place,
  /** "Agra, Uttar Pradesh": the card's second line. */
  location: z.string(),
  /** City slug when it stands in or near one of the 37. */
  city: Slug.nullable(),
  /** Particulars a visitor asks: what to look for, one sentence each. */
  lookFor: z.array(z.string().min(20).max(200)).min(2).max(4),
});

/** What one does to be there: booking, ticket, permit, the programme, where to stand. */
export const TakePart = entry({
  /** In the order of doing, a sentence or two each. */
  steps: z.array(z.string().min(20).max(240)).min(2).max(6),
  price: z.strictObject({
    /** Whole rupees, lower and upper end; 0 is free. */
    range: PriceRange,
    per: z.enum(["person", "group"]),
    /** What is had for the one and for the other. */
    covers: z.string().min(5).max(160),
    asOf: AsOf,
  }),
});

export const Experience = z.strictObject({
  slug: Slug,
  name: z.string(),
  aliases: z.array(z.string()).max(10),
  location: z.string(),
  state: Slug,
  city: Slug.nullable(),
  coordinates: Coordinates,
  tagline: z.string().min(20).max(110),
  description: z.string(),
  bestMonths: z.array(Month).min(2).max(12),
  /** "Half a day", "2 to 3 hours", "One night". */
  duration: z.string().max(40),
  effort: z.enum(["easy", "moderate", "hard"]),
  bring: z.array(z.string().min(3).max(80)).min(2).max(5),
  tags: z.array(Tag).min(2).max(8),
  caution: z.string().min(20).max(220),
  reach: HowToReach,
  takePart: TakePart,
  picture,
});

export const FestivalDates = z.strictObject({
  year: z.int(),
  /** First and last day; the same day for a festival of one day. */
  start: z.iso.date(),
  end: z.iso.date(),
  /** True where it rests on a moon sighting or an announcement still to come. */
  provisional: z.boolean(),
  /** The days within it that matter most: baths, full moons. */
  days: z
    .array(z.strictObject({ day: z.iso.date(), name: z.string().min(3).max(60) }))
    .min(1)
    .max(12)
    .optional(),
});

export const Festival = z.strictObject({
  slug: Slug,
  name: z.string(),
  aliases: z.array(z.string()).max(10),
  location: z.string(),
  /** State slugs where it is kept most. */
  states: z.array(Slug).min(1).max(8),
  city: Slug.nullable(),
  coordinates: Coordinates,
  tagline: z.string().min(20).max(110),
  description: z.string(),
  /** The rule of its date in one sentence: lunar month and tithi, or fixed. */
  rule: z.string().min(10).max(240),
  calendar: z.enum(["lunar", "solar", "fixed", "islamic", "announced"]),
  /** It does not come every year: without it there is a date in each year from 2026 to 2029. */
  once: z.literal(true).optional(),
  dates: z.array(FestivalDates).min(1).max(4),
  /** Where it is best seen, one to two sentences. */
  bestSeen: z.string().min(20).max(260),
  etiquette: z.string().min(20).max(260),
  tags: z.array(Tag).min(2).max(8),
  caution: z.string().min(20).max(220),
  reach: HowToReach,
  takePart: TakePart,
  picture,
});

export const Theme = z.strictObject({
  slug: Slug,
  name: z.string(),
  tagline: z.string().min(20).max(110),
  description: z.string(),
  bestMonths: z.array(Month).min(2).max(12),
  /** Slugs with their list, e.g. "city:leh", "festival:holi". */
  leads: z
    .array(
      z.string().regex(/^(state|city|village|card|attraction|experience|festival):[a-z0-9-]+$/),
    )
    .min(4)
    .max(10),
  picture,
});

export const Hour = z.enum(["dawn", "noon", "gold", "dusk", "night"]);

export const PictureEntry = z.object({
  slug: Slug,
  alt: z.string().min(10),
  credit: z.string(),
  width: z.int(),
  height: z.int(),
  hour: Hour,
  /** Dominant colour, #rrggbb. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  /** A tiny blurred data URI. */
  placeholder: z.string(),
  /** Hash of the scene's settings at the time of rendering. */
  settings: z.string(),
  /** Hash of the kit and the pipeline that rendered it; absent in pictures older than this record. */
  kit: z.string().optional(),
  /** Widths that exist as files, ascending. */
  widths: z.array(z.int()).min(1),
  layers: z
    .object({
      /** All but the sky, as alpha alone: it cuts the front out of the picture and of its night. */
      outline: z.array(z.int()).optional(),
      night: z.array(z.int()).optional(),
    })
    .optional(),
});

export type RegionSlug = z.infer<typeof RegionSlug>;
export type Region = z.infer<typeof Region>;
export type State = z.infer<typeof State>;
export type City = z.infer<typeof City>;
export type Village = z.infer<typeof Village>;
export type DestinationCard = z.infer<typeof DestinationCard>;
export type Attraction = z.infer<typeof Attraction>;
export type TakePart = z.infer<typeof TakePart>;
export type Experience = z.infer<typeof Experience>;
export type Festival = z.infer<typeof Festival>;
export type Theme = z.infer<typeof Theme>;
export type Hour = z.infer<typeof Hour>;
export type PictureEntry = z.infer<typeof PictureEntry>;
