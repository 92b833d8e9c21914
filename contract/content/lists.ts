import { z } from "zod";
import { Attraction, Experience } from "./content.ts";
import { Coordinates, Month, TakePart } from "./content-parts.ts";
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

/** The keeper's own page, a dated page of somebody else, or nobody's. */
const standing = z.enum(["official", "reported", "unverified"]);

/** What its gate asks, each fact with its standing; null where nobody knows, or where it asks nothing. */
export const ListedFacts = z.object({
  /** As OpenStreetMap writes opening hours. */
  hours: z.nullable(z.object({ open: z.string(), standing })),
  /** Rupees a head, as of a month or day. */
  fee: z.nullable(
    z.object({ indian: z.number(), foreign: z.number(), asOf: z.string(), standing }),
  ),
  stepFree: z.nullable(z.object({ access: z.enum(["yes", "partly", "no"]), standing })),
  permit: z.nullable(z.object({ who: z.enum(["everyone", "foreigners", "indians"]), standing })),
  bookAhead: z.nullable(z.object({ need: z.enum(["advised", "required"]), standing })),
  /** From 2,500 m on. */
  altitude: z.nullable(z.object({ metres: z.int(), standing })),
});
export type ListedFacts = z.infer<typeof ListedFacts>;

/** `facts` is null where a page speaks of no single sight. */
export const AttractionList = z.array(
  Attraction.pick({ ...common, state: true, bestMonths: true }).extend({
    ...more,
    facts: z.nullable(ListedFacts),
  }),
);

export const ExperienceList = z.array(
  Experience.pick({
    ...common,
    state: true,
    bestMonths: true,
    duration: true,
    effort: true,
  }).extend({
    ...more,
    price: TakePart.shape.price.extend({ standing }),
  }),
);

/**
 * `date` to `endDate` are the days of the next one in India; provisional until the moon is seen or it is
 * announced, reckoned where it has begun as its rule says and no announcement of it is known.
 */
export const FestivalList = z.array(
  Festival.pick({ ...common, states: true, rule: true }).extend({
    ...more,
    date: z.string(),
    endDate: z.string(),
    provisional: z.boolean(),
    reckoned: z.boolean(),
    dates: z.array(
      z.intersection(Festival.shape.dates.element, z.object({ reckoned: z.boolean() })),
    ),
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
    standing,
  }),
);

/** `limit`: 1 to 50, else 10. */
export const SearchQuery = z.object({ q: z.string().default(""), limit: z.string().optional() });

export const SearchAnswer = z.object({ query: z.string(), results: z.array(SearchEntry) });
