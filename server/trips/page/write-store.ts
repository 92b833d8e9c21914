import { and, eq, lt } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { linkWrites } from "#server/db/schema/quotes.ts";

/** No browser waits so long to send again. */
const retention = 60 * 86_400_000;

/** @returns false when the trip has the key already */
export async function insertWrite(
  db: Db,
  write: { tripId: string; key: string; at: Date },
): Promise<boolean> {
  const old = new Date(write.at.getTime() - retention);
  await db
    .delete(linkWrites)
    .where(and(eq(linkWrites.tripId, write.tripId), lt(linkWrites.at, old)));
  const rows = await db
    .insert(linkWrites)
    .values(write)
    .onConflictDoNothing()
    .returning({ key: linkWrites.key });
  return rows.length > 0;
}
