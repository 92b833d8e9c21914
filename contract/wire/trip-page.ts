import * as z from "zod/mini";
import { languages } from "#contract/languages.ts";
import {
  email,
  honeypot,
  line,
  optionalLine,
  optionalParagraphs,
  paragraphs,
} from "#contract/text.ts";
import { tripSizeText } from "#contract/trip/trip-size.ts";
import { TripDocument } from "#trip/document.ts";
import { tripIdPattern } from "#trip/ids.ts";
import { TripMessage } from "./desk-trip-detail.ts";
import { PlanTalkId } from "./shared-plans.ts";
import { SightLook } from "./sight-look.ts";
import { TripComment } from "./trip-comment.ts";
import { TripNotice } from "./trip-notices.ts";
import { tripStages } from "./trip-stages.ts";
import { PlanText, SeenHash, TravelWhen, TripRequestInput, tripTypes } from "./trips.ts";

/**
 * The private page of a trip: calls under /api/trip/{token}, the token being the page's own. Whoever
 * has a reading link reads, comments and votes; an editing link also edits, accepts and hands on links.
 */
export const tripTokenPattern = /^[\w-]{43}$/;
const token = z
  .string("The link is not complete.")
  .check(z.regex(tripTokenPattern, "The link is not complete."));

/** POST /api/trips: a request with an address alone. The rest may be said later. */
export const UnconfirmedTripInput = z.object({
  email: email("Email Address"),
  name: optionalLine("Your name", 100),
  phone: optionalLine("Phone Number", 40),
  destination: TripRequestInput.shape.destination,
  travelDate: TripRequestInput.shape.travelDate,
  travelers: z.prefault(TripRequestInput.shape.travelers, "2"),
  tripType: z._default(z.enum(tripTypes, "Trip Type is not one of the five."), "leisure"),
  message: optionalParagraphs("Your special request", 4000),
  plan: PlanText,
  talk: PlanTalkId,
  seen: SeenHash,
  website: honeypot,
});
export type UnconfirmedTripInput = z.infer<typeof UnconfirmedTripInput>;

export const TripConfirmInput = z.object({ token });
export const TripConfirmed = z.object({ message: z.string(), reference: z.string() });

/** `byReaders`: of those of a trip, how many may come by reading links. */
export const commentLimits = { name: 60, body: 2000, perTrip: 500, byReaders: 400 } as const;

const dayId = z.string().check(z.regex(tripIdPattern, "There is no such day or stop."));
const orNull = <T extends z.ZodMiniType>(inner: T) => z._default(z.nullable(inner), null);

export const TripCommentInput = z.object({
  name: line("Your name", commentLimits.name),
  body: paragraphs("The comment", commentLimits.body),
  day: orNull(dayId),
  stop: orNull(dayId),
  /** It offers something else instead: others may vote for it. */
  alternative: z._default(z.boolean("alternative is true or false."), false),
});
export type TripCommentInput = z.infer<typeof TripCommentInput>;

export const TripUndoInput = z.object({
  /** The number of the days whose change is taken back. */
  number: z
    .int("The number of the days is missing.")
    .check(z.gte(2, "There is nothing to take back."), z.lte(1_000_000, "There are no such days.")),
  name: optionalLine("Your name", commentLimits.name),
});

export const TripPageSettings = z.object({
  prices: z.boolean("prices is true or false."),
  names: z.boolean("names is true or false."),
});
export const TripLinkInput = z.object({
  kind: z.enum(["read", "edit"], "A link reads or edits."),
  /** A new one in place of those there are, or none any more. */
  action: z.enum(["renew", "close"], "A link is renewed or closed."),
});
export type TripLinkInput = z.infer<typeof TripLinkInput>;

/** `url`: the only time that it is said; null where it was closed. */
export const TripLinkAnswer = z.object({ url: z.nullable(z.string()) });

/** Where a stop's sight is, and how it is drawn. */
export const ShownSight = z.object({
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  ...SightLook.shape,
});
export type ShownSight = z.infer<typeof ShownSight>;

/** Sentences by the code with values that they say. */
export const TripSaid = z.record(z.string(), z.string());

/** PUT /api/trip/{token}/language: in which language the traveller is written to from now on. */
export const TripLanguage = z.object({ language: z.enum(languages, "There is no such language.") });

/** What GET /api/trip/{token} answers. */
export const TripPage = z.object({
  reference: z.string(),
  /** What this link may do. */
  access: z.enum(["read", "edit"]),
  /** Whose own link it is of the group's members. */
  member: z.optional(z.nullable(z.object({ id: z.string(), name: z.string() }))),
  stage: z.enum(tripStages),
  /** In which its traveller is written to; absent on copies of before. */
  language: z.optional(z.enum(languages)),
  /** Empty where the link does not show names. */
  name: z.string(),
  destination: z.string(),
  travelDate: z.string(),
  travelWhen: TravelWhen,
  travelers: z.string(),
  tripType: z.string(),
  message: z.string(),
  /** The wish as an address carries it; empty: none, or a reading link. */
  plan: z.string(),
  /** The trip's document, as far as the link is shown it. */
  trip: TripDocument,
  /** What its days say, by code and values (`trip/shown-trip.ts`), in the reader's language. */
  said: TripSaid,
  /** Days beyond what a trip may have: there, and not shown until others are taken away. */
  moreDays: z.int(),
  /** Those of the days' stops that are known, by the sight's id. */
  sights: z.record(z.string(), ShownSight),
  /** Where the nights are that are known, by the name that the days give the place. */
  beds: z.record(z.string(), z.object({ lat: z.number(), lon: z.number() })),
  /** When the sun rises and sets, by the day's id, in minutes after midnight; absent where it is not known. */
  lights: z.optional(z.record(z.string(), z.object({ sunrise: z.number(), sunset: z.number() }))),
  /** Sent back with a change of the days. */
  daysNumber: z.int(),
  /** Who changed the days last, and when. */
  daysBy: z.string(),
  comments: z.array(TripComment),
  settings: TripPageSettings,
  /** Both ways, oldest first; empty for a reading link. */
  messages: z.array(TripMessage),
  /** What the office changed since it was agreed, the latest first; absent in what a release before answers. */
  notices: z.optional(z.array(TripNotice)),
  /** The office's number, where it answers there. */
  whatsapp: z.nullable(z.string()),
});
export type TripPage = z.infer<typeof TripPage>;

export const tripPageTexts = {
  asked:
    "Nearly there. We have sent a message to that address: its button sends your request and opens your trip's page.",
  askedLater:
    "Your request is kept. Very many are arriving just now, so our message to that address comes later, as a rule within the hour: its button sends your request and opens your trip's page.",
  sent: "Your request has been sent. This page is your trip's own: keep its address.",
  noLink: "This link is not open, or not any more. Ask whoever sent it to you for a new one.",
  noDay: "Nobody has said yet when this trip begins: a calendar needs that.",
  mayNotEdit: "This link can read the trip. Changing it takes the other link.",
  staleDays:
    "Somebody has changed the same day meanwhile. It is shown as it stands now, your words are still in the form.",
  notThere:
    "This day or stop is no longer there: somebody has taken it away. Your words are still in the form.",
  notDone: "This cannot be done to the trip.",
  notUndone: "This can no longer be taken back: the same has been changed since.",
  tooMuch: `Together with what is there already this is too much. ${tripSizeText}`,
} as const;
