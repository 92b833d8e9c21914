import * as z from "zod/mini";
import { line, optionalParagraphs, paragraphs, uuidPattern } from "#contract/text.ts";
import { reviewParties, tripReviewLimits, tripReviewTexts } from "./trip-review-limits.ts";

/** What is said after a trip: by the link of its mail, at the desk, and as everybody reads it beside the earlier kind. */

const Party = z.enum(reviewParties, "Say who travelled.");

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

const Answer = z.nullable(z.object({ body: z.string(), at: z.string() }));
const PlacePart = z.object({
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

/** A review as everybody reads it: of the earlier kind, or after a trip. */
export const Voice = z.object({
  id: z.string(),
  name: z.string(),
  rating: z.int(),
  /** "" after a trip. */
  title: z.string(),
  body: z.string(),
  /** Travelled with us: accepted and paid. */
  verified: z.boolean(),
  /** YYYY-MM; null for the earlier kind, which does not say when. */
  travelled: z.nullable(z.string()),
  party: z.nullable(Party),
  at: z.string(),
  /** Of the whole trip: its places; of a place: none. */
  places: z.array(PlacePart),
  photos: z.array(TripReviewPhoto),
  answer: Answer,
});
export type Voice = z.infer<typeof Voice>;

export const VoiceQuery = z.object({
  /** The address of a page; without it, what is said of whole trips. */
  place: z.optional(z.string().check(z.maxLength(200))),
  party: z.optional(Party),
  month: z.optional(
    z.coerce.number("A month is 1 to 12.").check(z.int(), z.minimum(1), z.maximum(12)),
  ),
  skip: z._default(
    z.coerce.number("skip is a number.").check(z.int(), z.minimum(0), z.maximum(10_000)),
    0,
  ),
});
export type VoiceQuery = z.infer<typeof VoiceQuery>;

export const VoiceSummary = z.object({
  count: z.int(),
  verified: z.int(),
  /** To one decimal; null while there are none. */
  average: z.nullable(z.number()),
});
export type VoiceSummary = z.infer<typeof VoiceSummary>;

/** Those who said when they travelled, by month; `said` is the beginning of the latest, as it was written. */
export const VoiceMonth = z.object({
  month: z.int(),
  count: z.int(),
  average: z.number(),
  said: z.string(),
  name: z.string(),
});
export type VoiceMonth = z.infer<typeof VoiceMonth>;

export const Voices = z.object({
  summary: VoiceSummary,
  months: z.array(VoiceMonth),
  /** Kinds of travellers that there are. */
  parties: z.array(Party),
  /** Verified first, then the latest. */
  voices: z.array(Voice),
  /** `skip` of the next page; null: there is none. */
  next: z.nullable(z.int()),
});
export type Voices = z.infer<typeof Voices>;

/** What the page of a place begins with. */
export type VoiceTop = { summary: VoiceSummary; first: Voice[] };

export const DeskTripReview = z.extend(z.omit(Voice, { answer: true }), {
  state: z.enum(["waiting", "shown", "hidden"]),
  reason: z.string(),
  answer: Answer,
  tripId: z.string(),
  reference: z.string(),
});
export type DeskTripReview = z.infer<typeof DeskTripReview>;
export const DeskTripReviewQuery = z.object({
  state: z._default(
    z.enum(["waiting", "shown", "hidden"], "state is waiting, shown or hidden."),
    "waiting",
  ),
  skip: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)), 0),
});
export const DeskTripReviewPage = z.object({
  reviews: z.array(DeskTripReview),
  next: z.nullable(z.int()),
  counts: z.object({ waiting: z.int(), shown: z.int(), hidden: z.int() }),
});
export type DeskTripReviewPage = z.infer<typeof DeskTripReviewPage>;
export const PublicAnswerInput = z.object({
  body: optionalParagraphs("The answer", tripReviewLimits.answer),
});
