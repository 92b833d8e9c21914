import type { TotpOffer } from "#contract/wire/desk-admins.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { PasswordHasher } from "#server/auth/passwords/hasher.ts";
import type { Admin, SignedAdmin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { accessChangedMail } from "./mail.ts";
import { drawQr } from "./qr.ts";
import { dropRecoveryCodes } from "./recovery-code-store.ts";
import {
  createAdminSealing,
  createTotpSecret,
  findCodeStep,
  replaceRecoveryCodes,
  spendCode,
  totpAddress,
} from "./second-factor.ts";
import { deleteAdminSessions } from "./session-store.ts";
import { findAdmin, updateAdmin } from "./store.ts";

const wrongCode = () =>
  new AppError("validation_failed", "That code is not right, or has been used.", {
    fields: { code: "That code is not right, or has been used." },
  });

/**
 * Counts a guess of a code or password. By session: whoever has stolen one must not lock its owner's
 * other browsers. @throws AppError too_many_requests
 */
export async function takeAdminGuess(
  { database, clock, limits }: Pick<Resources, "database" | "clock" | "limits">,
  { sessionId }: SignedAdmin,
): Promise<void> {
  await limits.take(database.db, "admin-guess", sessionId, clock());
  await limits.take(database.db, "admin-guess-day", sessionId, clock());
}

/** What administrators do with their own account. */
export const auditAdmin = (db: Db, admin: Admin, action: string, details = {}): Promise<void> =>
  insertAudit(db, {
    actorKind: "admin",
    actorId: admin.id,
    action,
    subjectKind: "admin",
    subjectId: admin.id,
    details,
  });

/** @throws AppError validation_failed at the field of that name, too_many_requests */
export async function checkPresentPassword(
  resources: Pick<Resources, "database" | "clock" | "limits">,
  hasher: PasswordHasher,
  admin: SignedAdmin,
  { field, password }: { field: string; password: string },
): Promise<void> {
  await takeAdminGuess(resources, admin);
  if (await hasher.verify(admin.passwordHash, password)) return;
  const message = "Your present password is not right.";
  throw new AppError("validation_failed", message, { fields: { [field]: message } });
}

/** An administrator's authenticator and recovery codes. */
export function createSecondFactors(resources: Resources, hasher: PasswordHasher) {
  const { config, database, clock } = resources;
  const sealing = createAdminSealing(resources);

  async function dropTotp(db: Db, admin: Admin, by: Admin): Promise<void> {
    await updateAdmin(db, admin.id, { totpSecret: null, totpConfirmedAt: null });
    await dropRecoveryCodes(db, admin.id);
    await insertAudit(db, {
      actorKind: "admin",
      actorId: by.id,
      action: "admin.second-factor.removed",
      subjectKind: "admin",
      subjectId: admin.id,
    });
    await queueMail(
      db,
      accessChangedMail(admin.email, "The second factor of your account was removed.", config),
    );
  }

  return {
    /**
     * A secret for the authenticator; it counts only once a code of it has been shown.
     * @throws AppError validation_failed for a wrong password, already_done, too_many_requests
     */
    async offerTotp(admin: SignedAdmin, password: string): Promise<TotpOffer> {
      if (admin.totpConfirmedAt)
        throw new AppError("already_done", "A second factor is set up already.");
      await checkPresentPassword(resources, hasher, admin, { field: "password", password });
      const secret = createTotpSecret();
      await updateAdmin(database.db, admin.id, {
        totpSecret: await sealing.seal(admin.id, secret),
      });
      const uri = totpAddress(admin.email, secret);
      return { secret, uri, qr: drawQr(uri) };
    },

    /** @returns the recovery codes, shown this once. @throws AppError validation_failed */
    async confirmTotp(admin: SignedAdmin, code: string): Promise<string[]> {
      await takeAdminGuess(resources, admin);
      if (admin.totpConfirmedAt)
        throw new AppError("already_done", "A second factor is set up already.");
      const secret = admin.totpSecret && (await sealing.unseal(admin.id, admin.totpSecret));
      const step = secret ? findCodeStep(secret, code, clock()) : null;
      if (step === null) throw wrongCode();
      return database.transaction(async (db) => {
        await updateAdmin(db, admin.id, { totpConfirmedAt: clock(), totpStep: step });
        const codes = await replaceRecoveryCodes(db, admin.id);
        await deleteAdminSessions(db, admin.id, { except: admin.sessionId });
        await auditAdmin(db, admin, "admin.second-factor.added");
        return codes;
      });
    },

    /** @throws AppError validation_failed for a wrong or spent code */
    async renewRecoveryCodes(admin: SignedAdmin, code: string): Promise<string[]> {
      await takeAdminGuess(resources, admin);
      await sealing.open();
      return database.transaction(async (db) => {
        if (!(await spendCode(db, sealing, admin, code, clock()))) throw wrongCode();
        await auditAdmin(db, admin, "admin.recovery-codes.renewed");
        return replaceRecoveryCodes(db, admin.id);
      });
    },

    async removeTotp(admin: SignedAdmin, code: string): Promise<void> {
      await takeAdminGuess(resources, admin);
      if (admin.secondFactorRequired)
        throw new AppError("forbidden", "The desk requires a second factor of everybody.");
      await sealing.open();
      await database.transaction(async (db) => {
        if (!(await spendCode(db, sealing, admin, code, clock()))) throw wrongCode();
        await dropTotp(db, admin, admin);
      });
    },

    /** For an owner, when a colleague has lost the phone and the codes. */
    async resetTotp(owner: Admin, id: string): Promise<void> {
      await database.transaction(async (db) => {
        const admin = await findAdmin(db, id);
        if (!admin) throw new AppError("not_found", "There is no such administrator.");
        if (!admin.totpConfirmedAt)
          throw new AppError("already_done", "There is no second factor to remove.");
        if (admin.id === owner.id)
          throw new AppError("forbidden", "Remove your own second factor with a code of it.");
        await dropTotp(db, admin, owner);
        await deleteAdminSessions(db, id);
      });
    },
  };
}
