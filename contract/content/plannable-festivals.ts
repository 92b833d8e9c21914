import { z } from "zod/mini";

export const monthDay = z.int();
export const PlannableDates = z.object({
  start: z.string(),
  end: z.string(),
  provisional: z.optional(z.literal(true)),
});

/** A festival on its dates: seen best at its point, kept in its states. */
export const PlannableFestival = z.object({
  slug: z.string(),
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  states: z.array(z.string()),
  tagline: z.string(),
  caution: z.string(),
  dates: z.array(PlannableDates),
  /** Of one too long to be met by being there: all of it, from its first day to its last. */
  seasons: z.optional(z.array(PlannableDates)),
  /** Index of the base where one sleeps for it; absent: none lies near. */
  base: z.optional(z.int()),
  /** What taking part costs a head in rupees, least and most, and what for. */
  price: z.optional(z.tuple([z.int(), z.int(), z.string()])),
});

/** A public holiday on its days: shops and offices shut; `dry`: no alcohol is sold anywhere. */
export const PlannableHoliday = z.object({
  name: z.string(),
  days: z.array(z.object({ day: z.string(), provisional: z.optional(z.literal(true)) })),
  dry: z.optional(z.literal(true)),
});
export type PlannableFestival = z.infer<typeof PlannableFestival>;
export type PlannableHoliday = z.infer<typeof PlannableHoliday>;
