import { type FormEvent, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { DeskSelf } from "#contract/desk-admins.ts";
import styles from "./team.module.css";

/** The name under which one answers travellers. */
export function OwnName({ self, onChanged }: { self: DeskSelf; onChanged(): void }) {
  const action = useDeskAction();
  const [name, setName] = useState(self.name);
  async function save(event: FormEvent) {
    event.preventDefault();
    if (!(await action.run("save", () => callAsAdmin("PATCH", "/api/desk/me", { name })))) return;
    say(m.desk_name_saved());
    onChanged();
  }
  return (
    <form className={styles.card} onSubmit={save}>
      <h3 className="h4">{m.desk_own_name()}</h3>
      <TextField
        label={m.admin_name()}
        hint={m.desk_own_name_hint()}
        value={name}
        maxLength={100}
        required
        error={action.fields.name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button
        type="submit"
        size="small"
        busy={action.busy === "save"}
        disabled={name === self.name}
      >
        {m.desk_save()}
      </Button>
    </form>
  );
}
