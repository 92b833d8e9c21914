import type { MailOffer } from "#contract/wire/desk-contacts.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import type { Resources } from "#server/resources.ts";
import { touchTrip } from "#server/trips/desk/change-store.ts";
import { getDeskTrip } from "#server/trips/get-trip.ts";
import type { RecordTrip } from "#server/trips/record.ts";
import { insertTripMessage } from "#server/trips/timeline-store.ts";
import { addTripAddress, listLikelyTrips } from "./sort-store.ts";

export type JoinedMail = {
  email: string;
  message: string;
  unproved: boolean;
  createdAt: Date;
};

export type TripJoins = ReturnType<typeof createTripJoins>;

/** A mail that waited to be sorted, and the trip that it belongs to. */
export function createTripJoins(
  { database, clock }: Pick<Resources, "database" | "clock">,
  record: RecordTrip,
) {
  return {
    /** The trips that a mail may belong to, the likeliest first. */
    async offer(mail: { namesTrip: string; email: string; name: string }): Promise<MailOffer[]> {
      const rows = await listLikelyTrips(database.db, { ...mail, reference: mail.namesTrip });
      return rows.map(({ id, reference, name, destination, travelDate, travelWhen, why }) => ({
        id,
        reference,
        name,
        destination,
        travelDate,
        travelWhen,
        why,
      }));
    },

    /**
     * Puts a mail into the thread of a trip, and keeps its address for the next ones. Not proved it stays the desk's
     * alone. @throws AppError not_found
     */
    async join(db: Db, admin: Pick<Admin, "id">, tripId: string, mail: JoinedMail): Promise<void> {
      const trip = await getDeskTrip(db, tripId);
      const { email, message: body, unproved, createdAt } = mail;
      await insertTripMessage(db, { tripId, author: "traveller", body, createdAt, unproved });
      await touchTrip(db, tripId, { travellerMessageAt: createdAt, updatedAt: clock() });
      if (email && email !== trip.email.toLowerCase())
        await addTripAddress(db, { tripId, address: email, addedBy: admin.id, createdAt: clock() });
      await record(db, { kind: "admin", id: admin.id }, trip, "message");
    },

    /** What a joined trip is called. @throws AppError not_found */
    async nameOf(tripId: string): Promise<{ id: string; reference: string }> {
      const { id, reference } = await getDeskTrip(database.db, tripId);
      return { id, reference };
    },
  };
}
