import { type Db, runTogether } from "#server/db/database.ts";
import { queueMails } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { confirmationMail, noticeMail } from "./mail.ts";
import { createReference } from "./reference.ts";
import { findTripByKey, insertTrip, type Trip, type TripText } from "./store.ts";
import { insertTripEvent } from "./timeline-store.ts";

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
    const notice = noticeMail(trip, own, config.mail.operator, config.http.origin);
    await runTogether(
      insertTripEvent(db, {
        tripId: trip.id,
        at: createdAt,
        actorKind: "traveller",
        kind: "received",
      }),
      queueMails(db, own ? [confirmationMail(trip, own), notice] : [notice]),
      events.publish(db, {
        topic: "trips",
        type: "INSERT",
        id: trip.id,
        ...(trip.userId && { user: trip.userId }),
      }),
    );
    return trip;
  }
  return null;
}
