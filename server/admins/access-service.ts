import type { AdminSessionItem, DeskSelf } from "#contract/wire/desk-admins.ts";
import { createPasswordHasher } from "#server/auth/passwords/hasher.ts";
import type { Admin, SignedAdmin } from "#server/calls/callers.ts";
import { mayExport, seesPhones } from "#server/calls/withheld.ts";
import { AppError } from "#server/errors/app-error.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { accessChangedMail } from "./mail.ts";
import { refuseCommonPassword } from "./new-password.ts";
import { countRecoveryCodes } from "./recovery-code-store.ts";
import { auditAdmin, checkPresentPassword, createSecondFactors } from "./second-factor-service.ts";
import { deleteAdminSessions, listAdminSessions } from "./session-store.ts";
import { updateAdmin } from "./store.ts";

export type AccessService = ReturnType<typeof createAccessService>;

/** An administrator's own way in: name, password, second factor, sessions. */
export function createAccessService(resources: Resources, hasher = createPasswordHasher()) {
  const { config, database, clock } = resources;
  return {
    ...createSecondFactors(resources, hasher),

    async getSelf(admin: SignedAdmin): Promise<DeskSelf> {
      return {
        id: admin.id,
        email: admin.email,
        name: admin.name,
        role: admin.role,
        secondFactor: Boolean(admin.totpConfirmedAt),
        mustEnrol: admin.mustEnrol,
        enrolBy:
          admin.secondFactorRequired && !admin.totpConfirmedAt && !admin.mustEnrol
            ? (admin.secondFactorFrom?.toISOString() ?? null)
            : null,
        phones: seesPhones(admin),
        exports: mayExport(admin),
        recoveryCodesLeft: await countRecoveryCodes(database.db, admin.id),
      };
    },

    async rename(admin: Admin, name: string): Promise<void> {
      await database.transaction(async (db) => {
        await updateAdmin(db, admin.id, { name });
        await auditAdmin(db, admin, "admin.renamed");
      });
    },

    /** Ends every other session. @throws AppError validation_failed, too_many_requests */
    async changePassword(admin: SignedAdmin, current: string, next: string): Promise<void> {
      await checkPresentPassword(resources, hasher, admin, { field: "current", password: current });
      if (current === next)
        throw new AppError("validation_failed", "The new password is the old one.", {
          fields: { next: "The new password is the old one." },
        });
      await refuseCommonPassword(next, "next");
      const passwordHash = await hasher.hash(next);
      await database.transaction(async (db) => {
        await updateAdmin(db, admin.id, { passwordHash, passwordChangedAt: clock() });
        await deleteAdminSessions(db, admin.id, { except: admin.sessionId });
        await auditAdmin(db, admin, "admin.password-changed");
        await queueMail(
          db,
          accessChangedMail(admin.email, "The password of your account was changed.", config),
        );
      });
    },

    async listSessions(admin: SignedAdmin): Promise<AdminSessionItem[]> {
      const rows = await listAdminSessions(database.db, admin.id, clock());
      return rows.map((row) => ({
        id: row.id,
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        userAgent: row.userAgent,
        address: row.address,
        current: row.id === admin.sessionId,
      }));
    },

    /** One session, or with null all but this one. @throws AppError not_found */
    async endSessions(admin: SignedAdmin, id: string | null): Promise<number> {
      return database.transaction(async (db) => {
        const ended = await deleteAdminSessions(
          db,
          admin.id,
          id ? { id } : { except: admin.sessionId },
        );
        if (id && ended === 0) throw new AppError("not_found", "There is no such session.");
        if (ended > 0) await auditAdmin(db, admin, "admin.sessions-ended", { count: ended });
        return ended;
      });
    },
  };
}
