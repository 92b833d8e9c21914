import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { createToken, hashToken } from "#server/http/secret-token.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { insertInvitation, revokeInvitations } from "./invitation-store.ts";
import { resetMail } from "./mail.ts";
import { dropRecoveryCodes } from "./recovery-code-store.ts";
import { findAdmin, findAdminByEmail, lockAdmins, updateAdmin } from "./store.ts";

const resetHours = 24;
/** On paper of a terminal a link is good for less. */
const printedHours = 1;

/** A way back in for an administrator whose password is lost: a link that works once. */
export function createResets({ config, database, clock, limits }: Resources) {
  /** Makes the link; an earlier one ends. What is known of the old password stays good until it is used. */
  async function makeLink(
    db: Db,
    admin: Admin,
    { hours, by }: { hours: number; by: Pick<Admin, "id"> | null },
  ): Promise<string> {
    if (admin.disabledAt)
      throw new AppError("conflict", "This administrator is disabled: enable them first.");
    const token = createToken();
    const createdAt = clock();
    await revokeInvitations(db, { email: admin.email }, createdAt);
    await insertInvitation(db, {
      email: admin.email,
      name: admin.name,
      role: admin.role,
      tokenHash: hashToken(token),
      invitedBy: by?.id ?? null,
      adminId: admin.id,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + hours * 3_600_000),
    });
    await insertAudit(db, {
      actorKind: by ? "admin" : "system",
      ...(by && { actorId: by.id }),
      action: "admin.reset-asked",
      subjectKind: "admin",
      subjectId: admin.id,
    });
    return `${config.http.origin}/invitation#${token}`;
  }

  return {
    /**
     * Mails a colleague a link for a new password: to their own address, never to who asks.
     * @throws AppError not_found, conflict (disabled), forbidden (oneself), too_many_requests
     */
    async sendReset(owner: Pick<Admin, "id" | "name" | "email">, id: string): Promise<void> {
      if (id === owner.id)
        throw new AppError(
          "forbidden",
          "Change your own password under Administrators, “Your password”.",
        );
      await limits.take(database.db, "admin-invite", owner.id, clock());
      await database.transaction(async (db) => {
        await lockAdmins(db);
        const admin = await findAdmin(db, id);
        if (!admin) throw new AppError("not_found", "There is no such administrator.");
        const url = await makeLink(db, admin, { hours: resetHours, by: owner });
        const asker = owner.name || owner.email;
        await queueMail(db, resetMail(admin.email, { url, asker, hours: resetHours }));
      });
    },

    /**
     * For whoever has the machine: the link itself, which nobody is mailed. With `secondFactor` theirs and its
     * recovery codes go too. @throws AppError not_found, conflict (disabled)
     */
    async printReset(email: string, { secondFactor = false } = {}): Promise<string> {
      return database.transaction(async (db) => {
        await lockAdmins(db);
        const admin = await findAdminByEmail(db, email);
        if (!admin) throw new AppError("not_found", `Nobody at the desk has the address ${email}.`);
        const url = await makeLink(db, admin, { hours: printedHours, by: null });
        if (secondFactor) {
          await updateAdmin(db, admin.id, { totpSecret: null, totpConfirmedAt: null });
          await dropRecoveryCodes(db, admin.id);
          await insertAudit(db, {
            actorKind: "system",
            action: "admin.second-factor.removed",
            subjectKind: "admin",
            subjectId: admin.id,
          });
        }
        return url;
      });
    },
  };
}
