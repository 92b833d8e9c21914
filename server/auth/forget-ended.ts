import { lt, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { authChallenges, authOneTimeTokens, authSessions } from "#server/db/schema/auth.ts";

const day = 86_400_000;

/** Days after which a browser that never came back is signed out. */
export const idleDays = 180;

/**
 * Forgets sessions past their end or not refreshed for half a year, and codes and challenges that
 * nobody may use any more (an expired one is answered like one that never was). Signing out deletes
 * at once, and refresh tokens are not stored: nothing else is left over. The shell calls it hourly.
 */
export async function forgetEnded(db: Db, now: Date): Promise<void> {
  await db
    .delete(authSessions)
    .where(
      or(
        lt(authSessions.notAfter, now),
        lt(
          sql`coalesce(${authSessions.refreshedAt}, ${authSessions.createdAt})`,
          new Date(now.getTime() - idleDays * day).toISOString(),
        ),
      ),
    );
  await db
    .delete(authOneTimeTokens)
    .where(lt(authOneTimeTokens.expiresAt, new Date(now.getTime() - day)));
  await db
    .delete(authChallenges)
    .where(lt(authChallenges.expiresAt, new Date(now.getTime() - day)));
}
