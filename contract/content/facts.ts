import { z } from "zod";

/**
 * What every fact under `content/sights`, `content/bases` and `content/legs` has in common:
 * where it comes from, and the fixed words that the planner and the filters share.
 */

export const FactId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "kebab-case, e.g. amber-fort")
  .max(60);

export const provenance = {
  /** Office, page or data set that was read, with its address where it has one. */
  source: z.string().min(8).max(200).optional(),
  /** The ISO day on which the source was read and said so: never written for knowledge from memory. */
  checked: z.iso.date().optional(),
  /** True where nobody looked it up; it is shown as such. */
  unverified: z.literal(true).optional(),
};
export type Provenance = { source?: string; checked?: string; unverified?: true };

const kindOfProvenance = ({ source, checked, unverified }: Provenance) => {
  if (source && checked && !unverified) return "checked";
  if (unverified && !source && !checked) return "unverified";
  return source || checked || unverified ? "muddled" : "none";
};
const muddled = 'write either "source" with "checked", or "unverified": true';

/** A group of facts read together. Without a provenance of its own it has its entry's. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .strictObject({ ...shape, ...provenance })
    .refine((value) => kindOfProvenance(value as Provenance) !== "muddled", muddled);

type Part = { unwrap?(): Part; element?: Part; shape?: Readonly<Record<string, Part>> };
/** Of a list there is none: each of it has a provenance of its own. */
const shapeOf = (part: Part): Part["shape"] =>
  part.unwrap && !part.element ? shapeOf(part.unwrap()) : part.shape;

/** Names of an entry's fields that are groups. */
export const listGroups = (entry: z.ZodType): string[] =>
  Object.entries(shapeOf(entry as Part) ?? {}).flatMap(([name, part]) =>
    shapeOf(part)?.checked ? [name] : [],
  );

/** A sight, base or leg: it must carry a provenance, which its groups may better. */
export const entry = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .strictObject({ ...shape, ...provenance })
    .refine(
      (value) => ["checked", "unverified"].includes(kindOfProvenance(value as Provenance)),
      muddled,
    );

/** Twelve digits, January first: 0 = shut or senseless, 1 = stay away, 5 = the best time. */
export const MonthScores = z
  .string()
  .regex(/^[0-5]{12}$/, 'twelve digits 0 to 5, January first, e.g. "555321233455"');

/** When a price was asked for: a year, or a year and month. */
export const AsOf = z.string().regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/, '"2026" or "2026-10"');

/** Whole rupees, lower and upper end. */
export const PriceRange = z
  .tuple([z.int().min(0).max(500_000), z.int().min(0).max(500_000)])
  .refine(([low, high]) => low <= high, "the lower price comes first");

/** One sentence or two that say something about this place alone. */
export const Note = z.string().min(15).max(240);

/** What pulls a traveller: the planner's weights and the lists' filter. */
export const Interest = z.enum([
  "history",
  "architecture",
  "spirituality",
  "art",
  "crafts",
  "museums",
  "music-dance",
  "food",
  "markets",
  "village-life",
  "nature",
  "wildlife",
  "birds",
  "mountains",
  "beaches",
  "water",
  "gardens",
  "views",
  "photography",
  "walking",
  "adventure",
  "wellness",
  "trains",
  "science",
  "kids",
]);

/** What a sight is: the second of a kind on one trip counts for less than the first. */
export const SightKind = z.enum([
  "fort",
  "palace",
  "temple",
  "mosque",
  "church",
  "gurdwara",
  "monastery",
  "shrine",
  "tomb",
  "monument",
  "ruins",
  "caves",
  "stepwell",
  "old-town",
  "museum",
  "gallery",
  "science-centre",
  "zoo",
  "safari",
  "bird-sanctuary",
  "beach",
  "lake",
  "river",
  "waterfall",
  "island",
  "garden",
  "park",
  "valley",
  "pass",
  "peak",
  "viewpoint",
  "ghats",
  "bridge",
  "dam",
  "market",
  "village",
  "plantation",
  "railway",
  "cable-car",
  "boat-ride",
  "walk",
  "trek",
  "show",
  "workshop",
  "theme-park",
  "experience",
]);

export const BaseKind = z.enum([
  "city",
  "town",
  "hill-station",
  "pilgrim-town",
  "beach",
  "island",
  "park-gate",
  "village",
]);

/** How the land slows a road: estimates and plausible speeds hang on it. */
export const Terrain = z.enum(["plain", "hills", "mountains", "island"]);

export const TimeOfDay = z.enum([
  "sunrise",
  "morning",
  "midday",
  "afternoon",
  "sunset",
  "evening",
  "night",
]);

export const LegMode = z.enum(["road", "train", "toy-train", "flight", "ferry", "walk"]);

/** A page of the site that speaks of the same place, e.g. "attraction:amber-fort". */
export const PageReference = z
  .string()
  .regex(/^(state|city|village|card|attraction|experience|festival):[a-z0-9-]+$/);

export type Interest = z.infer<typeof Interest>;
export type SightKind = z.infer<typeof SightKind>;
export type BaseKind = z.infer<typeof BaseKind>;
export type Terrain = z.infer<typeof Terrain>;
export type TimeOfDay = z.infer<typeof TimeOfDay>;
export type LegMode = z.infer<typeof LegMode>;
