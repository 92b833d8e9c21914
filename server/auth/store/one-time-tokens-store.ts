import { and, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { authOneTimeTokens, type Offer, type TokenPurpose } from "#server/db/schema/auth.ts";

export type OneTimeTokenRow = typeof authOneTimeTokens.$inferSelect;

/** Of these several may wait: sign-ups of one address by different people, each with its own offer. */
const sideBySide: TokenPurpose[] = ["confirmation", "sms"];
/** So many wait; the oldest goes. */
const mostWaiting = 10;

const waitingFor = (userId: string, purpose: TokenPurpose) =>
  and(eq(authOneTimeTokens.userId, userId), eq(authOneTimeTokens.purpose, purpose));

type NewToken = Omit<typeof authOneTimeTokens.$inferInsert, "id" | "attempts">;

/**
 * One a person and purpose: a newer one replaces the older. Sign-ups replace what offered the same.
 */
export async function putOneTimeToken(db: Db, token: NewToken): Promise<void> {
  if (sideBySide.includes(token.purpose)) return addBeside(db, token);
  const { userId: _user, purpose: _purpose, ...fresh } = token;
  await db
    .insert(authOneTimeTokens)
    .values(token)
    .onConflictDoUpdate({
      target: [authOneTimeTokens.userId, authOneTimeTokens.purpose],
      targetWhere: notInArray(authOneTimeTokens.purpose, sideBySide),
      set: { flowStateId: null, linkHash: null, offer: null, ...fresh, attempts: 0 },
    });
}

async function addBeside(db: Db, token: NewToken): Promise<void> {
  const { userId, purpose, offer = null } = token;
  const same = offer
    ? sql`${authOneTimeTokens.offer} = ${JSON.stringify(offer)}::jsonb`
    : sql`${authOneTimeTokens.offer} is null`;
  await db.delete(authOneTimeTokens).where(and(waitingFor(userId, purpose), same));
  const newest = db
    .select({ id: authOneTimeTokens.id })
    .from(authOneTimeTokens)
    .where(waitingFor(userId, purpose))
    .orderBy(desc(authOneTimeTokens.createdAt))
    .limit(mostWaiting - 1);
  await db
    .delete(authOneTimeTokens)
    .where(and(waitingFor(userId, purpose), notInArray(authOneTimeTokens.id, newest)));
  await db.insert(authOneTimeTokens).values(token);
}

/** What the sign-ups that wait for a confirmation offer, the newest first. */
export async function listOffers(
  db: Db,
  userId: string,
  purpose: "confirmation" | "sms",
): Promise<(Offer | null)[]> {
  const rows = await db
    .select({ offer: authOneTimeTokens.offer })
    .from(authOneTimeTokens)
    .where(waitingFor(userId, purpose))
    .orderBy(desc(authOneTimeTokens.createdAt));
  return rows.map(({ offer }) => offer);
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

/**
 * Locks the row until the transaction ends: a link works once. Its end is the caller's to judge.
 */
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

/** Must be committed also when the attempt is refused (`transact` returns its error). */
export async function countAttempt(db: Db, id: string): Promise<void> {
  await db
    .update(authOneTimeTokens)
    .set({ attempts: sql`${authOneTimeTokens.attempts} + 1` })
    .where(eq(authOneTimeTokens.id, id));
}

/** Spent: neither its link nor its code works again. @returns false when it was spent already */
export async function deleteOneTimeToken(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .delete(authOneTimeTokens)
    .where(eq(authOneTimeTokens.id, id))
    .returning({ id: authOneTimeTokens.id });
  return rows.length > 0;
}

/** All of a person, or those for the purposes named. */
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
