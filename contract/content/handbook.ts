import { z } from "zod";
import { Slug } from "./content-parts.ts";
import { group } from "./facts.ts";

/** Shapes of `content/handbook.json`, `content/handbook/`, `content/alcohol.json` and `content/holidays.json`. */

/** Site-relative, with or without a part of the page. */
const Path = z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/);

const Paragraph = z.string().min(20).max(900);
const Lines = z.array(z.string().min(2).max(420)).min(2).max(24);

export const HandbookTable = z.strictObject({
  /** What it shows, said to who cannot see it. */
  caption: z.string().min(8).max(120),
  columns: z.array(z.string().min(1).max(30)).min(2).max(14),
  rows: z
    .array(z.array(z.string().max(240)))
    .min(2)
    .max(60),
  /** The first column's language, where it is not the page's. */
  lang: z.literal("hi").optional(),
});

/** A paragraph, a list, steps in their order, a table, or one that is made of other content. */
export const HandbookBlock = z.union([
  Paragraph,
  z.strictObject({ list: Lines }),
  z.strictObject({ steps: Lines }),
  z.strictObject({ table: HandbookTable }),
  z.strictObject({ show: z.enum(["permits", "alcohol", "holidays", "festivals"]) }),
]);

/**
 * A part of a page. Rules and figures carry a standing: `source` with `checked`, or `unverified` with the
 * authorities where they can be checked. Advice without a rule or a figure carries none.
 */
export const HandbookSection = group({
  slug: Slug,
  title: z.string().min(3).max(60),
  blocks: z.array(HandbookBlock).min(1).max(14),
  /** Keys of the page's `authorities`. */
  check: z.array(Slug).min(1).max(5).optional(),
  links: z
    .array(z.strictObject({ label: z.string().max(60), path: Path }))
    .max(4)
    .optional(),
});

/** Who decides, and where it is published. */
export const Authority = z.strictObject({
  name: z.string().min(3).max(80),
  /** What is found there, in a few words. */
  about: z.string().min(8).max(120),
  url: z.url({ protocol: /^https?$/ }),
});

export const HandbookPage = z.strictObject({
  slug: Slug,
  title: z.string().min(3).max(50),
  /** One sentence: what the page tells, for lists and search engines. */
  summary: z.string().min(60).max(160),
  /** Words by which it is looked for; they are the index of the handbook too. */
  words: z.array(z.string().min(2).max(40)).min(3).max(24),
  /** What to do first, a sentence or two each. */
  short: z.array(z.string().min(15).max(260)).min(3).max(6),
  sections: z.array(HandbookSection).min(2).max(12),
  authorities: z.record(Slug, Authority),
  related: z.array(Slug).min(2).max(5),
});

/** The handbook's parts, in their order, with the pages of each. */
export const HandbookGroup = z.strictObject({
  slug: Slug,
  title: z.string().min(3).max(40),
  line: z.string().min(20).max(120),
  pages: z.array(Slug).min(2),
});

/** What a state's law says of alcohol, as last known to us. */
export const AlcoholLaw = group({
  state: Slug,
  /** Sold to all of age; sold or allowed under conditions; forbidden. */
  law: z.enum(["sold", "restricted", "prohibited"]),
  /** The least age to buy or drink; null where it is forbidden, or where we are not sure. */
  age: z.int().min(18).max(25).nullable(),
  note: z.string().min(10).max(240),
});

/** A holiday of the central government with its day in each year. */
export const Holiday = group({
  name: z.string().min(3).max(60),
  /** How the day is found. */
  rule: z.string().min(8).max(160),
  /** The festival's own page and dates, instead of `days`. */
  festival: Slug.optional(),
  days: z
    .array(z.strictObject({ day: z.iso.date(), provisional: z.boolean() }))
    .length(3)
    .optional(),
  /** No alcohol is sold on it in any state. */
  dry: z.literal(true).optional(),
});

export type Authority = z.infer<typeof Authority>;
export type HandbookTable = z.infer<typeof HandbookTable>;
export type HandbookBlock = z.infer<typeof HandbookBlock>;
export type HandbookSection = z.infer<typeof HandbookSection>;
export type HandbookPage = z.infer<typeof HandbookPage>;
export type HandbookGroup = z.infer<typeof HandbookGroup>;
export type AlcoholLaw = z.infer<typeof AlcoholLaw>;
export type Holiday = z.infer<typeof Holiday>;
