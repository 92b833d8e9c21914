import * as z from "zod/mini";
import { line, optionalParagraphs, paragraphs, uuidPattern } from "#contract/text.ts";
import { reviewParties, tripReviewLimits, tripReviewTexts } from "./trip-review-limits.ts";

/** What is said after a trip: by the link of its mail, at the desk, and as everybody reads it beside the earlier kind. */
export const Party = z.enum(reviewParties, "Say who travelled.");

const stars = (what: string) =>
  z
    .int(`Choose stars for ${what}.`)
    .check(
      z.minimum(1, `Choose stars for ${what}.`),
      z.maximum(5, `Stars for ${what} are one to five.`),
    );
const photoId = z
  .string("A photo is not valid.")
  .check(z.regex(new RegExp(`^${uuidPattern}$`), "A photo is not valid."));

/** What the office answered in public. */
export const Answer = z.nullable(z.object({ body: z.string(), at: z.string() }));

export const TripReviewInput = z.object({
  name: line("Your name", tripReviewLimits.name),
  party: Party,
  rating: stars("the trip"),
  body: paragraphs("Your review", tripReviewLimits.body),
  places: z._default(
    z
      .array(
        z.object({
          path: z.string("A place is not valid.").check(z.maxLength(200, "A place is not valid.")),
          rating: stars("the place"),
          body: optionalParagraphs("Words about a place", tripReviewLimits.place),
        }),
        "Places must be a list.",
      )
      .check(z.maxLength(tripReviewLimits.places, "These are too many places.")),
    [],
  ),
  photos: z._default(
    z
      .array(photoId, "Photos must be a list.")
      .check(z.maxLength(tripReviewLimits.photos, tripReviewTexts.photosFull)),
    [],
  ),
});
export type TripReviewInput = z.infer<typeof TripReviewInput>;

export const TripReviewPhoto = z.object({
  id: z.string(),
  /** The page of its place. */
  path: z.string(),
  width: z.int(),
  height: z.int(),
  colour: z.string(),
  /** Addresses of the two sizes; by link they are the link's own. */
  full: z.string(),
  thumbnail: z.string(),
});
export type TripReviewPhoto = z.infer<typeof TripReviewPhoto>;

export const PlacePart = z.object({
  path: z.string(),
  name: z.string(),
  rating: z.int(),
  body: z.string(),
});
export type PlacePart = z.infer<typeof PlacePart>;

/** GET /api/review/{token}: the trip that is asked about, and what was said of it. */
export const TripReviewPage = z.object({
  destination: z.string(),
  /** YYYY-MM of the first day. */
  travelled: z.string(),
  /** Under which name it stands unless another is written. */
  name: z.string(),
  party: z.nullable(Party),
  /** The places of the trip that have a page here. */
  places: z.array(z.object({ path: z.string(), name: z.string() })),
  /** Accepted and paid: it will say so. */
  verified: z.boolean(),
  review: z.nullable(
    z.object({
      name: z.string(),
      party: Party,
      rating: z.int(),
      body: z.string(),
      places: z.array(PlacePart),
      state: z.enum(["waiting", "shown", "hidden"]),
      /** Why it is hidden. */
      reason: z.string(),
      answer: Answer,
      at: z.string(),
    }),
  ),
  photos: z.array(TripReviewPhoto),
  /** This address gets no more mails about reviews. */
  stopped: z.boolean(),
});
export type TripReviewPage = z.infer<typeof TripReviewPage>;

/** Empty: the review is about the office and the whole trip. */
export const PhotoQuery = z.object({ place: z.optional(z.string().check(z.maxLength(200))) });

/** GET /api/trip/{token}/memory */
export const TripMemory = z.object({
  /** Travelled, and its last day is past. */
  isOver: z.boolean(),
  /** The first day. */
  from: z.string(),
  photos: z.array(TripReviewPhoto),
  /** How the review stands; null for a reading link. */
  review: z.nullable(z.enum(["none", "waiting", "shown", "hidden"])),
});
export type TripMemory = z.infer<typeof TripMemory>;
export const TripReviewLink = z.object({ url: z.string() });
export const TripReviewPhotoSent = z.object({ message: z.string(), photo: TripReviewPhoto });
