import { sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";

/** For the download of a person's data: where they are signed in, and by whom they were vouched for. */
export async function readAccountForExport(
  db: Db,
  userId: string,
): Promise<Record<string, unknown[]>> {
  return {
    sessions: await queryRows(
      db,
      sql`select created_at, refreshed_at, user_agent, address, aal
        from auth_sessions where user_id = ${userId}::uuid order by created_at`,
    ),
    passkeys: await queryRows(
      db,
      sql`select friendly_name, created_at, last_used_at
        from auth_passkeys where user_id = ${userId}::uuid order by created_at`,
    ),
    identities: await queryRows(
      db,
      sql`select provider, email, identity_data, created_at, last_sign_in_at
        from auth_identities where user_id = ${userId}::uuid order by created_at`,
    ),
  };
}
