import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { adminSessions, admins, auditLog } from "#server/db/schema/foundation.ts";

export type Admin = typeof admins.$inferSelect;

export async function findAdminByEmail(db: Db, email: string): Promise<Admin | null> {
  const [row] = await db.select().from(admins).where(eq(admins.email, email.toLowerCase()));
  return row ?? null;
}

export async function countAdmins(db: Db): Promise<number> {
  return db.$count(admins);
}

export async function insertAdmin(
  db: Db,
  admin: { email: string; name: string; passwordHash: string; role: Admin["role"] },
): Promise<Admin> {
  const [row] = await db
    .insert(admins)
    .values({ ...admin, email: admin.email.toLowerCase() })
    .returning();
  if (!row) throw new Error("an administrator could not be stored");
  return row;
}

export async function insertAdminSession(
  db: Db,
  session: { tokenHash: string; adminId: string; expiresAt: Date; createdAt: Date },
): Promise<void> {
  await db.delete(adminSessions).where(lt(adminSessions.expiresAt, session.createdAt));
  await db.insert(adminSessions).values({ ...session, lastSeenAt: session.createdAt });
  await db
    .update(admins)
    .set({ lastSignInAt: session.createdAt })
    .where(eq(admins.id, session.adminId));
}

/** The administrator of a living session who has not been disabled. */
export async function findAdminBySession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<Admin | null> {
  const [row] = await db
    .select({ admin: admins })
    .from(adminSessions)
    .innerJoin(admins, eq(admins.id, adminSessions.adminId))
    .where(
      and(
        eq(adminSessions.tokenHash, tokenHash),
        gt(adminSessions.expiresAt, now),
        isNull(admins.disabledAt),
      ),
    );
  return row?.admin ?? null;
}

export async function deleteAdminSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(adminSessions).where(eq(adminSessions.tokenHash, tokenHash));
}

export type AuditEntry = Pick<
  typeof auditLog.$inferInsert,
  "actorKind" | "actorId" | "action" | "subjectKind" | "subjectId" | "address" | "details"
>;

/** One line of the audit log; no secrets and no message bodies in `details`. */
export async function insertAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry);
}

/** The share lock that keeps two first starts from making two first administrators. */
export async function lockAdmins(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(7264191)`);
}
