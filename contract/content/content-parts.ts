import { z } from "zod";
import { AsOf, entry, PriceRange } from "./facts.ts";

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
export const picture = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const HowToReach = z.strictObject({
  /** Nearest useful airport and road distance or time, one sentence. */
  air: z.string().min(10).max(220),
  /** Nearest useful railway station, one sentence. */
  rail: z.string().min(10).max(220),
  /** Road approach with hours from a known city, one sentence. */
  road: z.string().min(10).max(220),
});

/** What cities, villages, destination cards and attractions have in common. */
export const place = {
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

export const TabName = z.enum([
  "Beaches",
  "Heritage & Culture",
  "Hill Stations",
  "Wildlife & Nature",
  "Pilgrimage",
]);
export type TabName = z.infer<typeof TabName>;

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
export type TakePart = z.infer<typeof TakePart>;
export type Hour = z.infer<typeof Hour>;
export type PictureEntry = z.infer<typeof PictureEntry>;
