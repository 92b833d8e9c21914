import { type SQL, sql } from "drizzle-orm";
import type { VoiceMonth, VoiceQuery } from "#contract/wire/voices.ts";
import { type Db, queryRows } from "#server/db/database.ts";

/** A review as everybody may read it, of either kind; `review_id` null: of the earlier one. */
export type VoiceRow = {
  id: string;
  review_id: string | null;
  trip_id: string | null;
  name: string;
  rating: number;
  title: string;
  body: string;
  verified: boolean;
  travelled: string | null;
  party: "solo" | "couple" | "family" | "friends" | null;
  at: string;
  answer: string;
  answered_at: string | null;
};

/** What is shown about a page, of both kinds; without a page what is said of whole trips. */
const shownOf = (place: string | undefined): SQL =>
  place === undefined
    ? sql`select r.id::text, r.id as review_id, r.trip_id, r.author_name as name, r.rating, '' as title,
        r.body, r.verified, r.travelled_in as travelled, r.party, r.created_at as at, r.answer, r.answered_at
      from trip_reviews r where r.state = 'shown'`
    : sql`select r.id::text, r.id as review_id, r.trip_id, r.author_name as name, p.rating, '' as title,
        p.body, r.verified, r.travelled_in as travelled, r.party, r.created_at as at, r.answer, r.answered_at
      from trip_review_places p join trip_reviews r on r.id = p.review_id
      where r.state = 'shown' and p.path = ${place}
      union all
      select c.id::text, null, null, c.author_name, c.rating, c.title, c.comment, false, null, null,
        c.created_at, coalesce(c.answer, ''), c.answered_at
      from comments c where c.hidden_at is null and c.place_path = ${place}`;

const asked = ({ party, month }: Pick<VoiceQuery, "party" | "month">): SQL => sql`
  (${party ?? null}::text is null or v.party = ${party ?? null})
  and (${month ?? null}::int is null or substr(v.travelled, 6, 2)::int = ${month ?? null}::int)`;

/** Verified first, then the latest: one more than `limit`, where there are more. */
export const listVoices = (db: Db, query: VoiceQuery & { limit: number }): Promise<VoiceRow[]> =>
  queryRows(
    db,
    sql`select id, review_id::text, trip_id::text, name, rating, title, body, verified, travelled, party,
        to_json(at) #>> '{}' as at, answer, to_json(answered_at) #>> '{}' as answered_at
      from (${shownOf(query.place)}) v where ${asked(query)}
      order by verified desc, v.at desc, id limit ${query.limit + 1} offset ${query.skip}`,
  );

/** How many, how many of them verified, and the sum of their stars; kinds of travellers that there are. */
export async function sumVoices(db: Db, place: string | undefined) {
  const [row] = await queryRows<{
    count: number;
    verified: number;
    stars: number;
    parties: NonNullable<VoiceRow["party"]>[];
  }>(
    db,
    sql`select count(*)::int as count, (count(*) filter (where verified))::int as verified,
        coalesce(sum(rating), 0)::int as stars,
        coalesce(array_agg(distinct party) filter (where party is not null), '{}') as parties
      from (${shownOf(place)}) v`,
  );
  return row ?? { count: 0, verified: 0, stars: 0, parties: [] };
}

/** Of those who said when they travelled, by month; `said` of the latest, whole. */
export const listMonths = (db: Db, place: string | undefined): Promise<VoiceMonth[]> =>
  queryRows<VoiceMonth>(
    db,
    sql`select substr(travelled, 6, 2)::int as month, count(*)::int as count,
        round(avg(rating), 1)::float8 as average,
        (array_agg(body order by at desc))[1] as said, (array_agg(name order by at desc))[1] as name
      from (${shownOf(place)}) v where travelled is not null
      group by 1 order by 1`,
  );

/** Of a state, the oldest that waits first, else the latest. */
export const listForDesk = (
  db: Db,
  query: { state: "waiting" | "shown" | "hidden"; skip: number; limit: number },
): Promise<(VoiceRow & { state: typeof query.state; reason: string; reference: string })[]> =>
  queryRows(
    db,
    sql`select r.id::text, r.id::text as review_id, r.trip_id::text, r.author_name as name, r.rating, '' as title,
        r.body, r.verified, r.travelled_in as travelled, r.party, to_json(r.created_at) #>> '{}' as at,
        r.answer, to_json(r.answered_at) #>> '{}' as answered_at, r.state, r.reason, t.reference
      from trip_reviews r join trips t on t.id = r.trip_id where r.state = ${query.state}
      order by case when r.state = 'waiting' then r.created_at end, r.created_at desc, r.id
      limit ${query.limit + 1} offset ${query.skip}`,
  );

/** How many reviews are in each state. */
export async function countByState(db: Db) {
  const rows = await queryRows<{ state: string; count: number }>(
    db,
    sql`select state, count(*)::int as count from trip_reviews group by state`,
  );
  const counts = { waiting: 0, shown: 0, hidden: 0 };
  return Object.assign(counts, Object.fromEntries(rows.map(({ state, count }) => [state, count])));
}
