import { and, desc, eq, gt, isNull, lt, ne } from "drizzle-orm";
import type { SignedAdmin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { deskSettings } from "#server/db/schema/desk.ts";
import { adminSessions, admins } from "#server/db/schema/foundation.ts";

export type AdminSession = typeof adminSessions.$inferSelect;

/** Opens a session and notes the sign-in; sessions past their end are forgotten. */
export async function insertAdminSession(
  db: Db,
  session: Pick<
    AdminSession,
    "tokenHash" | "adminId" | "expiresAt" | "createdAt" | "userAgent" | "address"
  >,
): Promise<void> {
  await db.delete(adminSessions).where(lt(adminSessions.expiresAt, session.createdAt));
  await db.insert(adminSessions).values({ ...session, lastSeenAt: session.createdAt });
  await db
    .update(admins)
    .set({ lastSignInAt: session.createdAt })
    .where(eq(admins.id, session.adminId));
}

/** The administrator of a living session who has not been disabled; the session's use is noted. */
export async function findAdminBySession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<SignedAdmin | null> {
  const [row] = await db
    .select({
      admin: admins,
      sessionId: adminSessions.id,
      lastSeenAt: adminSessions.lastSeenAt,
      settings: deskSettings,
    })
    .from(adminSessions)
    .innerJoin(admins, eq(admins.id, adminSessions.adminId))
    .leftJoin(deskSettings, eq(deskSettings.only, true))
    .where(
      and(
        eq(adminSessions.tokenHash, tokenHash),
        gt(adminSessions.expiresAt, now),
        isNull(admins.disabledAt),
      ),
    );
  if (!row) return null;
  if (now.getTime() - row.lastSeenAt.getTime() > 60_000)
    await db
      .update(adminSessions)
      .set({ lastSeenAt: now })
      .where(eq(adminSessions.tokenHash, tokenHash));
  const { admin, sessionId, settings } = row;
  const secondFactorRequired = settings?.secondFactorRequired ?? false;
  const secondFactorFrom = settings?.secondFactorFrom ?? null;
  return {
    ...admin,
    sessionId,
    secondFactorRequired,
    secondFactorFrom,
    mustEnrol:
      secondFactorRequired &&
      !admin.totpConfirmedAt &&
      (secondFactorFrom === null || now >= secondFactorFrom),
    phonesFrom: settings?.phonesFrom ?? "viewer",
    exportsFrom: settings?.exportsFrom ?? "viewer",
  };
}

/** By the hash of its token; one that has ended is no error. */
export async function deleteAdminSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(adminSessions).where(eq(adminSessions.tokenHash, tokenHash));
}

/** Sessions that still live, the latest first. */
export function listAdminSessions(db: Db, adminId: string, now: Date): Promise<AdminSession[]> {
  return db
    .select()
    .from(adminSessions)
    .where(and(eq(adminSessions.adminId, adminId), gt(adminSessions.expiresAt, now)))
    .orderBy(desc(adminSessions.lastSeenAt));
}

/** One session, or all but `except`. @returns how many there were */
export async function deleteAdminSessions(
  db: Db,
  adminId: string,
  which: { id?: string; except?: string } = {},
): Promise<number> {
  const rows = await db
    .delete(adminSessions)
    .where(
      and(
        eq(adminSessions.adminId, adminId),
        which.id ? eq(adminSessions.id, which.id) : undefined,
        which.except ? ne(adminSessions.id, which.except) : undefined,
      ),
    )
    .returning({ id: adminSessions.id });
  return rows.length;
}
