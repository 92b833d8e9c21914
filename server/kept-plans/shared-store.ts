import { eq, lt } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { sharedPlans } from "#server/db/schema/plans.ts";

/** Keeps a plan under its id; of one that is there already the day alone is new. */
export async function keepShared(
  db: Db,
  shared: { id: string; plan: string; usedOn: string },
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
): Promise<{ plan: string; usedOn: string } | null> {
  const [row] = await db
    .select({ plan: sharedPlans.plan, usedOn: sharedPlans.usedOn })
    .from(sharedPlans)
    .where(eq(sharedPlans.id, id));
  return row ?? null;
}

/** A plan was opened on this day (YYYY-MM-DD). */
export async function touchShared(db: Db, id: string, usedOn: string): Promise<void> {
  await db.update(sharedPlans).set({ usedOn }).where(eq(sharedPlans.id, id));
}

/** Those that nobody has shared or opened since a day. */
export async function deleteSharedBefore(db: Db, day: string): Promise<void> {
  await db.delete(sharedPlans).where(lt(sharedPlans.usedOn, day));
}
