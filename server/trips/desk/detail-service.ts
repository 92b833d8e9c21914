import type { MyTripDetail } from "#contract/wire/account.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import type { TripStage } from "#contract/wire/trip-stages.ts";
import type { AuthUser } from "#server/auth/create-auth.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Resources } from "#server/resources.ts";
import { findSentHash } from "#server/trips/days/days-store.ts";
import { getDeskTrip, getOwnTrip } from "#server/trips/get-trip.ts";
import { listComments } from "#server/trips/talk/comment-store.ts";
import { listStages, listTripEvents, listTripMessages } from "#server/trips/timeline-store.ts";
import { readLinkParty } from "#trip/link-party.ts";
import { listTripNotes } from "./note-store.ts";
import {
  presentComment,
  presentDeskMessage,
  presentEvent,
  presentMessage,
  presentNote,
  presentOwnTrip,
  presentSimilar,
  presentTrip,
} from "./present.ts";
import { listSimilar } from "./similar-store.ts";

/** One request with what belongs to it, as the desk and as its sender see it. */
export function createTripDetails({ database }: Pick<Resources, "database">) {
  const { db } = database;
  return {
    /** With notes, messages, timeline and what may be the same request twice. @throws AppError not_found */
    async getForDesk(admin: Pick<Admin, "id">, id: string): Promise<DeskTripDetail> {
      const trip = await getDeskTrip(db, id);
      const [notes, messages, timeline, twins, comments, party, sentHash] = await Promise.all([
        listTripNotes(db, id),
        listTripMessages(db, id, { unproved: true }),
        listTripEvents(db, id),
        listSimilar(db, trip),
        listComments(db, { tripId: id }),
        readLinkParty(trip.plan),
        findSentHash(db, id),
      ]);
      return {
        ...presentTrip(trip),
        message: trip.message,
        plan: trip.plan ?? "",
        notes: notes.map(presentNote(admin.id)),
        messages: messages.map(presentDeskMessage(trip)),
        timeline: timeline.map(presentEvent),
        twins: twins.map(presentSimilar(trip)),
        comments: comments.map(presentComment),
        asSeen: trip.seenHash && sentHash ? trip.seenHash === sentHash : null,
        party: party && { adults: party.adults, children: party.children },
      };
    },

    /** With its messages and the stages that it has reached. @throws AppError not_found, for somebody else's too */
    async getOwn(user: Pick<AuthUser, "id">, id: string): Promise<MyTripDetail> {
      const trip = await getOwnTrip(db, user.id, id);
      const [messages, stages] = await Promise.all([listTripMessages(db, id), listStages(db, id)]);
      return {
        ...presentOwnTrip(trip),
        messages: messages.map(presentMessage),
        steps: [
          { stage: "new", at: trip.createdAt.toISOString() },
          ...stages.map(({ at, to }) => ({ stage: to as TripStage, at: at.toISOString() })),
        ],
      };
    },
  };
}
