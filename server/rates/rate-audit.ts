import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";

export type Editor = Pick<Admin, "id" | "role">;

/** Writes a change of the rate book down, in its transaction. */
export const auditBook = (
  db: Db,
  admin: Editor,
  action: string,
  id?: string,
  details: object = {},
): Promise<void> =>
  insertAudit(db, {
    actorKind: "admin",
    actorId: admin.id,
    action,
    ...(id && { subjectKind: "rate-book", subjectId: id }),
    details: { ...details },
  });

export const missing = (what: string) => new AppError("not_found", `There is no such ${what}.`);
