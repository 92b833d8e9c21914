import { z } from "zod";
import {
  Coordinates,
  HowToReach,
  Month,
  picture,
  place,
  SeasonStrip,
  Slug,
  TabName,
  Tag,
  TakePart,
} from "./content-parts.ts";
import { provenance } from "./facts.ts";

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

export type RegionSlug = z.infer<typeof RegionSlug>;
export type Region = z.infer<typeof Region>;
export type State = z.infer<typeof State>;
export type City = z.infer<typeof City>;
export type Village = z.infer<typeof Village>;
export type DestinationCard = z.infer<typeof DestinationCard>;
export type Attraction = z.infer<typeof Attraction>;
export type Experience = z.infer<typeof Experience>;
export type Theme = z.infer<typeof Theme>;
