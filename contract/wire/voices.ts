import * as z from "zod/mini";
import { optionalParagraphs } from "#contract/text.ts";
import { tripReviewLimits } from "./trip-review-limits.ts";
import { Answer, Party, PlacePart, TripReviewPhoto } from "./trip-reviews.ts";

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
    z.coerce.number("skip is a number.").check(z.int(), z.minimum(0), z.maximum(10000)),
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
  skip: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10000)), 0),
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
