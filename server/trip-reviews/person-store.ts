import { sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { tripsOf } from "#server/db/trips-of-person.ts";

type Whose = { userId: string; email: string | null };

/** For the download of a person's data. */
export const readForExport = (db: Db, person: Whose): Promise<Record<string, unknown>[]> =>
  queryRows(
    db,
    sql`select t.reference as trip, r.author_name, r.party, r.rating, r.body, r.travelled_in, r.state, r.reason,
        r.answer, r.created_at,
        (select coalesce(json_agg(json_build_object('place', p.name, 'rating', p.rating, 'body', p.body) order by p.position), '[]'::json)
          from trip_review_places p where p.review_id = r.id) as places
      from trip_reviews r join trips t on t.id = r.trip_id
      where r.trip_id in ${tripsOf(person)} order by r.created_at`,
  );

/** Takes reviews, photos and links of a person away. @returns the pages that showed them, and the photos */
export async function deleteOfPerson(
  db: Db,
  person: Whose,
): Promise<{ paths: string[]; photos: string[] }> {
  const trips = tripsOf(person);
  const paths = await queryRows<{ path: string }>(
    db,
    sql`select distinct p.path from trip_review_places p join trip_reviews r on r.id = p.review_id
      where r.trip_id in ${trips}`,
  );
  await db.execute(sql`delete from trip_reviews where trip_id in ${trips}`);
  await db.execute(sql`delete from review_links where trip_id in ${trips}`);
  // An accepted trip stays, as the record of a contract: nobody is asked about it any more.
  await db.execute(sql`insert into review_requests (trip_id, asked_at)
    select id, now() from trips where id in ${trips} on conflict do nothing`);
  const photos = await queryRows<{ id: string }>(
    db,
    sql`delete from trip_review_photos where trip_id in ${trips} returning id::text`,
  );
  return { paths: paths.map(({ path }) => path), photos: photos.map(({ id }) => id) };
}
