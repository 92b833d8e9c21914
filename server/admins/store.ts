import { and, asc, desc, eq, gt, isNull, lt, ne, sql } from "drizzle-orm";
import { normalizeAddress } from "#contract/text.ts";
import type { Admin, SignedAdmin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { deskSettings } from "#server/db/schema/desk.ts";
import { adminSessions, admins } from "#server/db/schema/foundation.ts";

export type AdminSession = typeof adminSessions.$inferSelect;

/** By address in any spelling, disabled ones too. Null: there is none. */
export async function findAdminByEmail(db: Db, email: string): Promise<Admin | null> {
  const [row] = await db
    .select()
    .from(admins)
    .where(eq(admins.email, normalizeAddress(email)));
  return row ?? null;
}

/** Those who were disabled too. */
export async function countAdmins(db: Db): Promise<number> {
  return db.$count(admins);
}

/**
 * The address is kept in lower case. A second administrator of an address breaks a unique index.
 */
export async function insertAdmin(
  db: Db,
  admin: { email: string; name: string; passwordHash: string; role: Admin["role"] },
): Promise<Admin> {
  const [row] = await db
    .insert(admins)
    .values({ ...admin, email: normalizeAddress(admin.email) })
    .returning();
  if (!row) throw new Error("an administrator could not be stored");
  return row;
}

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
      secondFactorRequired: sql<boolean>`coalesce((select ${deskSettings.secondFactorRequired} from ${deskSettings}), false)`,
    })
    .from(adminSessions)
    .innerJoin(admins, eq(admins.id, adminSessions.adminId))
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
  return {
    ...row.admin,
    sessionId: row.sessionId,
    secondFactorRequired: row.secondFactorRequired,
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

/** Disabled ones too. Null: there is none. */
export async function findAdmin(db: Db, id: string): Promise<Admin | null> {
  const [row] = await db.select().from(admins).where(eq(admins.id, id));
  return row ?? null;
}

/** Null also for a disabled one. */
export async function findActiveAdmin(db: Db, id: string): Promise<Admin | null> {
  const admin = await findAdmin(db, id);
  return admin && !admin.disabledAt ? admin : null;
}

/** Those who can sign in first, then by age. */
export function listAdmins(db: Db): Promise<Admin[]> {
  return db
    .select()
    .from(admins)
    .orderBy(sql`${admins.disabledAt} is not null`, asc(admins.createdAt), asc(admins.id));
}

/**
 * Says nothing when there is no such administrator. Open sessions stay: see `deleteAdminSessions`.
 */
export async function updateAdmin(
  db: Db,
  id: string,
  change: Partial<Omit<Admin, "id" | "email" | "createdAt">>,
): Promise<void> {
  await db.update(admins).set(change).where(eq(admins.id, id));
}

/** Notes the step of the last code taken. @returns false when this one or a later was taken before */
export async function advanceTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  const rows = await db
    .update(admins)
    .set({ totpStep: step })
    .where(and(eq(admins.id, id), lt(admins.totpStep, step)))
    .returning({ id: admins.id });
  return rows.length > 0;
}

/** Owners who can sign in, apart from one. */
export function countOtherOwners(db: Db, exceptId: string): Promise<number> {
  return db.$count(
    admins,
    and(eq(admins.role, "owner"), isNull(admins.disabledAt), ne(admins.id, exceptId)),
  );
}

/** The share lock that keeps two first starts from making two first administrators. */
export async function lockAdmins(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(7264191)`);
}
