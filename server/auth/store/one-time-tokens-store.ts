import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { authOneTimeTokens, type TokenPurpose } from "#server/db/schema/auth.ts";

export type OneTimeTokenRow = typeof authOneTimeTokens.$inferSelect;

/** One a person and purpose: a newer one replaces the older. */
export async function putOneTimeToken(
  db: Db,
  token: Omit<typeof authOneTimeTokens.$inferInsert, "id" | "attempts">,
): Promise<void> {
  const { userId: _user, purpose: _purpose, ...fresh } = token;
  await db
    .insert(authOneTimeTokens)
    .values(token)
    .onConflictDoUpdate({
      target: [authOneTimeTokens.userId, authOneTimeTokens.purpose],
      set: { flowStateId: null, linkHash: null, ...fresh, attempts: 0 },
    });
}

/** Locked, so that two guesses at once count as two. */
export function lockOneTimeTokens(
  db: Db,
  userId: string,
  purposes: TokenPurpose[],
): Promise<OneTimeTokenRow[]> {
  return db
    .select()
    .from(authOneTimeTokens)
    .where(and(eq(authOneTimeTokens.userId, userId), inArray(authOneTimeTokens.purpose, purposes)))
    .for("update");
}

export async function lockOneTimeTokenByLink(
  db: Db,
  linkHash: string,
): Promise<OneTimeTokenRow | null> {
  const [row] = await db
    .select()
    .from(authOneTimeTokens)
    .where(eq(authOneTimeTokens.linkHash, linkHash))
    .for("update");
  return row ?? null;
}

export async function countAttempt(db: Db, id: string): Promise<void> {
  await db
    .update(authOneTimeTokens)
    .set({ attempts: sql`${authOneTimeTokens.attempts} + 1` })
    .where(eq(authOneTimeTokens.id, id));
}

export async function deleteOneTimeToken(db: Db, id: string): Promise<void> {
  await db.delete(authOneTimeTokens).where(eq(authOneTimeTokens.id, id));
}

export async function deleteOneTimeTokensOf(
  db: Db,
  userId: string,
  purposes?: TokenPurpose[],
): Promise<void> {
  await db
    .delete(authOneTimeTokens)
    .where(
      and(
        eq(authOneTimeTokens.userId, userId),
        purposes ? inArray(authOneTimeTokens.purpose, purposes) : undefined,
      ),
    );
}
