import { normalizeAddress } from "#contract/text.ts";
import type {
  AcceptInviteInput,
  DeskInvitation,
  InvitationOpened,
  InviteInput,
} from "#contract/wire/desk-admins.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { createPasswordHasher } from "#server/auth/passwords/hasher.ts";
import type { Admin } from "#server/calls/callers.ts";
import { AppError } from "#server/errors/app-error.ts";
import { createToken, hashToken } from "#server/http/secret-token.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import * as store from "./invitation-store.ts";
import { accessChangedMail, invitationMail } from "./mail.ts";
import { refuseCommonPassword } from "./new-password.ts";
import { deleteAdminPasskeys } from "./passkey-store.ts";
import { deleteAdminSessions } from "./session-store.ts";
import { findAdmin, findAdminByEmail, insertAdmin, lockAdmins, updateAdmin } from "./store.ts";

const inviteDays = 7;
const badLink = () =>
  new AppError("not_found", "This invitation has been used, withdrawn, or is too old.");

/** Without its link, which stands in the mail alone. */
export const presentInvitation = (row: store.Invitation): DeskInvitation => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

/** Who is asked to the desk, and how they come in by the link of the mail. */
export function createInvitations(
  { config, database, clock, limits }: Resources,
  hasher: ReturnType<typeof createPasswordHasher>,
) {
  return {
    /** Sends a link that works once; an earlier one to the same address ends. @throws AppError conflict */
    async invite(owner: Admin, input: InviteInput): Promise<DeskInvitation> {
      await limits.take(database.db, "admin-invite", owner.id, clock());
      const token = createToken();
      const email = normalizeAddress(input.email);
      return database.transaction(async (db) => {
        await lockAdmins(db);
        const known = await findAdminByEmail(db, email);
        if (known)
          throw new AppError(
            "conflict",
            known.disabledAt
              ? "This address belongs to a disabled administrator: enable them instead."
              : "This address is an administrator already.",
          );
        const createdAt = clock();
        await store.revokeInvitations(db, { email }, createdAt);
        const invitation = await store.insertInvitation(db, {
          email,
          name: input.name,
          role: input.role,
          tokenHash: hashToken(token),
          invitedBy: owner.id,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + inviteDays * 86_400_000),
        });
        const inviter = owner.name || owner.email;
        await queueMail(db, invitationMail(email, token, { inviter, days: inviteDays }, config));
        await insertAudit(db, {
          actorKind: "admin",
          actorId: owner.id,
          action: "admin.invited",
          subjectKind: "invitation",
          subjectId: invitation.id,
          details: { role: input.role },
        });
        return presentInvitation(invitation);
      });
    },

    async revokeInvitation(owner: Admin, id: string): Promise<void> {
      await database.transaction(async (db) => {
        const [ended] = await store.revokeInvitations(db, { id }, clock());
        if (!ended) throw badLink();
        await insertAudit(db, {
          actorKind: "admin",
          actorId: owner.id,
          action: "admin.invitation-withdrawn",
          subjectKind: "invitation",
          subjectId: id,
        });
      });
    },

    /** What the page of the link shows. @throws AppError not_found, too_many_requests */
    async findInvitation(token: string, visitor: string): Promise<InvitationOpened> {
      await limits.take(database.db, "admin-invitation", visitor, clock());
      const found = await store.findOpenInvitation(database.db, hashToken(token), clock());
      if (!found) throw badLink();
      return {
        email: found.email,
        name: found.name,
        role: found.role,
        isReset: found.adminId !== null,
      };
    },

    /** Makes the administrator, or gives one a new password and ends their sessions; the link is spent. @throws AppError not_found, conflict */
    async acceptInvitation(input: AcceptInviteInput, visitor: string): Promise<{ email: string }> {
      await limits.take(database.db, "admin-invitation", visitor, clock());
      const tokenHash = hashToken(input.token);
      if (!(await store.findOpenInvitation(database.db, tokenHash, clock()))) throw badLink();
      await refuseCommonPassword(input.password, "password");
      const passwordHash = await hasher.hash(input.password);
      return database.transaction(async (db) => {
        await lockAdmins(db);
        const invitation = await store.acceptInvitation(db, tokenHash, clock());
        if (!invitation) throw badLink();
        if (invitation.adminId) {
          const admin = await findAdmin(db, invitation.adminId);
          if (!admin || admin.disabledAt) throw badLink();
          await updateAdmin(db, admin.id, { passwordHash, passwordChangedAt: clock() });
          await deleteAdminSessions(db, admin.id);
          await deleteAdminPasskeys(db, admin.id);
          await insertAudit(db, {
            actorKind: "admin",
            actorId: admin.id,
            action: "admin.password-reset",
            subjectKind: "admin",
            subjectId: admin.id,
          });
          await queueMail(
            db,
            accessChangedMail(admin.email, "A new password was set for your account.", config),
          );
          return { email: admin.email };
        }
        if (await findAdminByEmail(db, invitation.email))
          throw new AppError("conflict", "This address is an administrator already.");
        const admin = await insertAdmin(db, {
          email: invitation.email,
          name: input.name,
          passwordHash,
          role: invitation.role,
        });
        await insertAudit(db, {
          actorKind: "admin",
          actorId: admin.id,
          action: "admin.joined",
          subjectKind: "admin",
          subjectId: admin.id,
          details: { role: admin.role },
        });
        return { email: admin.email };
      });
    },
  };
}
