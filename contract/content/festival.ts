import { z } from "zod";
import { Coordinates, HowToReach, picture, Slug, Tag, TakePart } from "./content-parts.ts";

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
  /** What its card draws while there is no picture: a symbol of app/ui/stamps.svg. */
  stamp: z.optional(Slug),
});
export type Festival = z.infer<typeof Festival>;
