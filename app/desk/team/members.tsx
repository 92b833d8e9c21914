import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { useUndo } from "#app/desk/ui/undo-bar.tsx";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import { Select } from "#app/ui/select-field.tsx";
import type { AdminChange, AdminList, DeskAdmin, DeskSelf } from "#contract/wire/desk-admins.ts";
import { type AdminRole, adminRoles } from "#contract/wire/desk-roles.ts";
import { roleNames } from "./role-names.ts";
import styles from "./team.module.css";

/** Administrators and open invitations; owners change them, and may take a disabling back. */
export function Members({
  team,
  self,
  onChanged,
  onReload,
}: {
  team: AdminList;
  self: DeskSelf;
  onChanged(team: AdminList): void;
  onReload(): Promise<void>;
}) {
  const action = useDeskAction();
  const offerUndo = useUndo();
  const change = (admin: DeskAdmin, what: AdminChange) =>
    action.run(admin.id, async () =>
      onChanged(await callAsAdmin("PATCH", `/api/desk/admins/${admin.id}`, what)),
    );
  async function disable(admin: DeskAdmin) {
    if (await change(admin, { disabled: true }))
      offerUndo(
        m.desk_admin_was_disabled({ name: admin.name || admin.email }),
        () => void change(admin, { disabled: false }),
      );
  }
  const resetFactor = (admin: DeskAdmin) =>
    action.run(admin.id, async () => {
      if (!window.confirm(m.desk_factor_reset_confirm({ name: admin.name || admin.email }))) return;
      await callAsAdmin("DELETE", `/api/desk/admins/${admin.id}/totp`);
      await onReload();
    });
  const sendReset = (admin: DeskAdmin) =>
    action.run(admin.id, async () => {
      if (!window.confirm(m.desk_reset_confirm({ email: admin.email }))) return;
      const { message } = await callAsAdmin<{ message: string }>(
        "POST",
        `/api/desk/admins/${admin.id}/reset`,
        {},
      );
      say(message);
    });
  const withdraw = (id: string) =>
    action.run(id, async () => {
      const { message } = await callAsAdmin<{ message: string }>(
        "DELETE",
        `/api/desk/invitations/${id}`,
      );
      say(message);
      await onReload();
    });
  const isOwner = self.role === "owner";
  return (
    <ul className={styles.members}>
      {team.admins.map((admin) => (
        <li key={admin.id} data-dim={admin.disabled || undefined}>
          <div className={styles.who}>
            <strong>
              {admin.name || admin.email}
              {admin.id === self.id && <span className={badgeClass}>{m.desk_you()}</span>}
              {admin.disabled && (
                <span className={badgeClass} data-tone="err">
                  {m.desk_disabled()}
                </span>
              )}
            </strong>
            <span>{admin.email}</span>
            <span>
              {admin.secondFactor ? m.desk_factor_on() : m.desk_factor_off()} ·{" "}
              {admin.lastSignInAt
                ? m.desk_last_seen({ when: formatMoment(admin.lastSignInAt) })
                : m.desk_never_seen()}
            </span>
          </div>
          {isOwner ? (
            <span className={styles.role}>
              <Select
                aria-label={m.desk_role_of({ name: admin.name || admin.email })}
                value={admin.role}
                disabled={action.busy !== null || admin.disabled}
                options={adminRoles.map((role) => ({ value: role, label: roleNames[role]() }))}
                onChange={(event) => void change(admin, { role: event.target.value as AdminRole })}
              />
            </span>
          ) : (
            <span className={badgeClass}>{roleNames[admin.role]()}</span>
          )}
          {isOwner && admin.id !== self.id && (
            <div className={styles.buttons}>
              {admin.secondFactor && (
                <Button variant="quiet" size="small" onClick={() => void resetFactor(admin)}>
                  {m.desk_factor_reset()}
                </Button>
              )}
              {!admin.disabled && (
                <Button variant="quiet" size="small" onClick={() => void sendReset(admin)}>
                  {m.desk_reset_send()}
                </Button>
              )}
              {admin.disabled ? (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => void change(admin, { disabled: false })}
                >
                  {m.desk_enable()}
                </Button>
              ) : (
                <Button variant="quiet" size="small" onClick={() => void disable(admin)}>
                  {m.desk_disable()}
                </Button>
              )}
            </div>
          )}
        </li>
      ))}
      {team.invitations.map((invitation) => (
        <li key={invitation.id}>
          <div className={styles.who}>
            <strong>
              {invitation.name || invitation.email}
              <span className={badgeClass} data-tone="sun">
                {m.desk_invited()}
              </span>
            </strong>
            {invitation.name && <span>{invitation.email}</span>}
            <span>{m.desk_invited_until({ when: formatMoment(invitation.expiresAt) })}</span>
          </div>
          <span className={badgeClass}>{roleNames[invitation.role]()}</span>
          {isOwner && (
            <div className={styles.buttons}>
              <Button variant="quiet" size="small" onClick={() => void withdraw(invitation.id)}>
                {m.desk_withdraw()}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
