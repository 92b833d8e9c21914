import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { TripEntryInput } from "#contract/wire/desk-requests.ts";
import { findTravelDateFault, readTravelWhen } from "#contract/wire/trips.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { insertTrip } from "#server/trips/store.ts";
import { insertTripEvent } from "#server/trips/timeline-store.ts";
import { confirmationMail } from "./mail.ts";
import { createReference } from "./reference.ts";

/** Tells whoever keeps messages that a request was made of the one that is called `origin`. */
export type FollowOrigin = (
  db: Db,
  admin: Pick<Admin, "id">,
  made: { origin: string; tripId: string },
) => Promise<void>;

/**
 * Writes down a request that came by telephone, WhatsApp or mail, or was made of a conversation; it
 * belongs to no account and to whoever entered it.
 */
export function createTripEntry(
  { database, events, clock, limits }: Pick<Resources, "database" | "events" | "clock" | "limits">,
  followOrigin: FollowOrigin,
) {
  /** @returns the request's id. @throws AppError validation_failed (date), too_many_requests */
  async function enterTrip(admin: Admin, input: TripEntryInput): Promise<string> {
    const { source, origin, confirm, travelDate: said, ...rest } = input;
    const createdAt = clock();
    const today = dayInIndia(createdAt);
    const text = { ...rest, ...readTravelWhen(said, today) };
    const fault = findTravelDateFault(text.travelDate, today);
    if (fault) throw new AppError("validation_failed", fault, { fields: { travelDate: fault } });
    await limits.take(database.db, "trip-entry", admin.id, createdAt);
    return database.transaction(async (db) => {
      for (let attempt = 0; attempt < 5; attempt++) {
        const trip = await insertTrip(db, text, {
          userId: null,
          source,
          ownerId: admin.id,
          reference: createReference(),
          idempotencyKey: null,
          createdAt,
        });
        if (!trip) continue;
        await insertTripEvent(db, {
          tripId: trip.id,
          at: createdAt,
          actorKind: "admin",
          adminId: admin.id,
          kind: "received",
          details: { source, ...(origin && { origin }) },
        });
        await insertAudit(db, {
          actorKind: "admin",
          actorId: admin.id,
          action: "trip.entered",
          subjectKind: "trip",
          subjectId: trip.reference,
          details: { source },
        });
        if (origin) await followOrigin(db, admin, { origin, tripId: trip.id });
        if (confirm && trip.email) await queueMail(db, confirmationMail(trip, trip.email));
        await events.publish(db, { topic: "trips", type: "INSERT", id: trip.id });
        return trip.id;
      }
      throw new Error("no free trip reference in five tries");
    });
  }
  return { enterTrip };
}
