import { sql } from "drizzle-orm";
import type { PersonKeeper } from "#server/auth/person-removal.ts";
import { queryRows } from "#server/db/database.ts";
import { tripsOf } from "#server/db/trips-of-person.ts";
import type { Resources } from "#server/resources.ts";

/** What one was told of changes, and the phones that are told: gone with the person. */
export const createNoticeKeeper = ({ database }: Pick<Resources, "database">): PersonKeeper => ({
  async exportOf(person) {
    const [notices, phones] = await Promise.all([
      queryRows(
        database.db,
        sql`select t.reference as trip, n.kind, n.says, n.created_at as at from trip_notices n
          join trips t on t.id = n.trip_id where n.trip_id in ${tripsOf(person)} order by n.created_at`,
      ),
      queryRows(
        database.db,
        sql`select t.reference as trip, s.language, s.time_zone as "timeZone", s.created_at as since, s.until
          from push_subscriptions s join trips t on t.id = s.trip_id
          where s.trip_id in ${tripsOf(person)} order by s.created_at`,
      ),
    ]);
    return { notices, phones };
  },
  async forgetPerson(db, person) {
    await db.execute(sql`delete from push_subscriptions where trip_id in ${tripsOf(person)}`);
    await db.execute(sql`delete from trip_notices where trip_id in ${tripsOf(person)}`);
  },
});
