import { and, eq, lt, ne } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { authChallenges, authFactors } from "#server/db/schema/auth.ts";
import type { FactorRow } from "../store/users-store.ts";

export type ChallengeRow = typeof authChallenges.$inferSelect;

/** Null when the person has a factor of that name, or with that number. */
export async function insertFactor(
  db: Db,
  factor: typeof authFactors.$inferInsert,
): Promise<FactorRow | null> {
  const [row] = await db.insert(authFactors).values(factor).onConflictDoNothing().returning();
  return row ?? null;
}

/** Null for another person's too: nobody learns that it exists. */
export async function findFactor(db: Db, userId: string, id: string): Promise<FactorRow | null> {
  const [row] = await db
    .select()
    .from(authFactors)
    .where(and(eq(authFactors.id, id), eq(authFactors.userId, userId)));
  return row ?? null;
}

/** Locked: one attempt at a time. */
export async function lockFactor(db: Db, userId: string, id: string): Promise<FactorRow | null> {
  const [row] = await db
    .select()
    .from(authFactors)
    .where(and(eq(authFactors.id, id), eq(authFactors.userId, userId)))
    .for("update");
  return row ?? null;
}

/** `now` becomes its `updatedAt`. */
export async function updateFactor(
  db: Db,
  id: string,
  values: Partial<typeof authFactors.$inferInsert>,
  now: Date,
): Promise<void> {
  await db
    .update(authFactors)
    .set({ ...values, updatedAt: now })
    .where(eq(authFactors.id, id));
}

/** Its challenges go with it. Sessions keep their level until they are lowered. */
export async function deleteFactor(db: Db, id: string): Promise<void> {
  await db.delete(authFactors).where(eq(authFactors.id, id));
}

/** Enrolments that nobody finished. */
export async function deleteUnverifiedBefore(db: Db, userId: string, before: Date): Promise<void> {
  await db
    .delete(authFactors)
    .where(
      and(
        eq(authFactors.userId, userId),
        eq(authFactors.status, "unverified"),
        lt(authFactors.createdAt, before),
      ),
    );
}

/** Of the same kind and person: what was begun and never finished, once one is verified. */
export async function deleteOtherUnverified(db: Db, factor: FactorRow): Promise<void> {
  await db
    .delete(authFactors)
    .where(
      and(
        eq(authFactors.userId, factor.userId),
        eq(authFactors.factorType, factor.factorType),
        eq(authFactors.status, "unverified"),
        ne(authFactors.id, factor.id),
      ),
    );
}

/** Throws away the factor's challenges that ended more than an hour before `now`. */
export async function insertChallenge(
  db: Db,
  challenge: typeof authChallenges.$inferInsert,
  now: Date,
): Promise<ChallengeRow> {
  await db
    .delete(authChallenges)
    .where(
      and(
        eq(authChallenges.factorId, challenge.factorId),
        lt(authChallenges.expiresAt, new Date(now.getTime() - 3600_000)),
      ),
    );
  const [row] = await db.insert(authChallenges).values(challenge).returning();
  if (!row) throw new Error("the challenge was not written");
  return row;
}

/** Locks the row until the transaction ends, so that attempts at once are counted one by one. */
export async function lockChallenge(
  db: Db,
  factorId: string,
  id: string,
): Promise<ChallengeRow | null> {
  const [row] = await db
    .select()
    .from(authChallenges)
    .where(and(eq(authChallenges.id, id), eq(authChallenges.factorId, factorId)))
    .for("update");
  return row ?? null;
}

/** Inside the transaction that has locked it. */
export async function updateChallenge(
  db: Db,
  id: string,
  values: Partial<typeof authChallenges.$inferInsert>,
): Promise<void> {
  await db.update(authChallenges).set(values).where(eq(authChallenges.id, id));
}
