import { and, eq, lt, notExists } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { trips } from "#server/db/schema/foundation.ts";
import { sharedPlans } from "#server/db/schema/plans.ts";

/** Keeps a plan under its id; of one that is there already the day alone is new. */
export async function keepShared(
  db: Db,
  shared: { id: string; plan: string; usedOn: string; talk?: "open" },
): Promise<void> {
  await db
    .insert(sharedPlans)
    .values(shared)
    .onConflictDoUpdate({ target: sharedPlans.id, set: { usedOn: shared.usedOn } });
}

/** Null: nobody has shared it, or it was forgotten. */
export async function findShared(
  db: Db,
  id: string,
): Promise<{ plan: string; usedOn: string; talk: "open" | "closed" | null } | null> {
  const { plan, usedOn, talk } = sharedPlans;
  const [row] = await db
    .select({ plan, usedOn, talk })
    .from(sharedPlans)
    .where(eq(sharedPlans.id, id));
  return row ?? null;
}

/** A plan was opened on this day (YYYY-MM-DD). */
export async function touchShared(db: Db, id: string, usedOn: string): Promise<void> {
  await db.update(sharedPlans).set({ usedOn }).where(eq(sharedPlans.id, id));
}

/** Other days under an address that stays. */
export async function replaceShared(
  db: Db,
  { id, ...days }: { id: string; plan: string; usedOn: string },
): Promise<void> {
  await db.update(sharedPlans).set(days).where(eq(sharedPlans.id, id));
}

/** Closes the talk about a plan, or opens it again. */
export async function setTalk(db: Db, id: string, talk: "open" | "closed"): Promise<void> {
  await db.update(sharedPlans).set({ talk }).where(eq(sharedPlans.id, id));
}

/** Those that nobody has shared or opened since a day, and whose talk goes on with no request. */
export async function deleteSharedBefore(db: Db, day: string): Promise<void> {
  const requests = db
    .select({ id: trips.id })
    .from(trips)
    .where(eq(trips.planTalk, sharedPlans.id));
  await db.delete(sharedPlans).where(and(lt(sharedPlans.usedOn, day), notExists(requests)));
}
