import type { MyTrip } from "#contract/wire/account.ts";
import type { DeskTrip } from "#contract/wire/desk.ts";
import type {
  SimilarRequest,
  TripEvent,
  TripMessage,
  TripNote,
} from "#contract/wire/desk-trip-detail.ts";
import type { TripComment } from "#contract/wire/trip-comment.ts";
import type { TravellerListItem } from "#contract/wire/trips.ts";
import type { DeskTripRow, OwnTripRow, Trip } from "#server/trips/store.ts";
import type { TripCommentRow } from "#server/trips/talk/comment-store.ts";
import { looksLikeOffice } from "#server/trips/talk/office-name.ts";
import type { listTripEvents, listTripMessages } from "#server/trips/timeline-store.ts";
import type { listTripNotes } from "./note-store.ts";

type Rows<T extends (...args: never[]) => PromiseLike<unknown[]>> = Awaited<ReturnType<T>>[number];

const traveller = "The traveller";
const goneAdmin = "A former administrator";

export const presentTrip = (row: DeskTripRow): DeskTrip => ({
  id: row.id,
  reference: row.reference,
  userId: row.userId,
  source: row.source,
  language: row.language,
  name: row.name,
  email: row.email,
  phone: row.phone,
  destination: row.destination,
  travelDate: row.travelDate,
  travelWhen: row.travelWhen,
  travelers: row.travelers,
  tripType: row.tripType,
  stage: row.stage,
  stageAt: row.stageAt.toISOString(),
  lostCode: row.lostCode,
  lostReason: row.lostReason,
  owner: row.ownerId && row.ownerName ? { id: row.ownerId, name: row.ownerName } : null,
  nextAction: row.nextAction,
  nextActionOn: row.nextActionOn,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  unread: row.unread,
});

export const presentEvent = (row: Rows<typeof listTripEvents>): TripEvent => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: row.actorKind,
  who:
    row.actorKind === "admin"
      ? (row.who ?? goneAdmin)
      : row.actorKind === "traveller"
        ? traveller
        : "Safarnama",
  kind: row.kind,
  details: row.details,
});

export const presentNote =
  (adminId: string) =>
  (row: Rows<typeof listTripNotes>): TripNote => ({
    id: row.id,
    body: row.body,
    at: row.createdAt.toISOString(),
    who: row.who ?? goneAdmin,
    mine: row.adminId === adminId,
  });

export const presentMessage = (row: Rows<typeof listTripMessages>): TripMessage => ({
  id: row.id,
  author: row.author,
  who: row.author === "traveller" ? traveller : (row.who ?? "Safarnama"),
  subject: row.subject,
  body: row.body,
  at: row.createdAt.toISOString(),
});

/** At the desk, where a mail that may be anybody's says so. */
export const presentDeskMessage =
  ({ email }: Pick<Trip, "email">) =>
  (row: Rows<typeof listTripMessages>): TripMessage => ({
    ...presentMessage(row),
    ...(row.unproved && {
      who: "By mail, from anybody",
      subject: `Not proved to be from ${email}`,
    }),
  });

/** What an earlier or later request has in common with this one. */
export const presentSimilar =
  (trip: DeskTripRow) =>
  (other: Omit<Trip, "searchText">): SimilarRequest => {
    const same: SimilarRequest["same"] = [];
    if (other.email.toLowerCase() === trip.email.toLowerCase()) same.push("email");
    if (other.phone === trip.phone) same.push("phone");
    if (other.destination.trim().toLowerCase() === trip.destination.trim().toLowerCase())
      same.push("destination");
    return {
      id: other.id,
      reference: other.reference,
      destination: other.destination,
      stage: other.stage,
      createdAt: other.createdAt.toISOString(),
      same,
    };
  };

/** What its sender sees of a request. */
export const presentOwnTrip = (row: OwnTripRow): MyTrip => ({
  id: row.id,
  reference: row.reference,
  destination: row.destination,
  travelDate: row.travelDate,
  travelers: row.travelers,
  tripType: row.tripType,
  message: row.message,
  stage: row.stage,
  stageAt: row.stageAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  unread: row.unread,
});

/** A line of GET /Travellerlist. */
export const presentTraveller = (trip: Trip): TravellerListItem => ({
  User_id: trip.userId ?? "",
  email: trip.email,
  destination: trip.destination,
  name: trip.name,
  travelers: trip.travelers,
  travelDate: trip.travelDate,
  travelWhen: trip.travelWhen,
  type: trip.tripType,
  created_at: trip.createdAt.toISOString(),
  id: trip.id,
  reference: trip.reference,
  phone: trip.phone,
  message: trip.message,
});

/** A comment as the desk reads it: whole, and said where a name passes for the office's. */
export const presentComment = (row: TripCommentRow): TripComment => ({
  id: row.id,
  name: row.name,
  body: row.body,
  day: row.day,
  stop: row.stop,
  alternative: row.alternative,
  byDesk: row.byDesk,
  claimsOffice: !row.byDesk && looksLikeOffice(row.name),
  votes: row.votes,
  at: row.createdAt.toISOString(),
});
