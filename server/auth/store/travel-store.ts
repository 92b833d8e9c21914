import { and, eq, ne } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { travel } from "#server/db/schema/auth.ts";

/** The portrait follows its owner to a new address. */
export async function moveTravelRow(
  db: Db,
  userId: string,
  email: string,
  now: Date,
): Promise<void> {
  await db.delete(travel).where(and(eq(travel.email, email), ne(travel.userId, userId)));
  await db.update(travel).set({ email, updatedAt: now }).where(eq(travel.userId, userId));
}

/** Removes somebody's rows, but for that of the picture `except`, and says which pictures they named. */
export async function deleteTravelRows(db: Db, userId: string, except?: string): Promise<string[]> {
  const rows = await db
    .delete(travel)
    .where(and(eq(travel.userId, userId), except ? ne(travel.path, except) : undefined))
    .returning();
  return rows.map(({ path }) => path);
}
