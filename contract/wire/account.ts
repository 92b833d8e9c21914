import * as z from "zod/mini";
import { languages } from "#contract/languages.ts";
import { optionalLine } from "#contract/text.ts";
import { deskLimits } from "./desk.ts";
import { TripMessage } from "./desk-trip-detail.ts";
import { tripStages } from "./trip-stages.ts";
import { TripRequestInput } from "./trips.ts";

/** The traveller's own pages: calls under /api/me, with the bearer token. */
export const MyTrip = z.object({
  id: z.string(),
  reference: z.string(),
  destination: z.string(),
  travelDate: z.string(),
  travelers: z.string(),
  tripType: z.string(),
  message: z.string(),
  stage: z.enum(tripStages),
  stageAt: z.string(),
  createdAt: z.string(),
  /** An answer of the office that has not been opened. */
  unread: z.boolean(),
});
export type MyTrip = z.infer<typeof MyTrip>;

/** What its sender puts right in a request, while it is open. */
export const MyTripChange = z.pick(TripRequestInput, {
  destination: true,
  travelDate: true,
  travelers: true,
  tripType: true,
  message: true,
});
export type MyTripChange = z.infer<typeof MyTripChange>;

export const MyTripWithdrawal = z.object({ reason: optionalLine("The reason", deskLimits.reason) });

export const MyTripList = z.object({
  trips: z.array(MyTrip),
  /** The office's number, where it answers there. */
  whatsapp: z.nullable(z.string()),
});
export type MyTripList = z.infer<typeof MyTripList>;

export const MyTripDetail = z.extend(MyTrip, {
  messages: z.array(TripMessage),
  /** When the request reached each stage, oldest first. */
  steps: z.array(
    z.object({
      stage: z.enum(tripStages),
      at: z.string(),
    }),
  ),
});
export type MyTripDetail = z.infer<typeof MyTripDetail>;

export const MyAccount = z.object({
  id: z.string(),
  email: z.string(),
  /** In which the person is written to. */
  language: z.enum(languages),
  /** When the account goes, if its owner has asked for that. */
  deletion: z.nullable(
    z.object({
      requestedAt: z.string(),
      dueAt: z.string(),
    }),
  ),
});
export type MyAccount = z.infer<typeof MyAccount>;

/** PUT /api/me/language: in which language the person is written to from now on. */
export const AccountLanguage = z.object({
  language: z.enum(languages, "There is no such language."),
});

export const MySession = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  userAgent: z.string(),
  address: z.string(),
  secondFactor: z.boolean(),
  current: z.boolean(),
});
export type MySession = z.infer<typeof MySession>;

export const MySessionList = z.object({ sessions: z.array(MySession) });
export const SessionsEnded = z.object({ ended: z.int() });
export const DeletionDue = z.object({ dueAt: z.string() });

/** The download of all that is kept of a person; each part is a list as its table has it. */
const part = z.array(z.record(z.string(), z.unknown()));
export const PersonalData = z.object({
  exported_at: z.string(),
  profile: z.nullable(z.record(z.string(), z.unknown())),
  trips: part,
  /** Versions that were sent, and what was agreed. */
  quotes: part,
  payments: part,
  /** Invoices, receipts and credit notes. */
  papers: part,
  billing: part,
  cancelled: part,
  /** Payments and refunds that nobody has confirmed yet. */
  waiting: part,
  tripReviews: part,
  tripFiles: part,
  groups: part,
  /** Guests of the trips, and how they come and go. */
  road: part,
  /** What was told of changes, and the phones that are told. */
  notices: part,
  phones: part,
  reviews: part,
  contact_messages: part,
  reported_changes: part,
  photos: part,
  chats: part,
  newsletter: part,
  plans: part,
  sessions: part,
  identities: part,
  passkeys: part,
});
export type PersonalData = z.infer<typeof PersonalData>;

export const graceDays = 7;

export const PictureInput = z.object({
  /** A data URL; null takes the picture away. */
  image: z.nullable(z.string("The picture is missing.").check(z.maxLength(4_000_000))),
});

export const DeletionInput = z.object({
  /** The account's address, typed out. */
  confirm: z.string("Type your address to confirm.").check(z.trim(), z.maxLength(254)),
});

export const RestoreInput = z.object({
  token: z
    .string("The link is not complete.")
    .check(z.regex(/^[\w-]{20,100}$/, "The link is not complete.")),
});

/** Where the private page of one's own trip is: said this once. */
export const OwnTripPage = z.object({ url: z.string() });
export type OwnTripPage = z.infer<typeof OwnTripPage>;
