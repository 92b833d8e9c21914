import { and, desc, eq, gt, isNull, ne, or } from "drizzle-orm";
import type { MySession } from "#contract/account.ts";
import type { Db } from "#server/db/database.ts";
import { authSessions } from "#server/db/schema/auth.ts";

/** Where an account is signed in, the latest first. */
export async function listSessions(
  db: Db,
  userId: string,
  currentId: string | null,
  now: Date,
): Promise<MySession[]> {
  const rows = await db
    .select()
    .from(authSessions)
    .where(
      and(
        eq(authSessions.userId, userId),
        or(isNull(authSessions.notAfter), gt(authSessions.notAfter, now)),
      ),
    )
    .orderBy(desc(authSessions.updatedAt))
    .limit(100);
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: (row.refreshedAt ?? row.createdAt).toISOString(),
    userAgent: row.userAgent ?? "",
    address: row.address ?? "",
    secondFactor: row.aal === "aal2",
    current: row.id === currentId,
  }));
}

/** Ends one session, all but one, or all. Its access tokens die with it. @returns how many there were */
export async function endSessions(
  db: Db,
  userId: string,
  which: { id?: string; except?: string | null } = {},
): Promise<number> {
  const rows = await db
    .delete(authSessions)
    .where(
      and(
        eq(authSessions.userId, userId),
        which.id ? eq(authSessions.id, which.id) : undefined,
        which.except ? ne(authSessions.id, which.except) : undefined,
      ),
    )
    .returning({ id: authSessions.id });
  return rows.length;
}
