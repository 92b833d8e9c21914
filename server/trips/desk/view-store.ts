import { and, asc, eq } from "drizzle-orm";
import type { DeskView } from "#contract/wire/desk-requests.ts";
import type { Db } from "#server/db/database.ts";
import { deskViews } from "#server/db/schema/desk.ts";

/** An administrator's own lists, by name. */
export const listViews = (db: Db, adminId: string): Promise<DeskView[]> =>
  db
    .select({ id: deskViews.id, name: deskViews.name, query: deskViews.query })
    .from(deskViews)
    .where(eq(deskViews.adminId, adminId))
    .orderBy(asc(deskViews.name));

/** Keeps a list under its name, in the place of one of that name. */
export async function putView(
  db: Db,
  view: { adminId: string; name: string; query: string },
): Promise<void> {
  await db
    .insert(deskViews)
    .values(view)
    .onConflictDoUpdate({
      target: [deskViews.adminId, deskViews.name],
      set: { query: view.query },
    });
}

/** Of nobody else; one that is not there is no fault. */
export async function deleteView(db: Db, adminId: string, id: string): Promise<void> {
  await db.delete(deskViews).where(and(eq(deskViews.adminId, adminId), eq(deskViews.id, id)));
}
