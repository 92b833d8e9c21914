import type { MyTrip, MyTripDetail, MyTripList } from "#contract/account.ts";
import { deskTexts, type TripStage } from "#contract/desk.ts";
import type { AuthUser } from "#server/auth/create-auth.ts";
import { AppError } from "#server/errors/app-error.ts";
import { takeRate } from "#server/limits/rate-limit.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { presentMessage } from "./desk-present.ts";
import { touchTrip } from "./desk-store.ts";
import { findOwnTrip, listOwnTrips, listStages, type OwnTripRow } from "./own-store.ts";
import { travellerMessageMail } from "./reply-mail.ts";
import { insertTripEvent, insertTripMessage, listTripMessages } from "./timeline-store.ts";

const messageRate = { limit: 30, windowSeconds: 3600 };

const present = (row: OwnTripRow): MyTrip => ({
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

type Person = Pick<AuthUser, "id">;
export type OwnTrips = ReturnType<typeof createOwnTrips>;

/** What a traveller sees of their requests, and what they write about them. */
export function createOwnTrips({ config, database, events, clock }: Resources) {
  return {
    async listTrips(user: Person): Promise<MyTripList> {
      const rows = await listOwnTrips(database.db, user.id);
      return { trips: rows.map(present), whatsapp: config.whatsappNumber ?? null };
    },

    /** @throws AppError not_found, for somebody else's too */
    async getTrip(user: Person, id: string): Promise<MyTripDetail> {
      const trip = await findOwnTrip(database.db, user.id, id);
      if (!trip) throw new AppError("not_found", deskTexts.noTrip);
      const [messages, stages] = await Promise.all([
        listTripMessages(database.db, id),
        listStages(database.db, id),
      ]);
      return {
        ...present(trip),
        messages: messages.map(presentMessage),
        steps: [
          { stage: "new", at: trip.createdAt.toISOString() },
          ...stages.map(({ at, to }) => ({ stage: to as TripStage, at: at.toISOString() })),
        ],
      };
    },

    /** Writes to the office: at the desk at once, and by mail. @throws AppError not_found, too_many_requests */
    async sendMessage(user: Person, id: string, body: string): Promise<MyTripDetail> {
      await takeRate(database.db, `trip-message:${user.id}`, messageRate, clock());
      await database.transaction(async (db) => {
        const trip = await findOwnTrip(db, user.id, id);
        if (!trip) throw new AppError("not_found", deskTexts.noTrip);
        const createdAt = clock();
        await insertTripMessage(db, { tripId: id, author: "traveller", body, createdAt });
        await touchTrip(db, id, {
          travellerMessageAt: createdAt,
          travellerSeenAt: createdAt,
          updatedAt: createdAt,
        });
        await insertTripEvent(db, {
          tripId: id,
          at: createdAt,
          actorKind: "traveller",
          kind: "message",
        });
        await queueMail(db, travellerMessageMail(trip, body, config));
        await events.publish(db, { topic: "trips", type: "UPDATE", id, user: user.id });
      });
      return this.getTrip(user, id);
    },

    /** The office's answers have been read. */
    async markSeen(user: Person, id: string): Promise<void> {
      await database.transaction(async (db) => {
        const trip = await findOwnTrip(db, user.id, id);
        if (!trip) throw new AppError("not_found", deskTexts.noTrip);
        if (!trip.unread) return;
        await touchTrip(db, id, { travellerSeenAt: clock() });
        await events.publish(db, { topic: "trips", type: "UPDATE", id, user: user.id });
      });
    },
  };
}
