import { eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { travel } from "#server/db/schema/auth.ts";

/** Takes away the TRAVEL row that says where a person's picture lies. */
export async function dropTravelRow(db: Db, userId: string): Promise<void> {
  await db.delete(travel).where(eq(travel.userId, userId));
}
