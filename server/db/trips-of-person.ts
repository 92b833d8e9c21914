import { type SQL, sql } from "drizzle-orm";

/** Ids of one's own trips, and of those that the desk keeps under the address that one has confirmed (else null). */
export const tripsOf = (person: { userId: string; email: string | null }): SQL =>
  sql`(select id from trips where user_id = ${person.userId}::uuid
    or (user_id is null and ${person.email}::text is not null and lower(email) = ${person.email}))`;
