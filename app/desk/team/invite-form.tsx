import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type AdminRole, adminRoles } from "#contract/wire/desk-roles.ts";
import { roleNames } from "./role-names.ts";
import styles from "./team.module.css";

const roleDuties = {
  owner: m.desk_role_owner_may,
  manager: m.desk_role_manager_may,
  editor: m.desk_role_editor_may,
  viewer: m.desk_role_viewer_may,
  driver: m.desk_role_driver_may,
};

/** Asks somebody to the desk by mail, in a role. */
export function InviteForm({ onInvited }: { onInvited(): Promise<void> }) {
  const action = useDeskAction();
  const [role, setRole] = useState<AdminRole>("editor");
  const form = useForm({
    action,
    draft: "invitation",
    async send({ email = "", name }) {
      await callAsAdmin("POST", "/api/desk/invitations", { email, name, role });
      say(m.desk_invitation_sent({ email }));
      form.reset();
      await onInvited();
    },
  });
  return (
    <form className={styles.card} {...form.props}>
      <h3 className="h4">{m.desk_invite_title()}</h3>
      <TextField
        label={m.auth_email()}
        type="email"
        name="email"
        required
        error={form.error("email")}
      />
      <TextField
        label={m.admin_name()}
        hint={m.desk_optional()}
        name="name"
        maxLength={100}
        error={form.error("name")}
      />
      <SelectField
        label={m.desk_role()}
        value={role}
        options={adminRoles.map((value) => ({ value, label: roleNames[value]() }))}
        onChange={(event) => setRole(event.target.value as AdminRole)}
      />
      <p className="muted small">{roleDuties[role]()}</p>
      <Button type="submit" size="small" icon="mail" busy={form.busy}>
        {m.desk_invite_send()}
      </Button>
    </form>
  );
}
