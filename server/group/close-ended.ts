import { sql } from "drizzle-orm";
import { addDays } from "#contract/trip/calendar-day.ts";
import { groupLinkDays } from "#contract/wire/trip-group.ts";
import { type Db, queryRows } from "#server/db/database.ts";
import type { TripLinks } from "#server/trips/page/links.ts";

/** Closes the links of members whose trip departed long ago, by the day that was agreed where one was. `today`: YYYY-MM-DD. */
export async function closeEnded(
  db: Db,
  links: Pick<TripLinks, "closeOf">,
  today: string,
): Promise<void> {
  const before = addDays(today, -groupLinkDays);
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select distinct l.member_id::text as id from trip_links l join trips t on t.id = l.trip_id
      left join quote_versions v on v.trip_id = t.id and v.state = 'accepted'
      where l.member_id is not null and l.closed_at is null
        and coalesce(v.content ->> 'departure', t.travel_date::text) < ${before}`,
  );
  await links.closeOf(
    db,
    rows.map(({ id }) => id),
  );
}
