import { insertAudit } from "#server/audit/store.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import type { RemovePerson } from "#server/auth/person-removal.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";

export type WaitingService = ReturnType<typeof createWaitingService>;

/** Sign-ups that wait for their confirmation: found, helped and deleted at the desk, each with its line in the audit log. */
export function createWaitingService(
  { database, clock, limits }: Pick<Resources, "database" | "clock" | "limits">,
  { waiting }: Pick<Auth, "waiting">,
  removePerson: RemovePerson,
) {
  const note =
    (admin: Pick<Admin, "id">, action: string, id: string) =>
    (db: Db): Promise<void> =>
      insertAudit(db, {
        actorKind: "admin",
        actorId: admin.id,
        action,
        subjectKind: "user",
        subjectId: id,
      });
  const takeHit = (admin: Pick<Admin, "id">) =>
    limits.take(database.db, "sign-up-help", admin.id, clock());

  return {
    list: waiting.list,
    /** @throws AuthError as `waiting`, AppError too_many_requests */
    async sendAgain(admin: Pick<Admin, "id">, id: string): Promise<void> {
      await takeHit(admin);
      await waiting.sendAgain(id, note(admin, "sign-up.sent-again", id));
    },
    /** @throws AuthError as `waiting`, AppError too_many_requests */
    async correct(admin: Pick<Admin, "id">, id: string, email: string): Promise<void> {
      await takeHit(admin);
      await waiting.correct(id, email, note(admin, "sign-up.corrected", id));
    },
    /** Never whoever has confirmed meanwhile. @throws AppError not_found */
    async remove(admin: Pick<Admin, "id">, id: string): Promise<void> {
      const isGone = await removePerson((db) => waiting.hold(db, id), {
        by: { actor: "admin", actorId: admin.id },
      });
      if (!isGone)
        throw new AppError(
          "not_found",
          "The address has been confirmed meanwhile, or the sign-up is gone.",
        );
    },
  };
}
