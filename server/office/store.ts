import { desc, eq, sql } from "drizzle-orm";
import { OfficeDetails } from "#contract/wire/desk-office.ts";
import { adminName } from "#server/db/admin-name.ts";
import type { Db } from "#server/db/database.ts";
import { officeChanges } from "#server/db/schema/desk.ts";
import { admins } from "#server/db/schema/foundation.ts";

/** The details that hold now. Null: they were never changed, or what is kept cannot be read: the content's hold. */
export async function findOfficeDetails(db: Db): Promise<OfficeDetails | null> {
  const [row] = await db
    .select({ details: officeChanges.details })
    .from(officeChanges)
    .orderBy(desc(officeChanges.id))
    .limit(1);
  return OfficeDetails.safeParse(row?.details).data ?? null;
}

/** The latest twenty changes, latest first; `who` null: an administrator who is gone. */
export const listOfficeChanges = (db: Db) =>
  db
    .select({
      at: officeChanges.at,
      parts: officeChanges.parts,
      who: sql<string | null>`${adminName}`,
    })
    .from(officeChanges)
    .leftJoin(admins, eq(admins.id, officeChanges.adminId))
    .orderBy(desc(officeChanges.id))
    .limit(20);

/** Adds a change; the one before stays to be read. */
export async function insertOfficeChange(
  db: Db,
  change: { at: Date; adminId: string; details: OfficeDetails; parts: string[] },
): Promise<void> {
  await db.insert(officeChanges).values(change);
}
