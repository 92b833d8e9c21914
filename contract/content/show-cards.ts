import * as z from "zod/mini";

/** Sentences to be shown on a phone to people who speak another language: `content/show-cards.json`. */

/** What is asked for, eaten or not, and told to a doctor, in the order in which it is shown. */
export const cardSentences = [
  "please",
  "vegetarian",
  "vegan",
  "no-pork",
  "no-beef",
  "nuts",
  "milk",
  "eggs",
  "wheat",
  "seafood",
  "doctor",
  "ambulance",
  "police",
  "diabetes",
  "asthma",
  "heart",
] as const;
export type CardSentence = (typeof cardSentences)[number];

const sentence = z.string().check(z.minLength(4), z.maxLength(160));

export const CardLanguage = z.strictObject({
  /** As the states' lists of languages write it. */
  language: z.string(),
  tag: z.string().check(z.regex(/^[a-z]{2,3}$/)),
  direction: z.enum(["ltr", "rtl"]),
  /** Nobody who speaks it has read it over yet. */
  unverified: z.boolean(),
  says: z.record(z.enum(cardSentences), sentence),
});
export type CardLanguage = z.infer<typeof CardLanguage>;
