import type { Db } from "#server/db/database.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { touchTrip } from "#server/trips/desk/change-store.ts";
import type { RecordTrip } from "#server/trips/record.ts";
import type { DeskTripRow, Trip } from "#server/trips/store.ts";
import { insertTripMessage } from "#server/trips/timeline-store.ts";
import { travellerMessageMail } from "./reply-mail.ts";

type Writer = Pick<Resources, "config" | "clock"> & { record: RecordTrip };

/** What a traveller writes to the office, from whichever page: in the thread, at the desk, and by mail. */
export async function writeToOffice(
  db: Db,
  { config, clock, record }: Writer,
  trip: Omit<Trip, "searchText">,
  body: string,
): Promise<void> {
  const createdAt = clock();
  await insertTripMessage(db, { tripId: trip.id, author: "traveller", body, createdAt });
  await touchTrip(db, trip.id, {
    travellerMessageAt: createdAt,
    travellerSeenAt: createdAt,
    updatedAt: createdAt,
  });
  await queueMail(db, travellerMessageMail(trip, body, config));
  await record(db, { kind: "traveller" }, trip, "message");
}

/** What the desk writes: into the thread. The first answer stops the clock; the mail is its caller's. */
export async function writeToTraveller(
  db: Db,
  { clock }: Pick<Resources, "clock">,
  adminId: string,
  trip: Pick<DeskTripRow, "id" | "answeredAt">,
  letter: { subject: string; body: string },
): Promise<void> {
  const createdAt = clock();
  await insertTripMessage(db, { tripId: trip.id, author: "desk", adminId, ...letter, createdAt });
  await touchTrip(db, trip.id, {
    deskMessageAt: createdAt,
    deskSeenAt: createdAt,
    updatedAt: createdAt,
    ...(!trip.answeredAt && { answeredAt: createdAt }),
  });
}
