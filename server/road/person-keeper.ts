import { sql } from "drizzle-orm";
import type { PersonKeeper } from "#server/auth/person-removal.ts";
import { queryRows } from "#server/db/database.ts";
import { tripsOf } from "#server/db/trips-of-person.ts";
import type { Resources } from "#server/resources.ts";

/** Guests of one's trips, and how they come and go: they are needed on the road alone, and go with the person. */
export const createRoadKeeper = ({ database }: Pick<Resources, "database">): PersonKeeper => ({
  async exportOf(person) {
    const road = await queryRows(
      database.db,
      sql`select t.reference as trip, r.content -> 'guests' as guests, r.content -> 'phone' as phone,
          r.content -> 'arrival' as arrival, r.content -> 'departure' as departure
        from trip_road r join trips t on t.id = r.trip_id where r.trip_id in ${tripsOf(person)}
        order by t.reference`,
    );
    return { road };
  },
  async forgetPerson(db, person) {
    await db.execute(sql`delete from trip_road where trip_id in ${tripsOf(person)}`);
  },
});
