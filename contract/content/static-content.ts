import { z } from "zod";
import { Coordinates, Slug } from "./content.ts";

/** Shapes of the pages under `content/` that are not lists of places. */

const Paragraphs = z.array(z.string().min(40)).min(1);
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const PictureSlug = Slug;

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
    source: z.string().min(20),
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

/** Seven days, Sunday first (0), as `Date.prototype.getDay` counts; null when closed. */
export const WeekHours = z
  .array(z.strictObject({ opens: Clock, closes: Clock }).nullable())
  .length(7);

const Telephone = z.strictObject({
  label: z.string(),
  shown: z.string(),
  href: z.string().regex(/^tel:\+\d{8,15}$/),
});

export const Office = z.strictObject({
  name: z.string(),
  address: z.array(z.string()).min(2).max(6),
  postal: z.strictObject({
    street: z.string(),
    locality: z.string(),
    region: z.string(),
    postalCode: z.string().regex(/^\d{6}$/),
    country: z.string().length(2),
  }),
  coordinates: Coordinates,
  phone: Telephone,
  helpline: Telephone,
  fax: Telephone,
  emails: z.array(z.strictObject({ label: z.string(), address: z.email() })).length(2),
  timeZone: z.literal("Asia/Kolkata"),
  week: WeekHours,
  /** The hours as the specification words them, in reading order. */
  hours: z.array(z.strictObject({ days: z.string(), hours: z.string() })).length(3),
});

export const About = z.strictObject({
  title: z.string(),
  lead: z.string().min(60).max(320),
  sections: z.array(section).min(3).max(5),
});

const Sentence = z.string().min(20).max(300);

/** The home page's sentences, as `messages/` has them until the office says something else. */
export const HomeWords = z.strictObject({
  /** Under the name, in the first view. */
  line: Sentence,
  regions: Sentence,
  cities: Sentence,
  villages: Sentence,
  map: Sentence,
  /** At the foot of the page. */
  close: Sentence,
});

/** One row of the sign-up form's country select and of its list of dialling codes. */
export const Country = z.strictObject({
  label: z.string(),
  /** ISO 3166-1 alpha-2. */
  code: z.string().regex(/^[A-Z]{2}$/),
  /** ITU-T E.164 country code with its plus sign. */
  dial: z.string().regex(/^\+\d{1,3}$/),
});

export const ClockCountry = z.strictObject({
  label: z.string(),
  /** IANA time zone. */
  timeZone: z.string().regex(/^[A-Z][a-z]+\/[A-Z][A-Za-z_]+$/),
});

export const Films = z.strictObject({
  home: z
    .array(
      z.strictObject({
        title: z.string().regex(/^[A-Z][a-z]+$/),
        /** Where it was filmed, in a word. */
        place: z.string().min(3).max(16),
        caption: z.string().min(20).max(110),
        /** Name without extension in the `videos` folder of the bucket. */
        file: Slug,
        poster: PictureSlug,
      }),
    )
    .length(5),
  guides: z
    .array(
      z.strictObject({
        slug: Slug,
        title: z.string(),
        place: z.string(),
        /** 60 to 100 words. */
        summary: z.string(),
        file: Slug,
        poster: PictureSlug,
        /** Length in seconds. */
        seconds: z.int().min(20).max(30),
        /** One to a shot, in order; `at` is the second at which the shot begins. */
        chapters: z
          .array(z.strictObject({ at: z.int().min(0), title: z.string().max(60) }))
          .min(3)
          .max(4),
      }),
    )
    .length(4),
});

export type WeatherMonth = z.infer<typeof WeatherMonth>;
export type Faqs = z.infer<typeof Faqs>;
export type Terms = z.infer<typeof Terms>;
export type Privacy = z.infer<typeof Privacy>;
export type Gallery = z.infer<typeof Gallery>;
export type WeekHours = z.infer<typeof WeekHours>;
export type Office = z.infer<typeof Office>;
export type About = z.infer<typeof About>;
export type HomeWords = z.infer<typeof HomeWords>;
export type Country = z.infer<typeof Country>;
export type ClockCountry = z.infer<typeof ClockCountry>;
export type Films = z.infer<typeof Films>;
