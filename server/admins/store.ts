import { and, asc, eq, isNull, lt, ne, sql } from "drizzle-orm";
import { normalizeAddress } from "#contract/text.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { admins } from "#server/db/schema/foundation.ts";

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
