import { and, desc, eq, gt, isNull, ne, or, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { authFactors, authSessions, authUsers } from "#server/db/schema/auth.ts";
import type { UserRow } from "./users-store.ts";

export type SessionRow = typeof authSessions.$inferSelect;

/** Its refresh token is stored apart, in the same transaction. */
export async function insertSession(
  db: Db,
  session: typeof authSessions.$inferInsert,
): Promise<SessionRow> {
  const [row] = await db.insert(authSessions).values(session).returning();
  if (!row) throw new Error("the session was not written");
  return row;
}

/** Whether a person has set up a second factor. */
const hasVerifiedFactor = (userId: SQLWrapper) =>
  sql<boolean>`exists (select from ${authFactors}
    where ${authFactors.userId} = ${userId} and ${authFactors.status} = 'verified')`;

/** The read of `findSessionWithUser`, its text built once a handle: that is dearer than sending it. */
const buildSessionRead = (db: Db) =>
  db
    .select({
      session: authSessions,
      user: authUsers,
      isProtected: hasVerifiedFactor(authUsers.id),
    })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .where(eq(authSessions.id, sql.placeholder("id")))
    .prepare("session_with_user");
const sessionReads = new WeakMap<Db, ReturnType<typeof buildSessionRead>>();

/** The session and its person, in one read: asked for on every call with a token. */
export async function findSessionWithUser(
  db: Db,
  id: string,
): Promise<{ session: SessionRow; user: UserRow; isProtected: boolean } | null> {
  const read = sessionReads.get(db) ?? buildSessionRead(db);
  sessionReads.set(db, read);
  const [row] = await read.execute({ id });
  return row ?? null;
}

/** Serialises everything that touches one session. */
export async function lockSession(db: Db, id: string): Promise<SessionRow | null> {
  const [row] = await db.select().from(authSessions).where(eq(authSessions.id, id)).for("update");
  return row ?? null;
}

/** `now` becomes its `updatedAt`; says nothing when the session has ended meanwhile. */
export async function updateSession(
  db: Db,
  id: string,
  values: Partial<typeof authSessions.$inferInsert>,
  now: Date,
): Promise<void> {
  await db
    .update(authSessions)
    .set({ ...values, updatedAt: now })
    .where(eq(authSessions.id, id));
}

/**
 * Its refresh tokens go with it; access tokens are refused from then on, as each call looks for its
 * session.
 */
export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(authSessions).where(eq(authSessions.id, id));
}

/** The sessions of a person that have not run out, the latest first, 100 at most. */
export const listSessionsOf = (db: Db, userId: string, now: Date): Promise<SessionRow[]> =>
  db
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

/** `id` takes that one alone, `except` keeps one; `aal` takes only those of that level. @returns how many */
export async function deleteSessionsOf(
  db: Db,
  userId: string,
  options: { id?: string; except?: string | undefined; aal?: "aal1" | "aal2" } = {},
): Promise<number> {
  const rows = await db
    .delete(authSessions)
    .where(
      and(
        eq(authSessions.userId, userId),
        options.id ? eq(authSessions.id, options.id) : undefined,
        options.except ? ne(authSessions.id, options.except) : undefined,
        options.aal ? eq(authSessions.aal, options.aal) : undefined,
      ),
    )
    .returning({ id: authSessions.id });
  return rows.length;
}

/** Sessions that a factor had raised fall back to the first step. */
export async function downgradeSessionsOf(
  db: Db,
  userId: string,
  factorId: string,
  now: Date,
): Promise<void> {
  const raised = await db
    .select()
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), eq(authSessions.factorId, factorId)))
    .for("update");
  for (const session of raised)
    await updateSession(
      db,
      session.id,
      {
        aal: "aal1",
        factorId: null,
        amr: session.amr.filter(({ method }) => method !== "totp" && !method.startsWith("mfa/")),
      },
      now,
    );
}
