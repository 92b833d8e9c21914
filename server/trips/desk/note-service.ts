import { isAtLeast } from "#contract/wire/desk-roles.ts";
import type { Admin } from "#server/calls/callers.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import { getDeskTrip } from "#server/trips/get-trip.ts";
import type { RecordTrip } from "#server/trips/record.ts";
import { touchTrip } from "./change-store.ts";
import { deleteTripNote, findTripNote, insertTripNote } from "./note-store.ts";

/** What the desk notes down on a request, for itself. */
export function createTripNotes(
  { database, clock }: Pick<Resources, "database" | "clock">,
  record: RecordTrip,
) {
  return {
    /** @throws AppError not_found */
    async addNote(admin: Admin, id: string, body: string): Promise<void> {
      await database.transaction(async (db) => {
        const trip = await getDeskTrip(db, id);
        const createdAt = clock();
        await insertTripNote(db, { tripId: id, adminId: admin.id, body, createdAt });
        await touchTrip(db, id, { updatedAt: createdAt });
        await record(db, { kind: "admin", id: admin.id }, trip, "note");
      });
    },

    /** One's own note; an owner may remove anybody's. @throws AppError not_found, forbidden */
    async removeNote(admin: Admin, id: string, noteId: string): Promise<void> {
      await database.transaction(async (db) => {
        const trip = await getDeskTrip(db, id);
        const note = await findTripNote(db, id, noteId);
        if (!note) throw new AppError("not_found", "There is no such note.");
        if (note.adminId !== admin.id && !isAtLeast(admin.role, "manager"))
          throw new AppError("forbidden", "Only its author can remove a note.");
        await deleteTripNote(db, noteId);
        await record(db, { kind: "admin", id: admin.id }, trip, "note_removed");
      });
    },
  };
}
