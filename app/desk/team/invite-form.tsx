import { type FormEvent, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type AdminRole, adminRoles } from "#contract/desk-admins.ts";
import { roleNames } from "./members.tsx";
import styles from "./team.module.css";

const roleDuties = {
  owner: m.desk_role_owner_may,
  editor: m.desk_role_editor_may,
  viewer: m.desk_role_viewer_may,
};

export function InviteForm({ onInvited }: { onInvited(): Promise<void> }) {
  const action = useDeskAction();
  const [email, setEmail] = useState("");
  const [name, setName] = useState("");
  const [role, setRole] = useState<AdminRole>("editor");

  async function invite(event: FormEvent) {
    event.preventDefault();
    const sent = await action.run("invite", () =>
      callAsAdmin("POST", "/api/desk/invitations", { email, name, role }),
    );
    if (!sent) return;
    say(m.desk_invitation_sent({ email }));
    setEmail("");
    setName("");
    await onInvited();
  }
  return (
    <form className={styles.card} onSubmit={invite}>
      <h3 className="h4">{m.desk_invite_title()}</h3>
      <TextField
        label={m.auth_email()}
        type="email"
        value={email}
        required
        error={action.fields.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={m.admin_name()}
        hint={m.desk_optional()}
        value={name}
        maxLength={100}
        error={action.fields.name}
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField
        label={m.desk_role()}
        value={role}
        options={adminRoles.map((value) => ({ value, label: roleNames[value]() }))}
        onChange={(event) => setRole(event.target.value as AdminRole)}
      />
      <p className="muted small">{roleDuties[role]()}</p>
      <Button type="submit" size="small" icon="mail" busy={action.busy === "invite"}>
        {m.desk_invite_send()}
      </Button>
    </form>
  );
}
