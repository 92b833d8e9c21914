import { z } from "zod";
import { Slug } from "./content-parts.ts";
import { PictureSlug } from "./static-content.ts";

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
export type HomeWords = z.infer<typeof HomeWords>;
export type Country = z.infer<typeof Country>;
export type ClockCountry = z.infer<typeof ClockCountry>;
export type Films = z.infer<typeof Films>;
