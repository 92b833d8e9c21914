import {
  findTravelDateFault,
  type TravellerListItem,
  type TripRequestInput,
} from "#contract/trips.ts";
import type { AuthUser } from "#server/auth/create-auth.ts";
import type { Person } from "#server/auth/person-removal.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { takeRate } from "#server/limits/rate-limit.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { confirmationMail, noticeMail } from "./mail.ts";
import { anonymiseTrips, readForExport } from "./person-store.ts";
import { createReference } from "./reference.ts";
import { findTripByKey, insertTrip, listTrips, type Trip, type TripText } from "./store.ts";
import { insertTripEvent } from "./timeline-store.ts";
import { todayAnywhere } from "./today-anywhere.ts";

/** Requests an account may send in an hour: a family planning, not a script. */
const hourly = { limit: 20, windowSeconds: 3600 };

/** Rows of the whole list that are in memory at once. */
const pageRows = 500;

/**
 * Writes a request with its first event and its mails, in the transaction of `db`. `own`: the address
 * that is shown to be the sender's, or "".
 * @returns null when the same key of the same account was there first
 */
export async function keepTrip(
  db: Db,
  { config, events, clock }: Pick<Resources, "config" | "events" | "clock">,
  {
    own,
    idempotencyKey,
    userId,
    ...input
  }: TripText & { userId: string | null; own: string; idempotencyKey: string | null },
): Promise<Trip | null> {
  const createdAt = clock();
  for (let attempt = 0; attempt < 5; attempt++) {
    const trip = await insertTrip(db, input, {
      userId,
      source: "site",
      reference: createReference(),
      idempotencyKey,
      createdAt,
    });
    if (!trip) {
      if (idempotencyKey && userId && (await findTripByKey(db, userId, idempotencyKey)))
        return null;
      continue;
    }
    await insertTripEvent(db, {
      tripId: trip.id,
      at: createdAt,
      actorKind: "traveller",
      kind: "received",
    });
    if (own) await queueMail(db, confirmationMail(trip, own));
    await queueMail(db, noticeMail(trip, own, config.mail.operator, config.http.origin));
    await events.publish(db, {
      topic: "trips",
      type: "INSERT",
      id: trip.id,
      ...(trip.userId && { user: trip.userId }),
    });
    return trip;
  }
  return null;
}

export type TripService = ReturnType<typeof createTripService>;

/** What a visitor asks for: stored once, with its mails, whoever sends it twice. */
export function createTripService(resources: Resources) {
  const { database, clock } = resources;
  return {
    /**
     * Stores a request once, with its mails (to the account's own address, if it is shown to be its, and to
     * the operator), in one transaction. The same `idempotencyKey` of the
     * same account gives the first request again.
     * @throws AppError forbidden (foreign id), validation_failed (date), too_many_requests
     */
    async createTrip(
      sender: Pick<AuthUser, "id" | "email" | "emailVerified">,
      input: TripRequestInput,
      idempotencyKey: string | null,
    ): Promise<Trip> {
      const userId = sender.id;
      // Never to what was typed: it may be anybody's, and the form would carry a stranger's words there.
      const own = sender.emailVerified ? sender.email : "";
      if (input.id !== userId)
        throw new AppError("forbidden", "A trip request can only be sent for your own account.");
      const fault = findTravelDateFault(input.travelDate, todayAnywhere(clock()));
      if (fault) throw new AppError("validation_failed", fault, { fields: { travelDate: fault } });
      const known = idempotencyKey
        ? await findTripByKey(database.db, userId, idempotencyKey)
        : null;
      if (known) return known;
      await takeRate(database.db, `trip:${userId}`, hourly, clock());
      return database.transaction(async (db) => {
        const trip =
          (await keepTrip(db, resources, { ...input, userId, own, idempotencyKey })) ??
          (idempotencyKey ? await findTripByKey(db, userId, idempotencyKey) : null);
        if (!trip) throw new Error("no free trip reference in five tries");
        return trip;
      });
    },

    /** What an account asked for: for its data download. */
    exportOf: async (person: Pick<Person, "userId" | "email">) => ({
      trips: await readForExport(database.db, person),
    }),

    /** Takes a person out of their requests; an accepted one stays, as the record of a contract. */
    forgetPerson: (db: Db, person: Pick<Person, "userId" | "email">): Promise<void> =>
      anonymiseTrips(db, person),

    /** For GET /Travellerlist: all of them, newest first, page by page. */
    async *listTravellers(): AsyncGenerator<TravellerListItem[]> {
      let after: string | undefined;
      do {
        const rows = await listTrips(database.db, { limit: pageRows, after });
        yield rows.map(toTraveller);
        after = rows.length === pageRows ? rows.at(-1)?.id : undefined;
      } while (after);
    },
  };
}

const toTraveller = (trip: Trip): TravellerListItem => ({
  User_id: trip.userId ?? "",
  email: trip.email,
  destination: trip.destination,
  name: trip.name,
  travelers: trip.travelers,
  travelDate: trip.travelDate,
  type: trip.tripType,
  created_at: trip.createdAt.toISOString(),
  id: trip.id,
  reference: trip.reference,
  phone: trip.phone,
  message: trip.message,
});
