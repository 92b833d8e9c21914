import { z } from "zod";
import { Attraction, Experience } from "./content.ts";
import { Coordinates, Month } from "./content-parts.ts";
import { Festival } from "./festival.ts";
import { SearchEntry } from "./search-entry.ts";
import { TrekGrade } from "./trek.ts";

/** The static lists of section 7 and the search, as anybody may read them. */

/** Absolute addresses, so that the lists can be read from elsewhere. */
const more = { imageUrl: z.string(), url: z.string() };
const common = {
  name: true,
  location: true,
  slug: true,
  coordinates: true,
  tagline: true,
  description: true,
  tags: true,
} as const;

export const AttractionList = z.array(
  Attraction.pick({ ...common, state: true, bestMonths: true }).extend(more),
);

export const ExperienceList = z.array(
  Experience.pick({
    ...common,
    state: true,
    bestMonths: true,
    duration: true,
    effort: true,
  }).extend(more),
);

/** `date` to `endDate` are the days of the next one in India; provisional until the moon is seen. */
export const FestivalList = z.array(
  Festival.pick({ ...common, states: true, rule: true, dates: true }).extend({
    ...more,
    date: z.string(),
    endDate: z.string(),
    provisional: z.boolean(),
  }),
);

export const TrekList = z.array(
  z.object({
    name: z.string(),
    location: z.string(),
    ...more,
    slug: z.string(),
    state: z.string(),
    coordinates: Coordinates,
    tagline: z.string(),
    description: z.string(),
    grade: TrekGrade,
    days: z.int(),
    /** Metres above the sea. */
    highest: z.int(),
    kilometres: z.number(),
    bestMonths: z.array(Month),
    open: z.enum(["open", "restricted", "closed"]),
    permits: z.enum(["none", "everyone", "foreigners"]),
    guides: z.enum(["required", "advised", "optional"]),
    /** Nobody of an office said so yet. */
    unverified: z.boolean(),
  }),
);

/** `limit`: 1 to 50, else 10. */
export const SearchQuery = z.object({ q: z.string().default(""), limit: z.string().optional() });

export const SearchAnswer = z.object({ query: z.string(), results: z.array(SearchEntry) });
