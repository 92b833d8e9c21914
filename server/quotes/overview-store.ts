import { sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";

/** Versions of many trips at once, for who looks over the day's work. Contents as they are kept. */

/** Open versions whose last day lies between two days. */
export const listLapsing = (
  db: Db,
  from: string,
  to: string,
): Promise<{ trip_id: string; on_day: string }[]> =>
  queryRows(
    db,
    sql`select trip_id::text, content ->> 'validUntil' as on_day from quote_versions
      where state = 'sent' and (content ->> 'validUntil')::date between ${from}::date and ${to}::date
      order by on_day limit 200`,
  );

export type AgreedVersion = { trip_id: string; content: unknown; ticked: string[] };

/** Accepted versions that depart from a day on (`to` null: whenever), the next first. */
export const listDeparting = (db: Db, from: string, to: string | null): Promise<AgreedVersion[]> =>
  queryRows(
    db,
    sql`select v.trip_id::text, v.content, c.ticked
      from quote_versions v join quote_acceptances c on c.version_id = v.id
      where v.state = 'accepted' and (v.content ->> 'departure')::date >= ${from}::date
        and (${to}::date is null or (v.content ->> 'departure')::date <= ${to}::date)
      order by v.content ->> 'departure', v.trip_id limit 500`,
  );

export type SentVersion = {
  trip_id: string;
  state: string;
  number: number;
  /** Whether it is its trip's last. */
  latest: boolean;
  sent_at: string;
};

/** Every version that was sent since a moment, the last first. */
export const listSentSince = (db: Db, since: Date): Promise<SentVersion[]> =>
  queryRows(
    db,
    sql`select v.trip_id::text, v.state, v.number, v.number = max(v.number) over (partition by v.trip_id) as latest, v.sent_at::text as sent_at
      from quote_versions v where v.sent_at > ${since.toISOString()}::timestamptz
      order by v.sent_at desc limit 5000`,
  );
