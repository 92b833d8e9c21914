import { type DeskView, viewLimits } from "#contract/wire/desk-requests.ts";
import type { Admin } from "#server/calls/callers.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import { deleteView, listViews, putView } from "./view-store.ts";

/** Lists of requests that an administrator comes back to, under names of their own. */
export function createTripViews({ database }: Pick<Resources, "database">) {
  return {
    listViews: (admin: Admin): Promise<DeskView[]> => listViews(database.db, admin.id),

    /** Keeps a list under a name; the same name again is that list anew. @throws AppError validation_failed */
    async keepView(admin: Admin, view: Omit<DeskView, "id">): Promise<DeskView[]> {
      await database.transaction(async (db) => {
        const kept = await listViews(db, admin.id);
        if (kept.length >= viewLimits.most && !kept.some(({ name }) => name === view.name))
          throw new AppError("validation_failed", `At most ${viewLimits.most} views are kept.`);
        await putView(db, { ...view, adminId: admin.id });
      });
      return listViews(database.db, admin.id);
    },

    /** One's own; one that is not there is no fault. */
    async dropView(admin: Admin, id: string): Promise<DeskView[]> {
      await deleteView(database.db, admin.id, id);
      return listViews(database.db, admin.id);
    },
  };
}
