import { z } from "zod";
import { Slug } from "./content-parts.ts";

/** Shapes of the pages under `content/` that are not lists of places. */
const Paragraphs = z.array(z.string().min(40)).min(1);
export const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const PictureSlug = Slug;

/** A list and a slug in it, e.g. "experience:ganga-aarti". */
const Lead = z
  .string()
  .regex(/^(state|city|village|card|attraction|experience|festival):[a-z0-9-]+$/);

/** A site-relative address. */
const Path = z.string().regex(/^\/[a-z0-9/-]*$/);

export const WeatherMonth = z.strictObject({
  /** Mean daily high and low, °C, whole degrees; the same as in `cities.json`. */
  high: z.int(),
  low: z.int(),
  /** Mean rain (or snow as water) of the month in millimetres, rounded. */
  rain: z.int().min(0),
  /** What the month is like, in a few words. */
  note: z.string().min(8).max(80),
});

export const Faqs = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        slug: Slug,
        question: z.string().endsWith("?"),
        answer: Paragraphs,
        links: z.array(z.strictObject({ label: z.string(), path: Path })).max(4),
        /** Given where the answer rests on rules that can change. */
        checked: z.iso.date().optional(),
      }),
    )
    .length(5),
  weather: z.strictObject({
    /** Whose figures they are, and that they are no forecast. */
    note: z.string().min(20),
    cities: z
      .array(
        z.strictObject({ city: Slug, name: z.string(), months: z.array(WeatherMonth).length(12) }),
      )
      .min(4)
      .max(8),
  }),
  news: z
    .array(
      z.strictObject({
        slug: Slug,
        date: z.iso.date(),
        title: z.string().max(80),
        body: z.string().min(60).max(600),
        link: z.strictObject({ label: z.string(), path: Path }).optional(),
      }),
    )
    .min(3)
    .max(5),
});

const section = z.strictObject({ slug: Slug, title: z.string(), paragraphs: Paragraphs });

export const Terms = z.strictObject({
  /** Specification section 2: July 9, 2025. */
  updated: z.iso.date(),
  updatedLabel: z.string(),
  intro: z.string(),
  sections: z.array(section).length(5),
});

export const Privacy = z.strictObject({
  intro: z.string(),
  sections: z.array(section).length(3),
});

export const Gallery = z.strictObject({
  /** Said once on the page: these are illustrations. */
  note: z.string(),
  groups: z
    .array(
      z.strictObject({
        slug: Slug,
        name: z.string(),
        summary: z.string().min(40).max(240),
        pictures: z
          .array(
            z.strictObject({
              picture: PictureSlug,
              title: z.string().max(60),
              caption: z.string().min(30).max(220),
              place: z.string(),
            }),
          )
          .length(3),
      }),
    )
    .length(3),
  collections: z
    .array(
      z.strictObject({
        slug: Slug,
        name: z.string(),
        summary: z.string().min(40).max(300),
        picture: PictureSlug,
        leads: z.array(Lead).min(3).max(8),
      }),
    )
    .length(3),
});

export const About = z.strictObject({
  title: z.string(),
  lead: z.string().min(60).max(320),
  sections: z.array(section).min(3).max(5),
});

export type WeatherMonth = z.infer<typeof WeatherMonth>;
export type Faqs = z.infer<typeof Faqs>;
export type Terms = z.infer<typeof Terms>;
export type Privacy = z.infer<typeof Privacy>;
export type Gallery = z.infer<typeof Gallery>;
export type About = z.infer<typeof About>;
