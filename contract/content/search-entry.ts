import { z } from "zod";

export const searchKinds = [
  "region",
  "state",
  "city",
  "village",
  "destination",
  "attraction",
  "sight",
  "experience",
  "festival",
  "trek",
  "journey",
  "theme",
  "page",
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One thing that the search finds; short keys, since the browser fetches all of them at once. */
export const SearchEntry = z.object({
  /** Its address, which no two share. */
  to: z.string(),
  name: z.string(),
  kind: z.enum(searchKinds),
  /** "Uttar Pradesh", or what stands under the name. */
  place: z.string(),
  /** Other spellings, older names, other scripts, apart from one another by "|". */
  also: z.string(),
  /** What it is about: tags, capital, things known for. */
  about: z.string(),
  /** What it answers to beside names ("m2 kids step free closed0"): see `search-needs.ts`. */
  marks: z.string().optional(),
  /** 1 to 5.5: of those that answer the worthier ones come first. */
  worth: z.number().optional(),
  /** Its usual week, where it keeps hours. */
  week: z.string().optional(),
});
export type SearchEntry = z.infer<typeof SearchEntry>;
