import type { Person, PersonKeeper } from "#server/auth/person-removal.ts";
import type { Db } from "#server/db/database.ts";
import type { Resources } from "#server/resources.ts";
import { anonymiseTrips, readForExport } from "./person-store.ts";

/** What is kept of a person in their requests: their download reads it, their removal takes it away. */
export function createTripKeeper({ database }: Pick<Resources, "database">) {
  return {
    /** What an account asked for: for its data download. */
    exportOf: async (person: Pick<Person, "userId" | "email">) => ({
      trips: await readForExport(database.db, person),
    }),

    /** Takes a person out of their requests; an accepted one stays, as the record of a contract. */
    forgetPerson: (db: Db, person: Pick<Person, "userId" | "email">): Promise<void> =>
      anonymiseTrips(db, person),
  } satisfies PersonKeeper;
}
