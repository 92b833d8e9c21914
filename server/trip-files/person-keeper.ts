import { sql } from "drizzle-orm";
import type { PersonKeeper } from "#server/auth/person-removal.ts";
import { queryRows } from "#server/db/database.ts";
import { tripsOf } from "#server/db/trips-of-person.ts";
import type { Resources } from "#server/resources.ts";
import { removeFiles } from "./file-bytes.ts";

/** Papers and photos of one's trips: named in the download, and gone with the person, the bytes too. */
export const createTripFileKeeper = (resources: Resources): PersonKeeper => ({
  async exportOf(person) {
    const tripFiles = await queryRows(
      resources.database.db,
      sql`select t.reference as trip, f.kind, f.name, f.mimetype, f.bytes, f.created_at
        from trip_files f join trips t on t.id = f.trip_id
        where f.trip_id in ${tripsOf(person)} and f.sender = 'traveller' order by f.created_at`,
    );
    return { tripFiles };
  },
  async forgetPerson(db, person) {
    const gone = await queryRows<{ id: string }>(
      db,
      sql`delete from trip_files where trip_id in ${tripsOf(person)} returning id::text`,
    );
    const ids = gone.map(({ id }) => id);
    return () => removeFiles(resources, ids);
  },
});
