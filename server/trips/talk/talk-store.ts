import { sql } from "drizzle-orm";
import type { TripStage } from "#contract/wire/trip-stages.ts";
import { type Db, queryRows } from "#server/db/database.ts";
import { behindPlace, cutPage, newestFirst, placeText } from "#server/db/keyset.ts";
import { trips } from "#server/db/schema/foundation.ts";
import { isUnread } from "#server/trips/store.ts";

export type TalkRow = {
  id: string;
  reference: string;
  name: string;
  destination: string;
  stage: TripStage;
  unread: boolean;
  author: "traveller" | "desk";
  body: string;
  at: Date | string;
};

/** Before a mail that may be anybody's. */
const unprovedMark = "Not proved to be from the traveller: ";

const lastWritten = newestFirst(sql`greatest(${trips.travellerMessageAt}, ${trips.deskMessageAt})`);

/**
 * A page of the trips on which something was written, the latest first.
 * @throws AppError validation_failed for an unreadable place
 */
export async function listTalks(
  db: Db,
  options: { unread: boolean; before: string | undefined; limit: number },
): Promise<{ rows: TalkRow[]; next: string | null }> {
  const unread = sql`coalesce(${isUnread}, false)`;
  const behind = behindPlace(lastWritten, trips.id, options.before);
  const rows = await queryRows<TalkRow & { place: string }>(
    db,
    sql`select trips.id, trips.reference, trips.name, trips.destination, trips.stage, ${unread} as unread,
          ${placeText(lastWritten)} as place, last.author, left(last.body, 240) as body, last.created_at as at
        from trips
        join lateral (select m.author, m.created_at,
            case when m.unproved then ${unprovedMark} else '' end || m.body as body
          from trip_messages m where m.trip_id = trips.id order by m.id desc limit 1) last on true
        where (trips.traveller_message_at is not null or trips.desk_message_at is not null)
          ${options.unread ? sql`and ${unread}` : sql``} ${behind ? sql`and ${behind}` : sql``}
        order by ${lastWritten.value} desc, trips.id desc limit ${options.limit + 1}`,
  );
  return cutPage(rows, options.limit);
}
