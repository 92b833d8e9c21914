import type {
  AdminChange,
  AdminList,
  DeskAdmin,
  DeskSettings,
  DeskSettingsInput,
} from "#contract/wire/desk-admins.ts";
import { insertAudit } from "#server/audit/store.ts";
import { createPasswordHasher } from "#server/auth/passwords/hasher.ts";
import type { Admin, SignedAdmin } from "#server/calls/callers.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import { createInvitations, presentInvitation } from "./invitation-service.ts";
import * as store from "./invitation-store.ts";
import { createResets } from "./reset-service.ts";
import { deleteAdminSessions } from "./session-store.ts";
import { countOtherOwners, findAdmin, listAdmins, lockAdmins, updateAdmin } from "./store.ts";

const presentAdmin = (row: Admin): DeskAdmin => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  secondFactor: Boolean(row.totpConfirmedAt),
  disabled: Boolean(row.disabledAt),
  createdAt: row.createdAt.toISOString(),
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
});

const presentSettings = (row: store.DeskSettingsRow): DeskSettings => ({
  secondFactorRequired: row.secondFactorRequired,
  secondFactorFrom: row.secondFactorFrom?.toISOString() ?? null,
  phonesFrom: row.phonesFrom,
  exportsFrom: row.exportsFrom,
});

export type TeamService = ReturnType<typeof createTeamService>;

/** Who sits at the desk: invitations, roles, and what is required of all. */
export function createTeamService(resources: Resources, hasher = createPasswordHasher()) {
  const { database, clock } = resources;
  return {
    ...createInvitations(resources, hasher),
    ...createResets(resources),

    async listTeam(): Promise<AdminList> {
      const { db } = database;
      const [admins, invitations, settings] = await Promise.all([
        listAdmins(db),
        store.listOpenInvitations(db, clock()),
        store.readSettings(db),
      ]);
      return {
        admins: admins.map(presentAdmin),
        invitations: invitations.map(presentInvitation),
        settings: presentSettings(settings),
      };
    },

    /** Role and access; the desk always keeps an owner. @throws AppError not_found, conflict, forbidden */
    async changeAdmin(owner: SignedAdmin, id: string, change: AdminChange): Promise<AdminList> {
      await database.transaction(async (db) => {
        await lockAdmins(db);
        const admin = await findAdmin(db, id);
        if (!admin) throw new AppError("not_found", "There is no such administrator.");
        if (change.disabled && admin.id === owner.id)
          throw new AppError("forbidden", "Another owner has to disable your account.");
        const role = change.role ?? admin.role;
        const disabled = change.disabled ?? Boolean(admin.disabledAt);
        const wasOwner = admin.role === "owner" && !admin.disabledAt;
        if (wasOwner && (role !== "owner" || disabled) && (await countOtherOwners(db, id)) === 0)
          throw new AppError("conflict", "The desk needs an owner: make somebody else one first.");
        if (role !== admin.role) {
          await updateAdmin(db, id, { role });
          await insertAudit(db, {
            actorKind: "admin",
            actorId: owner.id,
            action: "admin.role-changed",
            subjectKind: "admin",
            subjectId: id,
            details: { from: admin.role, to: role },
          });
        }
        if (disabled !== Boolean(admin.disabledAt)) {
          await updateAdmin(db, id, { disabledAt: disabled ? clock() : null });
          if (disabled) await deleteAdminSessions(db, id);
          await insertAudit(db, {
            actorKind: "admin",
            actorId: owner.id,
            action: disabled ? "admin.disabled" : "admin.enabled",
            subjectKind: "admin",
            subjectId: id,
          });
        }
      });
      return this.listTeam();
    },

    /** @throws AppError conflict when the owner who asks would be the first to be shut out */
    async changeSettings(owner: SignedAdmin, input: DeskSettingsInput): Promise<DeskSettings> {
      const { secondFactorRequired, graceDays, ...kept } = input;
      if (secondFactorRequired && !owner.totpConfirmedAt)
        throw new AppError("conflict", "Set up your own second factor first.");
      return database.transaction(async (db) => {
        const before = await store.readSettings(db);
        // What is asked for already keeps its day: nobody's grace begins anew.
        const isNew = secondFactorRequired && !before.secondFactorRequired;
        const from = isNew
          ? graceDays > 0
            ? new Date(clock().getTime() + graceDays * 86_400_000)
            : null
          : before.secondFactorFrom;
        await store.writeSettings(db, {
          secondFactorRequired,
          secondFactorFrom: secondFactorRequired ? from : null,
          phonesFrom: kept.phonesFrom ?? before.phonesFrom,
          exportsFrom: kept.exportsFrom ?? before.exportsFrom,
        });
        const settings = presentSettings(await store.readSettings(db));
        await insertAudit(db, {
          actorKind: "admin",
          actorId: owner.id,
          action: "desk.settings-changed",
          details: settings,
        });
        return settings;
      });
    },
  };
}
