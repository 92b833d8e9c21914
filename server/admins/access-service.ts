import type { AdminSessionItem, DeskSelf, TotpOffer } from "#contract/desk-admins.ts";
import { insertAudit } from "#server/audit/store.ts";
import { createPasswordHasher } from "#server/auth/passwords/hasher.ts";
import type { Admin, SignedAdmin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { takeRate } from "#server/limits/rate-limit.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { accessChangedMail } from "./mail.ts";
import { drawQr } from "./qr.ts";
import { countRecoveryCodes, dropRecoveryCodes } from "./recovery-code-store.ts";
import {
  createAdminSealing,
  createTotpSecret,
  findCodeStep,
  replaceRecoveryCodes,
  spendCode,
  totpAddress,
} from "./second-factor.ts";
import { mustEnrol } from "./session.ts";
import { deleteAdminSessions, findAdmin, listAdminSessions, updateAdmin } from "./store.ts";

/** Guesses of a code or password from inside, a quarter of an hour. */
const guessRate = { limit: 10, windowSeconds: 900 };
const guessesADay = { limit: 50, windowSeconds: 86_400 };

const wrongCode = () =>
  new AppError("validation_failed", "That code is not right, or has been used.", {
    fields: { code: "That code is not right, or has been used." },
  });

export type AccessService = ReturnType<typeof createAccessService>;

/** An administrator's own way in: name, password, second factor, sessions. */
export function createAccessService(resources: Resources, hasher = createPasswordHasher()) {
  const { config, database, clock } = resources;
  const sealing = createAdminSealing(resources);
  /** By session: whoever has stolen one must not lock its owner's other browsers. */
  const takeGuess = async (admin: SignedAdmin) => {
    await takeRate(database.db, `admin-guess:${admin.sessionId}`, guessRate, clock());
    await takeRate(database.db, `admin-guess-day:${admin.sessionId}`, guessesADay, clock());
  };
  const audit = (db: Db, admin: Admin, action: string, details = {}) =>
    insertAudit(db, {
      actorKind: "admin",
      actorId: admin.id,
      action,
      subjectKind: "admin",
      subjectId: admin.id,
      details,
    });

  return {
    async getSelf(admin: SignedAdmin): Promise<DeskSelf> {
      return {
        id: admin.id,
        email: admin.email,
        name: admin.name,
        role: admin.role,
        secondFactor: Boolean(admin.totpConfirmedAt),
        mustEnrol: mustEnrol(admin),
        recoveryCodesLeft: await countRecoveryCodes(database.db, admin.id),
      };
    },

    async rename(admin: Admin, name: string): Promise<void> {
      await database.transaction(async (db) => {
        await updateAdmin(db, admin.id, { name });
        await audit(db, admin, "admin.renamed");
      });
    },

    /** Ends every other session. @throws AppError validation_failed, too_many_requests */
    async changePassword(admin: SignedAdmin, current: string, next: string): Promise<void> {
      await takeGuess(admin);
      if (!(await hasher.verify(admin.passwordHash, current)))
        throw new AppError("validation_failed", "Your present password is not right.", {
          fields: { current: "Your present password is not right." },
        });
      if (current === next)
        throw new AppError("validation_failed", "The new password is the old one.", {
          fields: { next: "The new password is the old one." },
        });
      const passwordHash = await hasher.hash(next);
      await database.transaction(async (db) => {
        await updateAdmin(db, admin.id, { passwordHash, passwordChangedAt: clock() });
        await deleteAdminSessions(db, admin.id, { except: admin.sessionId });
        await audit(db, admin, "admin.password-changed");
        await queueMail(
          db,
          accessChangedMail(admin.email, "The password of your account was changed.", config),
        );
      });
    },

    /** A secret for the authenticator; it counts only once a code of it has been shown. */
    async offerTotp(admin: Admin): Promise<TotpOffer> {
      if (admin.totpConfirmedAt)
        throw new AppError("already_done", "A second factor is set up already.");
      const secret = createTotpSecret();
      await updateAdmin(database.db, admin.id, {
        totpSecret: await sealing.seal(admin.id, secret),
      });
      const uri = totpAddress(admin.email, secret);
      return { secret, uri, qr: drawQr(uri) };
    },

    /** @returns the recovery codes, shown this once. @throws AppError validation_failed */
    async confirmTotp(admin: SignedAdmin, code: string): Promise<string[]> {
      await takeGuess(admin);
      if (admin.totpConfirmedAt)
        throw new AppError("already_done", "A second factor is set up already.");
      const secret = admin.totpSecret && (await sealing.unseal(admin.id, admin.totpSecret));
      const step = secret ? findCodeStep(secret, code, clock()) : null;
      if (step === null) throw wrongCode();
      return database.transaction(async (db) => {
        await updateAdmin(db, admin.id, { totpConfirmedAt: clock(), totpStep: step });
        const codes = await replaceRecoveryCodes(db, admin.id);
        await deleteAdminSessions(db, admin.id, { except: admin.sessionId });
        await audit(db, admin, "admin.second-factor.added");
        return codes;
      });
    },

    /** @throws AppError validation_failed for a wrong or spent code */
    async renewRecoveryCodes(admin: SignedAdmin, code: string): Promise<string[]> {
      await takeGuess(admin);
      await sealing.open();
      return database.transaction(async (db) => {
        if (!(await spendCode(db, sealing, admin, code, clock()))) throw wrongCode();
        await audit(db, admin, "admin.recovery-codes.renewed");
        return replaceRecoveryCodes(db, admin.id);
      });
    },

    async removeTotp(admin: SignedAdmin, code: string): Promise<void> {
      await takeGuess(admin);
      if (admin.secondFactorRequired)
        throw new AppError("forbidden", "The desk requires a second factor of everybody.");
      await sealing.open();
      await database.transaction(async (db) => {
        if (!(await spendCode(db, sealing, admin, code, clock()))) throw wrongCode();
        await this.dropTotp(db, admin, admin);
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
        await this.dropTotp(db, admin, owner);
        await deleteAdminSessions(db, id);
      });
    },

    async dropTotp(db: Db, admin: Admin, by: Admin): Promise<void> {
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
        if (ended > 0) await audit(db, admin, "admin.sessions-ended", { count: ended });
        return ended;
      });
    },
  };
}
