import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { tripEvents, tripMessages, tripNotes } from "#server/db/schema/desk.ts";
import { trips } from "#server/db/schema/foundation.ts";
import {
  tripAddresses,
  tripComments,
  tripDays,
  tripLinks,
  unconfirmedTrips,
} from "#server/db/schema/quotes.ts";
import { findDays } from "#server/trips/days/days-store.ts";

/** `email`: the address the account has confirmed, null without one. */
type Whose = { userId: string; email: string | null };

/** One's own, and what the desk entered for the address that one has confirmed. */
const ofPerson = ({ userId, email }: Whose) =>
  or(
    eq(trips.userId, userId),
    email ? and(isNull(trips.userId), eq(sql`lower(${trips.email})`, email)) : undefined,
  );

/**
 * Takes the person out of their requests. An accepted one is the record of a contract: it stays as
 * it is; of the others remain the place, the dates and where they ended, not what was said.
 */
export async function anonymiseTrips(db: Db, person: Whose): Promise<void> {
  const all = db.select({ id: trips.id }).from(trips).where(ofPerson(person));
  // Nobody reads or writes on as they: fellow travellers' words were said to a page that is gone.
  await db.delete(tripLinks).where(inArray(tripLinks.tripId, all));
  await db.delete(tripComments).where(inArray(tripComments.tripId, all));
  await db.delete(tripAddresses).where(inArray(tripAddresses.tripId, all));
  if (person.email)
    await db
      .delete(unconfirmedTrips)
      .where(sql`lower(${unconfirmedTrips.email}) = ${person.email}`);
  const these = and(ofPerson(person), sql`${trips.stage} <> 'accepted'`);
  const ids = db.select({ id: trips.id }).from(trips).where(these);
  await db.delete(tripMessages).where(inArray(tripMessages.tripId, ids));
  await db.delete(tripNotes).where(inArray(tripNotes.tripId, ids));
  await db.delete(tripDays).where(inArray(tripDays.tripId, ids));
  await db
    .update(tripEvents)
    .set({ details: sql`${tripEvents.details} - 'reason' - 'name'` })
    .where(and(inArray(tripEvents.tripId, ids), eq(tripEvents.actorKind, "traveller")));
  await db
    .update(trips)
    .set({
      name: "Account deleted",
      email: "",
      phone: "",
      message: "",
      idempotencyKey: null,
      // What the desk has noted down for itself may name the person.
      nextAction: "",
      lostReason: "",
      travellerMessageAt: null,
      deskMessageAt: null,
      plan: null,
      seenHash: null,
      daysNumber: 0,
    })
    .where(these);
}

/** For the download of a person's data: their requests and what was said, without the desk's notes. */
export async function readForExport(db: Db, person: Whose): Promise<Record<string, unknown>[]> {
  const rows = await queryRows<Record<string, unknown> & { id: string; daysNumber: number }>(
    db,
    sql`select id, days_number as "daysNumber", reference, name, email, phone, destination, travel_date, travel_when, travelers, trip_type, message, stage, source, created_at, plan,
        (select coalesce(json_agg(json_build_object('name', c.name, 'body', c.body, 'at', c.created_at) order by c.created_at), '[]'::json)
          from trip_comments c where c.trip_id = trips.id) as comments,
        (select coalesce(json_agg(json_build_object('author', m.author, 'subject', m.subject, 'body', m.body, 'at', m.created_at) order by m.id), '[]'::json)
          from trip_messages m where m.trip_id = trips.id and not m.unproved) as messages
      from trips where ${ofPerson(person)} order by created_at`,
  );
  const written = rows.map(async ({ id, daysNumber, ...trip }) => {
    const state = await findDays(db, id, daysNumber);
    return { ...trip, days: state?.days ?? null };
  });
  return Promise.all(written);
}
