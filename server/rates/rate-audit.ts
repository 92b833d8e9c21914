import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { findSupplier } from "./rate-store.ts";

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

/** The same of one rate, with whose it is: "Double" is a room of every house. `details`: as `tellRate` has it. */
export async function auditRate(
  db: Db,
  admin: Editor,
  action: string,
  supplierId: string,
  details: object,
): Promise<void> {
  const supplier = await findSupplier(db, supplierId);
  await auditBook(db, admin, action, supplierId, {
    ...(supplier && { supplier: supplier.name }),
    ...details,
  });
}

export const missing = (what: string) => new AppError("not_found", `There is no such ${what}.`);
