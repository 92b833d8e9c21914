import { lt } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { authSpent } from "#server/db/schema/auth.ts";

/** Notes that something has been used; false when it had been before. Kept until `expiresAt`. */
export async function spend(
  db: Db,
  kind: string,
  key: string,
  expiresAt: Date,
  now: Date,
): Promise<boolean> {
  await db.delete(authSpent).where(lt(authSpent.expiresAt, now));
  const rows = await db
    .insert(authSpent)
    .values({ kind, key, expiresAt })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}
