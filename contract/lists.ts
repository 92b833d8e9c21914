import { z } from "zod";
import { Attraction, Experience, Festival } from "./content.ts";
import { searchKinds } from "./search.ts";

/** The static lists of section 7 and the search, as anybody may read them. */

/** Absolute addresses, so that the lists can be read from elsewhere. */
const more = { imageUrl: z.string(), url: z.string() };

export const AttractionList = z.array(
  Attraction.pick({
    name: true,
    location: true,
    slug: true,
    state: true,
    coordinates: true,
    tagline: true,
    description: true,
    bestMonths: true,
    tags: true,
  }).extend(more),
);

export const ExperienceList = z.array(
  Experience.pick({
    name: true,
    location: true,
    slug: true,
    state: true,
    coordinates: true,
    tagline: true,
    description: true,
    bestMonths: true,
    duration: true,
    effort: true,
    tags: true,
  }).extend(more),
);

/** `date` to `endDate` are the days of the next one in India; provisional until the moon is seen. */
export const FestivalList = z.array(
  Festival.pick({
    name: true,
    location: true,
    description: true,
    slug: true,
    states: true,
    coordinates: true,
    tagline: true,
    rule: true,
    dates: true,
    tags: true,
  }).extend({ ...more, date: z.string(), endDate: z.string(), provisional: z.boolean() }),
);

/** `limit`: 1 to 50, else 10. */
export const SearchQuery = z.object({ q: z.string().default(""), limit: z.string().optional() });

/** As `SearchEntry` in search.ts, which says what each field holds. */
export const SearchItem = z.object({
  to: z.string(),
  name: z.string(),
  kind: z.enum(searchKinds),
  place: z.string(),
  also: z.string(),
  about: z.string(),
  marks: z.string().optional(),
  worth: z.number().optional(),
  week: z.string().optional(),
});
export const SearchAnswer = z.object({ query: z.string(), results: z.array(SearchItem) });
