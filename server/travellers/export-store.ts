import { sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";

/**
 * All that is kept of one person, table by table, without what belongs to others: no names of
 * administrators, no notes of the desk. `email` is null while its owner has not confirmed it.
 */
export async function readPersonalData(
  db: Db,
  userId: string,
  email: string | null,
): Promise<Record<string, unknown[]>> {
  const id = sql`${userId}::uuid`;
  const parts = {
    trips: sql`select reference, name, email, phone, destination, travel_date, travelers, trip_type, message, stage, created_at,
        (select coalesce(json_agg(json_build_object('author', m.author, 'subject', m.subject, 'body', m.body, 'at', m.created_at) order by m.id), '[]'::json)
          from trip_messages m where m.trip_id = t.id) as messages
      from trips t where user_id = ${id} order by created_at`,
    reviews: sql`select id, author_name, author_email, rating, title, comment, excerpt, created_at, edited_at, hidden_at
      from comments where user_id = ${id} order by id`,
    contact_messages: sql`select reference, name, email, phone, message, status, created_at,
        (select coalesce(json_agg(json_build_object('body', r.body, 'at', r.created_at) order by r.created_at), '[]'::json)
          from contact_replies r where r.message_id = c.id) as replies
      from contact_messages c where user_id = ${id} order by created_at`,
    photos: sql`select s.place, s.credit, s.email, s.created_at, p.file_name, p.status, p.width, p.height
      from photo_submissions s join photos p on p.submission_id = s.id
      where s.user_id = ${id} order by s.created_at, p.position`,
    chats: sql`select name, email, status, created_at,
        (select coalesce(json_agg(json_build_object('author', m.author, 'body', m.body, 'at', m.created_at) order by m.id), '[]'::json)
          from chat_messages m where m.thread_id = t.id) as messages
      from chat_threads t where user_id = ${id} order by created_at`,
    newsletter: sql`select email, status, created_at, confirmed_at, unsubscribed_at
      from newsletter_subscribers where email = lower(${email ?? ""})`,
    sessions: sql`select created_at, refreshed_at, user_agent, address, aal
      from auth_sessions where user_id = ${id} order by created_at`,
    identities: sql`select provider, email, identity_data, created_at, last_sign_in_at
      from auth_identities where user_id = ${id} order by created_at`,
  };
  const data: Record<string, unknown[]> = {};
  for (const [name, statement] of Object.entries(parts))
    data[name] = await queryRows(db, statement);
  return data;
}
