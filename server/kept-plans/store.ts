import { and, count, desc, eq, ne } from "drizzle-orm";
import type { KeptPlanInput } from "#contract/wire/kept-plans.ts";
import type { Db } from "#server/db/database.ts";
import { keptPlans } from "#server/db/schema/plans.ts";

/** One's own, the last one changed first. */
export const listPlans = (db: Db, userId: string) =>
  db
    .select()
    .from(keptPlans)
    .where(eq(keptPlans.userId, userId))
    .orderBy(desc(keptPlans.updatedAt), desc(keptPlans.id));

/** How many one has beside that one. */
export async function countOthers(db: Db, userId: string, id: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(keptPlans)
    .where(and(eq(keptPlans.userId, userId), ne(keptPlans.id, id)));
  return row?.count ?? 0;
}

/** Written over where it is there already. */
export async function putPlan(
  db: Db,
  whose: { userId: string; id: string },
  plan: KeptPlanInput,
  now: Date,
): Promise<void> {
  await db
    .insert(keptPlans)
    .values({ ...whose, ...plan, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [keptPlans.userId, keptPlans.id],
      set: { ...plan, updatedAt: now },
    });
}

/** One of one's own; nothing happens where there is none. */
export async function deletePlan(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await db.delete(keptPlans).where(and(eq(keptPlans.userId, userId), eq(keptPlans.id, id)));
}

/** All of a person, when the account goes. */
export async function deletePlansOf(db: Db, userId: string): Promise<void> {
  await db.delete(keptPlans).where(eq(keptPlans.userId, userId));
}
