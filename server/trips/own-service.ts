import type { MyTrip, MyTripChange, MyTripDetail, MyTripList } from "#contract/account.ts";
import { deskTexts, openStages, type TripStage } from "#contract/desk.ts";
import { normalizeAddress } from "#contract/text.ts";
import { findTravelDateFault } from "#contract/trips.ts";
import type { AuthUser } from "#server/auth/create-auth.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { takeRate } from "#server/limits/rate-limit.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { presentMessage } from "./present.ts";
import { touchTrip } from "./desk-store.ts";
import {
  correctTrip,
  findOwnTrip,
  listOwnTrips,
  listStages,
  type OwnTripRow,
} from "./person-store.ts";
import { createTripRecord } from "./record.ts";
import { travellerMessageMail } from "./reply-mail.ts";
import { claimTrips } from "./store.ts";
import { insertTripEvent, listTripMessages } from "./timeline-store.ts";
import { todayAnywhere } from "./today-anywhere.ts";
import { writeToOffice } from "./traveller-message.ts";

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

const changedFields = ["destination", "travelDate", "travelers", "tripType", "message"] as const;
const fieldNames: Record<(typeof changedFields)[number], string> = {
  destination: "Destination",
  travelDate: "Travel date",
  travelers: "Travellers",
  tripType: "Trip type",
  message: "Special requests",
};

/** What a traveller sees of their requests, and what they write about them. */
export function createOwnTrips({ config, database, events, clock }: Resources) {
  const record = createTripRecord({ events, clock });
  async function getOpenTrip(db: Db, user: Person, id: string): Promise<OwnTripRow> {
    const trip = await findOwnTrip(db, user.id, id);
    if (!trip) throw new AppError("not_found", deskTexts.noTrip);
    if (!(openStages as readonly TripStage[]).includes(trip.stage))
      throw new AppError("conflict", deskTexts.closed);
    return trip;
  }

  return {
    /** With those that its confirmed address sent before there was an account. */
    async listTrips(
      user: Person & Partial<Pick<AuthUser, "email" | "emailVerified">>,
    ): Promise<MyTripList> {
      if (user.emailVerified && user.email)
        await claimTrips(database.db, user.id, normalizeAddress(user.email));
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
        await writeToOffice(db, { config, clock, record }, trip, body);
      });
      return this.getTrip(user, id);
    },

    /**
     * Puts right what was asked for, while the request is open; the office is told.
     * @throws AppError not_found, conflict when it is closed, validation_failed (date)
     */
    async correct(user: Person, id: string, change: MyTripChange): Promise<MyTripDetail> {
      await takeRate(database.db, `trip-correction:${user.id}`, messageRate, clock());
      await database.transaction(async (db) => {
        const trip = await getOpenTrip(db, user, id);
        const changed = changedFields.filter((field) => change[field] !== trip[field]);
        if (changed.length === 0) return;
        const now = clock();
        const fault = changed.includes("travelDate")
          ? findTravelDateFault(change.travelDate, todayAnywhere(now))
          : null;
        if (fault)
          throw new AppError("validation_failed", fault, { fields: { travelDate: fault } });
        await correctTrip(db, id, { ...change, travellerMessageAt: now, updatedAt: now });
        await insertTripEvent(db, {
          tripId: id,
          at: now,
          actorKind: "traveller",
          kind: "corrected",
          // The wish itself stands in the request; here only that it changed.
          details: Object.fromEntries(
            changed.map((field) => [
              field,
              field === "message" ? null : `${trip[field]} → ${change[field]}`,
            ]),
          ),
        });
        const told = changed.map((field) => `${fieldNames[field]}: ${change[field] || "—"}`);
        await queueMail(db, travellerMessageMail(trip, told.join("\n\n"), config, "corrected"));
        await events.publish(db, { topic: "trips", type: "UPDATE", id, user: user.id });
      });
      return this.getTrip(user, id);
    },

    /** Takes a request back, while it is open. @throws AppError not_found, conflict when it is closed */
    async withdraw(user: Person, id: string, reason: string): Promise<MyTripDetail> {
      await takeRate(database.db, `trip-correction:${user.id}`, messageRate, clock());
      await database.transaction(async (db) => {
        const trip = await getOpenTrip(db, user, id);
        const now = clock();
        await correctTrip(db, id, {
          stage: "lost",
          stageAt: now,
          lostCode: "withdrawn",
          lostReason: reason,
          travellerMessageAt: now,
          updatedAt: now,
        });
        await insertTripEvent(db, {
          tripId: id,
          at: now,
          actorKind: "traveller",
          kind: "stage",
          details: { from: trip.stage, to: "lost", code: "withdrawn", reason },
        });
        const said = reason || "No reason was given.";
        await queueMail(db, travellerMessageMail(trip, said, config, "withdrawn"));
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
