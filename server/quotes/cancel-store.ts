import { desc, eq, sql } from "drizzle-orm";
import { adminName } from "#server/db/admin-name.ts";
import type { Db } from "#server/db/database.ts";
import { admins } from "#server/db/schema/foundation.ts";
import { cancellations, quoteVersions } from "#server/db/schema/quotes.ts";

export type CancellationRow = typeof cancellations.$inferSelect;

/** Keeps how something was cancelled; nothing changes it. */
export async function insertCancellation(
  db: Db,
  row: typeof cancellations.$inferInsert,
): Promise<void> {
  await db.insert(cancellations).values(row);
}

/** The latest first, each with the number of its version and who entered it. */
export function listCancellations(db: Db, tripId: string) {
  return db
    .select({
      row: cancellations,
      number: quoteVersions.number,
      who: sql<string | null>`${adminName}`,
    })
    .from(cancellations)
    .innerJoin(quoteVersions, eq(quoteVersions.id, cancellations.versionId))
    .leftJoin(admins, eq(admins.id, cancellations.adminId))
    .where(eq(cancellations.tripId, tripId))
    .orderBy(desc(cancellations.at));
}
